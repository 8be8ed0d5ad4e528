/**
 * One process that runs a machine's tests again and again, each time with one file's text changed. It keeps its Vite
 * server and its test worker: a run costs what the tests cost. The parent kills it when a mutant never ends.
 */
import { createVitest } from "vitest/node";

const testFiles = process.argv.slice(2);

let mutant = { file: null, code: null };
const plugin = {
  name: "mutant",
  enforce: "pre",
  load: (id) => (id.split("?")[0] === mutant.file ? mutant.code : null),
};

let firstFailure = null;
let longestMs = 0;
const reporter = {
  onTestCaseResult(testCase) {
    longestMs = Math.max(longestMs, testCase.diagnostic()?.duration ?? 0);
    if (testCase.result().state === "failed") firstFailure ??= testCase.fullName;
  },
};

/** A mutant whose test waits for something that no longer comes is given a few times the longest test, not a minute. */
const PATIENCE = { atFirstMs: 60_000, atLeastMs: 3_000, times: 5 };

const vitest = await createVitest(
  "test",
  {
    config: false,
    watch: true,
    include: testFiles,
    reporters: [reporter],
    bail: 1,
    isolate: false,
    fileParallelism: false,
    pool: "threads",
    maxWorkers: 1,
    testTimeout: PATIENCE.atFirstMs,
    onConsoleLog: () => false,
    restoreMocks: true,
  },
  { configFile: false, plugins: [plugin], logLevel: "silent", clearScreen: false, server: { watch: null } },
);
await vitest.standalone();
const project = vitest.getRootProject();
const specifications = testFiles.map((file) => project.createSpecification(file));

process.on("message", async (next) => {
  const changed = [mutant.file, next.file].filter((file) => file !== null);
  mutant = next;
  firstFailure = null;
  vitest.state.errorsSet?.clear();
  for (const file of changed) vitest.invalidateFile(file);
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications);
  const broken = testModules.find((module) => !module.ok());
  const caughtBy =
    firstFailure ?? (broken && (broken.errors()[0]?.message ?? broken.moduleId)) ?? unhandledErrors[0]?.message ?? null;
  const tests = testModules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
  if (next.file === null) project.config.testTimeout = Math.max(PATIENCE.atLeastMs, PATIENCE.times * longestMs);
  process.send({ caughtBy, tests });
});
process.on("disconnect", () => process.exit());
process.send({ isReady: true });
