/** Browser tests: the built app and the sandbox, one server for all, each test in a world of its own. `npm run e2e` finds a port. */
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "./tests/tools/chromium.mjs";

const port = Number(process.env.E2E_PORT ?? 4350);
const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Long, so that a slow machine never decides: what passes doesn't wait for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    screenshot: "only-on-failure",
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "phone", use: { browserName: "chromium", viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "desktop", grep: /@desktop/, use: { browserName: "chromium", viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: "node tests/tools/start.mjs --no-build",
    url: `http://localhost:${port}/sandbox/people`,
    env: { PORT: String(port), DATA: ":memory:" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
    timeout: 30_000,
  },
});
