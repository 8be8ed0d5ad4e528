/** Starting what the tools need: a command, a free port, the app and the sandbox. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** Runs a command to its end and shows what it prints. @returns its exit code */
export async function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const [code] = await once(child, "exit");
  return code ?? 1;
}

/** A command of this project's packages, by the file that it starts. */
export const runPackage = (script, args, options) => run(process.execPath, [`node_modules/${script}`, ...args], options);

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** The built app and the sandbox on a free port, nothing kept. */
export async function serve() {
  const port = await freePort();
  const child = spawn(process.execPath, ["tests/tools/start.mjs", "--no-build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), DATA: ":memory:" },
  });
  const address = `http://localhost:${port}`;
  await answers(`${address}/sandbox/people`, child);
  return { address, stop: () => child.kill() };
}

async function answers(url, child) {
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) throw new Error("The server ended before it answered.");
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${url} doesn't answer.`);
}
