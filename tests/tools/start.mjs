/**
 * Builds the app and the sandbox and serves both from one process: `npm start`, `npm start -- --no-build`.
 * PORT (4173), HOST (127.0.0.1; others on the network can then play everybody), DATA (.data/sandbox.db, or `:memory:`).
 */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath, pathToFileURL } from "node:url";
import { addressOf, sayWhoCanLogIn } from "./sandbox-greeting.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? "127.0.0.1";
const dataFile = process.env.DATA ?? ".data/sandbox.db";
const SERVER = ".build/sandbox/main.js";

// Before the build, which would change the files under whatever is running there.
if (await isTaken(port, host)) sayTaken();

if (!process.argv.includes("--no-build")) {
  const { buildApp, buildSandbox } = await import("./build.mjs");
  await buildApp();
  await buildSandbox();
}

const missing = ["dist/index.html", SERVER].find((file) => !existsSync(file));
if (missing) {
  console.error(`${missing} is not there: run npm start without --no-build first.`);
  process.exit(1);
}

const { serveSandbox } = await import(pathToFileURL(SERVER).href);
const server = await serveSandbox({ port, host, dataFile, distDir: "dist" }).catch((error) => {
  if (error.code !== "EADDRINUSE") throw error;
  sayTaken();
});

sayWhoCanLogIn(addressOf(host, server.port), server.people);

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });

function sayTaken() {
  console.error(`Port ${port} is taken. Stop what runs there, or choose another: PORT=4180 npm start`);
  process.exit(1);
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }) => resolve(code === "EADDRINUSE"));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
