/**
 * `npm test`: everything that CI runs, from the cheapest to the dearest, up to the first step that fails. The last line always
 * says how many tests passed and failed; a step that isn't a suite of tests counts as one when it fails.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./chromium.mjs";
import { freePort, run, runPackage } from "./processes.mjs";

const RESULTS = ".build/results";
const VITEST = `${RESULTS}/vitest.json`;
const PLAYWRIGHT = `${RESULTS}/playwright.json`;

const steps = [
  ["types", () => runPackage("typescript/bin/tsc", ["-p", "tsconfig.json"])],
  ["lint", () => runPackage("@biomejs/biome/bin/biome", ["ci", "."])],
  ["architecture, unit, walks", vitest],
  ["build", () => run(process.execPath, ["tests/tools/build.mjs"])],
  ["budgets", () => run(process.execPath, ["tests/tools/budgets.mjs"], { env: { CHROMIUM_PATH: ensureChromium() } })],
  ["browser", playwright],
];

let passed = 0;
let failed = 0;
const times = [];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
try {
  for (const [name, work] of steps) if (!(await isGreen(name, work))) break;
} finally {
  console.log(`\n${times.join("\n")}\n`);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

async function isGreen(name, work) {
  console.log(`\n— ${name}`);
  const begun = Date.now();
  const failedBefore = failed;
  const code = await work().catch((error) => {
    console.error(error);
    return 1;
  });
  if (code !== 0 && failed === failedBefore) failed += 1;
  times.push(`${((Date.now() - begun) / 1_000).toFixed(1).padStart(7)} s  ${name}${code === 0 ? "" : "  FAILED"}`);
  return code === 0;
}

async function vitest() {
  const code = await runPackage("vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${VITEST}`,
  ]);
  const { numPassedTests, numFailedTests } = readResults(VITEST) ?? { numPassedTests: 0, numFailedTests: 0 };
  passed += numPassedTests;
  failed += numFailedTests;
  return code;
}

async function playwright() {
  const env = { CHROMIUM_PATH: ensureChromium(), E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT };
  const code = await runPackage("@playwright/test/cli.js", ["test", "--reporter=dot,json"], { env });
  const { expected, flaky, unexpected } = readResults(PLAYWRIGHT)?.stats ?? { expected: 0, flaky: 0, unexpected: 0 };
  passed += expected + flaky;
  failed += unexpected;
  return code;
}

/** What a reporter wrote, or null when it came to nothing. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
