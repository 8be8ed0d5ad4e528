import { createServer } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveSandbox } from "../sandbox/main";
import { API, type Visitor, visit } from "../sandbox/visitor";

let server: Awaited<ReturnType<typeof serveSandbox>>;
let visitor: Visitor;
beforeEach(async () => {
  server = await serveSandbox({ port: 0, host: "127.0.0.1", dataFile: ":memory:" });
  visitor = await visit({ request: (path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init) });
});
afterEach(() => server.close());

const put = (...faults: object[]) => visitor.control("PUT", "faults", faults);
const start = (signal: AbortSignal | null = null) => visitor.request(`${API}/auth`, { method: "POST", signal });
const openOrders = async () => (await visitor.control<unknown[]>("GET", "bankid/orders")).length;
const held = async () => (await visitor.control<{ held: unknown[] }>("GET", "faults")).held.length;

it("serves a whole login over a socket, with the world's date", async () => {
  await visitor.control("PATCH", "auth", { clockOffsetS: 86_400 });
  const { accessToken } = await visitor.logIn("198504122386");
  const response = await visitor.get("/customers/current/info", accessToken);
  expect(await response.json()).toMatchObject({ firstName: "Anna", address: { postalCode: 41_302 } });
  expect(Date.parse(response.headers.get("date")!) - Date.now()).toBeGreaterThan(86_000_000);
});

it("closes the socket on a drop, and goes on serving", async () => {
  await put({ path: "*", times: 1, drop: true }, { path: "*", times: 1, when: "after", drop: true });
  await expect(start()).rejects.toThrow("fetch failed");
  expect(await openOrders()).toBe(0);
  await expect(start()).rejects.toThrow("fetch failed");
  expect(await openOrders()).toBe(1);
  expect((await start()).status).toBe(200);
});

it("closes the socket in the midst of an answer", async () => {
  await put({ path: "*", dropAfterBytes: 12 });
  const response = await start();
  expect([response.status, Number(response.headers.get("content-length")) > 100]).toEqual([200, true]);
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"orderRef":');
  await expect(reader.read()).rejects.toThrow();
});

it("forgets a held call when the browser gives it up", async () => {
  await put({ path: "*", hold: true });
  const gone = new AbortController();
  const call = start(gone.signal);
  await expect.poll(held).toBe(1);
  gone.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(held).toBe(0);
  expect(await openOrders()).toBe(0);
});

it("says when the port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { port: number };
  await expect(serveSandbox({ port, host: "127.0.0.1", dataFile: ":memory:" })).rejects.toMatchObject({ code: "EADDRINUSE" });
  other.close();
});
