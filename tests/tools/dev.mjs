/** Vite with hot reload and the sandbox in one process: `npm run dev`. PORT (5173), HOST, DATA as for `npm start`. */
import { createServer as createHttpServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import "./sandbox-build.mjs";
import { addressOf, sayWhoCanLogIn } from "./sandbox-greeting.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);

const port = Number(process.env.PORT ?? 5173);
const host = process.env.HOST ?? "127.0.0.1";
const dataFile = process.env.DATA ?? ".data/sandbox.db";

const http = createHttpServer();
const vite = await createServer({ root, appType: "spa", server: { middlewareMode: true, hmr: { server: http } } });

const { createSandbox, isSandboxPath } = await vite.ssrLoadModule("/tests/sandbox/app.ts");
const sandbox = createSandbox({ dataFile });
const answer = getRequestListener(sandbox.fetch, { overrideGlobalObjects: false });

http.on("request", (request, response) =>
  isSandboxPath(new URL(request.url, "http://localhost").pathname)
    ? answer(request, response)
    : vite.middlewares(request, response),
);
http.once("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken: PORT=5180 npm run dev` : error);
  process.exit(1);
});
http.listen(port, host, () => {
  sayWhoCanLogIn(addressOf(host, port), sandbox.people());
  console.log("  Changes to the app show at once; restart for changes to the sandbox.\n");
});

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    http.closeAllConnections();
    http.close();
    await vite.close();
    sandbox.close();
    process.exit(0);
  });
