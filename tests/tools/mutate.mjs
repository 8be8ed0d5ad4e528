/**
 * `npm run mutate <slug> [-- --jobs 2] [--deep] [--all] [--only text]`: takes one thing at a time out of a machine, or changes
 * it, runs the machine's unit tests and walks, and says which changes nobody missed. Exit code 1 when there are any.
 *
 * Mutants that no test can tell from the original stand in `mutate-equivalents.json`, each with its reason.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { mutantsOf } from "./mutate/mutants.mjs";
import { report } from "./mutate/report.mjs";
import { startWorker } from "./mutate/workers.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: "string", default: "2" },
    /** Finer changes too: the order of actions, boundaries, operands, members of lists. */
    deep: { type: "boolean", default: false },
    /** Tells of those that were caught as well, and by which test. */
    all: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});
const [slug] = positionals;
if (!slug) throw new Error("Which machine? npm run mutate <slug>");
const files = filesOf(slug);
if (files.length === 0) throw new Error(`There is no machines/${slug}.ts.`);
const tests = testsOf(slug);
if (tests.length === 0) throw new Error(`There are no tests/unit/${slug}*.test.ts and no tests/walks/${slug}.test.ts.`);

const begun = performance.now();
const mutants = files
  .flatMap((file) => mutantsOf(file, readFileSync(file, "utf8"), { isDeep: values.deep }).map((mutant) => ({ ...mutant, file })))
  .filter(({ id }) => id.includes(values.only));
const queue = [...mutants];
/** Which test caught a mutant; null when none did. */
const caughtBy = new Map();
const jobs = Math.max(1, Math.min(Number(values.jobs), mutants.length));
await Promise.all(Array.from({ length: jobs }, work));

const equivalents = JSON.parse(readFileSync(new URL("./mutate-equivalents.json", import.meta.url), "utf8"))[slug] ?? {};
const seconds = (performance.now() - begun) / 1_000;
const { lines, survivors } = report({ slug, mutants, caughtBy, equivalents, isFull: values.all });
console.log(
  [...lines, `${mutants.length} mutants in ${seconds.toFixed(1)} s, ${jobs} at a time; ${survivors} survived.`].join("\n"),
);
process.exitCode = survivors > 0 ? 1 : 0;

async function work() {
  const worker = await startWorker(tests);
  try {
    const untouched = await worker.run(null);
    if (untouched.caughtBy !== null || untouched.tests === 0)
      throw new Error(
        `The tests of "${slug}" must be green before anything is taken out: ${untouched.caughtBy ?? "there are none"}`,
      );
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) caughtBy.set(mutant, (await worker.run(mutant)).caughtBy);
  } finally {
    worker.stop();
  }
}

/** The machine, and what was taken out of it for its length: `shared/session-setup.ts` belongs to `session.ts`. */
function filesOf(name) {
  const companions = readdirSync("machines/shared").filter((file) => file.startsWith(`${name}-`));
  return [`machines/${name}.ts`, `machines/shared/${name}.ts`, ...companions.map((file) => `machines/shared/${file}`)]
    .filter((file) => existsSync(file))
    .map((file) => resolve(file));
}

/** The unit tests that carry the slug at the start of their name, and the walk. Properties take longest, so they come last. */
function testsOf(name) {
  const isOurs = new RegExp(`^${name}([.-].*)?\\.test\\.tsx?$`);
  const units = readdirSync("tests/unit").filter((file) => isOurs.test(file));
  const isSlow = (file) => file.includes(".properties.");
  return [...units.map((file) => `tests/unit/${file}`), `tests/walks/${name}.test.ts`]
    .sort((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
    .filter((file) => existsSync(file))
    .map((file) => resolve(file));
}
