/**
 * The sandbox: the backend that everything runs against here. It serves every call of the product from worlds that never meet,
 * plays BankID and whatever else is outside, and lets tests make it fail. Contract: docs/sandbox.md.
 */
import { resolve } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { BrokenOff, breakOff } from "./broken-off";
import { bankIdControl } from "./control/bankid";
import { conditionsControl } from "./control/conditions";
import { controlPage, controlPageFiles } from "./control/page";
import { worldControl } from "./control/worlds";
import type { SandboxEnv } from "./env";
import { dated, faulty, logged, worldOfCookie } from "./middleware";
import { API_PATHS, services } from "./services/services";
import { serving } from "./serving";
import { openStore } from "./store";
import { DEFAULT_WORLD, worldsOf } from "./worlds";

export type Options = {
  /** Where data is kept; `:memory:` keeps none. */
  dataFile: string;
  /** The built app. Without it, pages are answered 404. */
  distDir?: string;
  /** What the text service serves. */
  textsFile?: string;
};

/** Whether the sandbox answers a path, built app or not: the development server asks. */
export const isSandboxPath = (path: string): boolean =>
  [...API_PATHS, "/sandbox/*"].some((prefix) => `${path}/`.startsWith(prefix.replace("*", "")));

export type Sandbox = ReturnType<typeof createSandbox>;

export function createSandbox({ dataFile, distDir, textsFile = "src/i18n/sv.json" }: Options) {
  const store = openStore(dataFile);
  const worlds = worldsOf(store);

  const control = new Hono<SandboxEnv>()
    .route("/", controlPageFiles)
    .route("/", worldControl(worlds))
    .route("/bankid", bankIdControl)
    .route("/", conditionsControl)
    .all("*", (c) => c.json({ reason: "There is no such control call." }, 404));

  const app = new Hono<SandboxEnv>()
    .use(worldOfCookie(worlds))
    .get("/sandbox", (c) => c.redirect("/sandbox/"))
    .get("/sandbox/", controlPage)
    .route("/sandbox", control)
    .on("ALL", API_PATHS, logged)
    .use(dated, faulty)
    .route("/", services({ textsFile: resolve(textsFile) }))
    .route("/", distDir === undefined ? new Hono<SandboxEnv>() : serving(distDir))
    .notFound((c) => c.text("Not found", 404))
    .onError((error, c) => {
      if (error instanceof BrokenOff) throw error;
      if (error instanceof HTTPException) return c.json({ cause: "ARGUMENT_NOT_VALID", message: error.message }, error.status);
      console.error(`Sandbox: ${c.req.method} ${c.req.path} failed.`, error);
      return c.json({ cause: "SANDBOX_FAULT", message: error.message }, 500);
    });

  /** Rejects like a fetch whose connection broke, when a fault says so and there is no socket to close. */
  const fetch = async (request: Request, env: Partial<HttpBindings> = {}): Promise<Response> => {
    try {
      return await app.fetch(request, env);
    } catch (error) {
      if (error instanceof BrokenOff) return breakOff(error, env);
      throw error;
    }
  };

  return {
    fetch,
    /** A call within this process: `request("/sandbox/people")`. */
    request: (path: string, init?: RequestInit) => fetch(new Request(new URL(path, "http://localhost"), init)),
    /** Who can log in to the world that a new visitor comes to. */
    people: () => worlds.of(DEFAULT_WORLD).people.cast(),
    close() {
      worlds.letGo();
      store.close();
    },
  };
}
