/** Builds what is served: the app to `dist/`, the sandbox to `.build/sandbox/`. */
import { fileURLToPath } from "node:url";
import { build } from "vite";
import "./sandbox-build.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export const buildApp = () => build({ root, logLevel: "warn" });

export const buildSandbox = () =>
  build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "tests/sandbox/main.ts", outDir: ".build/sandbox", emptyOutDir: true, target: "node20" },
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildApp();
  await buildSandbox();
}
