/**
 * `npm run e2e [-- what Playwright understands] [-- --no-build]`: builds the app and the sandbox, starts both on a free port and
 * runs the browser tests against them.
 */
import { buildApp, buildSandbox } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { freePort, runPackage } from "./processes.mjs";

const args = process.argv.slice(2);
if (!args.includes("--no-build")) {
  await buildApp();
  await buildSandbox();
}
const env = { CHROMIUM_PATH: ensureChromium(), E2E_PORT: String(await freePort()) };
process.exitCode = await runPackage("@playwright/test/cli.js", ["test", ...args.filter((arg) => arg !== "--no-build")], { env });
