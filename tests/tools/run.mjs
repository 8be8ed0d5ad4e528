/** Runs one of the TypeScript tools of this folder: `node tests/tools/run.mjs trace`. Node 20 runs no types, Vite does. */
import { runnerImport } from "vite";

const [name, ...args] = process.argv.slice(2);
const { module } = await runnerImport(new URL(`./${name}.ts`, import.meta.url).pathname, {
  configFile: false,
  logLevel: "error",
  environments: { inline: {} },
});
await module.main(args);
