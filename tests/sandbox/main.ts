/** The sandbox as a server: one process for the built app and its backend. Started by `tests/tools/start.mjs`. */
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { createSandbox, type Options } from "./app";

export { createSandbox } from "./app";

/**
 * Listens on `host`:`port` (0: any free port). Whoever reaches it can play everybody, so `host` is loopback unless somebody
 * wants it otherwise.
 * @throws {Error} with `code` EADDRINUSE when the port is taken.
 */
export async function serveSandbox({ port, host, ...options }: Options & { port: number; host: string }) {
  const sandbox = createSandbox(options);
  const server = createAdaptorServer({
    fetch: (request, env) => sandbox.fetch(request, env as HttpBindings),
    overrideGlobalObjects: false,
    // Longer than anybody pauses: a call on a connection that is just being closed would break off.
    serverOptions: { keepAliveTimeout: 600_000 },
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, listening);
  }).catch((error) => {
    sandbox.close();
    throw error;
  });
  return {
    port: (server.address() as AddressInfo).port,
    people: sandbox.people(),
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      sandbox.close();
    },
  };
}
