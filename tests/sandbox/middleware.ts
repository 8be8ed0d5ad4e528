/** What happens around every call of the app: its world, the call log, the server's clock, and the faults that a test asked for. */
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { BrokenOff } from "./broken-off";
import type { SandboxEnv } from "./env";
import type { Answer, Fault } from "./faults";
import { DEFAULT_WORLD, isWorldId, type Worlds } from "./worlds";

export const WORLD_COOKIE = "sandbox-world";

/** The world that the cookie names; a name not heard of before begins a world of its own. */
export const worldOfCookie = (worlds: Worlds) =>
  createMiddleware<SandboxEnv>((c, next) => {
    const id = getCookie(c, WORLD_COOKIE) ?? DEFAULT_WORLD;
    c.set("world", worlds.of(isWorldId(id) ? id : DEFAULT_WORLD));
    return next();
  });

/** Notes the call when it comes in, its status when it is answered, and lets what hangs on its delivery happen. */
export const logged = createMiddleware<SandboxEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const call = c.var.world.calls.note({
    method: c.req.method,
    path: pathname + search,
    headers: c.req.header(),
    body: await textBodyOf(c.req),
  });
  c.set("onDelivered", []);
  await next();
  call.status = c.res.status;
  for (const happen of c.var.onDelivered) happen();
});

/** Uploads are left to their handlers: a fault may break them off half-way. */
async function textBodyOf(request: {
  method: string;
  header: (name: string) => string | undefined;
  text: () => Promise<string>;
}): Promise<string | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const type = request.header("content-type") ?? "";
  if (type.startsWith("multipart/")) return `[${type.split(";")[0]}]`;
  return (await request.text()) || null;
}

/** Answers carry the time of the world's clock, unless a fault says otherwise. */
export const dated = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("date")) c.res.headers.set("date", new Date(c.var.world.nowMs()).toUTCString());
});

export const faulty = createMiddleware<SandboxEnv>(async (c, next) => {
  const { world } = c.var;
  const path = new URL(c.req.url).pathname;
  const fault = world.faults.take(c.req.method, path);
  if (fault === null) return next();

  if (fault.when === "after") await next();
  const signal = c.req.raw.signal;
  const released = await stall(fault, () => world.faults.hold(c.req.method, path, signal), signal);
  const answer: Answer = { ...fault, ...released };
  if (answer.drop) throw new BrokenOff();
  if (replaces(answer)) {
    c.set("onDelivered", []);
    // Cleared first: Hono carries the old answer's headers over.
    c.res = undefined;
    c.res = answerOf(answer);
  } else if (fault.when === "before") await next();
  for (const [name, value] of Object.entries(answer.headers ?? {})) c.res.headers.set(name, value);
  if (answer.dropAfterBytes !== undefined) throw new BrokenOff({ answer: c.res, bytes: answer.dropAfterBytes });
});

const replaces = ({ status, body }: Answer): boolean => status !== undefined || body !== undefined;

/** Delays, then holds, as the fault says. A client that has gone meanwhile needs no answer. */
async function stall({ delayMs, hold }: Fault, release: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (signal.aborted) throw new BrokenOff();
  if (!hold) return {};
  return release().catch(() => {
    throw new BrokenOff();
  });
}

const BODILESS = [204, 205, 304];

function answerOf({ status = 200, body }: Answer): Response {
  if (body === undefined || BODILESS.includes(status)) return new Response(null, { status });
  if (typeof body === "string") return new Response(body, { status });
  return Response.json(body, { status });
}
