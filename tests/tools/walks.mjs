/**
 * `npm run walks [slug] [-- --headed]`: lists the paths that are generated from the specification's diagrams, then walks them
 * in Chromium. The report in `playwright-report/` has a picture of each state on the way.
 */
import { existsSync, readdirSync } from "node:fs";
import { buildApp, buildSandbox } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { freePort, run, runPackage } from "./processes.mjs";

const args = process.argv.slice(2);
const slug = args.find((arg) => !arg.startsWith("-"));
const options = args.filter((arg) => arg.startsWith("-") && arg !== "--no-build");

const listed = await run(process.execPath, ["tests/tools/run.mjs", "walks-list", ...(slug ? [slug] : [])]);
if (listed !== 0) process.exit(listed);

const walks = slug
  ? [`tests/e2e/${slug}.walk.spec.ts`]
  : readdirSync("tests/e2e").filter((file) => file.endsWith(".walk.spec.ts"));
if (walks.length === 0 || (slug && !existsSync(walks[0]))) {
  console.error(slug ? `There is no ${walks[0]}.` : "There are no walks in tests/e2e.");
  process.exit(1);
}
if (!args.includes("--no-build")) {
  await buildApp();
  await buildSandbox();
}
process.exitCode = await runPackage("@playwright/test/cli.js", ["test", ...walks, "--reporter=list,html", ...options], {
  env: {
    CHROMIUM_PATH: ensureChromium(),
    E2E_PORT: String(await freePort()),
    WALK_PICTURES: "1",
    PLAYWRIGHT_HTML_OPEN: "never",
  },
});
console.log("Pictures of each state: npx playwright show-report");
