import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { API, type Visitor, visit } from "../sandbox/visitor";

const ANNA = "198504122386";
const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const put = (...faults: object[]) => visitor.control("PUT", "faults", faults);
const release = (body: object = {}) => visitor.control<{ released: number }>("POST", "faults/release", body);
const start = () => visitor.request(`${API}/auth`, { method: "POST" });
const openOrders = () => visitor.control<unknown[]>("GET", "bankid/orders");
const held = async () => (await visitor.control<{ held: unknown[] }>("GET", "faults")).held;
/** Waits until that many calls are held. */
const untilHeld = (count: number) => expect.poll(held).toHaveLength(count);

describe("a fault", () => {
  it("before the call keeps its effect from happening", async () => {
    await put({ path: `${API}/auth`, status: 500, headers: { "retry-after": "3" }, body: { cause: "BROKEN" } });
    const response = await start();
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      500,
      "3",
      { cause: "BROKEN" },
    ]);
    expect(await openOrders()).toEqual([]);
  });

  it("after the call loses the answer alone", async () => {
    await put({ path: `${API}/auth`, when: "after", status: 502 });
    expect((await start()).status).toBe(502);
    expect(await openOrders()).toHaveLength(1);
  });

  it("meets only its method and path, as often as it says, the first that fits", async () => {
    await put(
      { method: "get", path: `${API}/auth`, status: 400 },
      { method: "POST", path: `${API}/:service`, times: 2, status: 503 },
      { path: `${API}/*`, times: 1, status: 429 },
    );
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await start()).status);
    expect(statuses).toEqual([503, 503, 429, 200]);
    expect(await visitor.control("GET", "faults")).toMatchObject({ faults: [{ left: null }, { left: 0 }, { left: 0 }] });
  });

  it("goes on until the next are put, and never touches control calls", async () => {
    await put({ path: "*", status: 500 });
    expect([(await start()).status, (await start()).status, (await start()).status]).toEqual([500, 500, 500]);
    await put();
    expect((await start()).status).toBe(200);
  });

  it("may answer anything: HTML, broken JSON, a wrong date, nothing", async () => {
    await put(
      { path: "*", times: 1, body: "<html>", headers: { "content-type": "text/html" } },
      { path: "*", times: 1, body: '{"orderRef":' },
      { path: "*", times: 1, headers: { date: "Thu, 01 Jan 1970 00:00:00 GMT" } },
      { path: "*", times: 1, status: 204 },
    );
    const html = await start();
    expect([html.status, html.headers.get("content-type"), await html.text()]).toEqual([200, "text/html", "<html>"]);
    expect(await (await start()).text()).toBe('{"orderRef":');
    const dated = await start();
    expect([dated.headers.get("date"), Object.keys(await dated.json())]).toEqual([
      "Thu, 01 Jan 1970 00:00:00 GMT",
      ["orderRef", "autoStartToken", "qrStartToken", "qrStartSecret"],
    ]);
    expect((await start()).status).toBe(204);
  });

  it("delays", async () => {
    await put({ path: "*", delayMs: 50 });
    const begin = performance.now();
    expect((await start()).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(49);
  });

  it("delays in vain for a client that has gone: the call has no effect any more", async () => {
    await put({ path: "*", delayMs: 20 });
    await expect(visitor.request(`${API}/auth`, { method: "POST", signal: AbortSignal.timeout(1) })).rejects.toThrow(TypeError);
    expect(await openOrders()).toEqual([]);
  });

  it("drops the connection, before or after the effect", async () => {
    await put({ path: "*", times: 1, drop: true }, { path: "*", times: 1, when: "after", drop: true });
    await expect(start()).rejects.toThrow(TypeError);
    expect(await openOrders()).toHaveLength(0);
    await expect(start()).rejects.toThrow(TypeError);
    expect(await openOrders()).toHaveLength(1);
  });

  it("drops it in the midst of the answer", async () => {
    await put({ path: "*", dropAfterBytes: 10 });
    const response = await start();
    expect(response.status).toBe(200);
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"orderRef');
    await expect(reader.read()).rejects.toThrow(TypeError);
  });

  it("is refused when it can't be understood", async () => {
    await expect(put({ path: "*", staus: 500 })).rejects.toThrow(/400.*staus/);
    await expect(put({ path: "/(" })).rejects.toThrow(/URLPattern/);
    await expect(put({ status: 500 })).rejects.toThrow(/path/);
  });
});

describe("a held call", () => {
  it("waits for its release, then goes its way", async () => {
    await put({ path: `${API}/auth`, hold: true });
    const call = start();
    await untilHeld(1);
    expect(await held()).toEqual([{ method: "POST", path: `${API}/auth` }]);
    expect(await openOrders()).toEqual([]);
    expect(await release()).toEqual({ released: 1 });
    expect((await call).status).toBe(200);
    expect(await openOrders()).toHaveLength(1);
  });

  it("held after its effect has had it already", async () => {
    await put({ path: `${API}/auth`, hold: true, when: "after" });
    const call = start();
    await untilHeld(1);
    expect(await openOrders()).toHaveLength(1);
    await release();
    expect((await call).status).toBe(200);
  });

  it("can be picked, and answered as the test likes", async () => {
    await put({ path: "*", hold: true });
    const [order, other] = [start(), start()];
    await untilHeld(2);
    const text = visitor.request("/text-resource-service/api/v1/text-resource/app/sv/entries");
    await untilHeld(3);
    expect(await release({ method: "get", status: 500 })).toEqual({ released: 1 });
    expect((await text).status).toBe(500);
    expect(await release({ path: "*/auth", count: 1, drop: true })).toEqual({ released: 1 });
    await expect(order).rejects.toThrow(TypeError);
    expect(await release()).toEqual({ released: 1 });
    expect((await other).status).toBe(200);
    expect(await release()).toEqual({ released: 0 });
  });

  it("goes when all faults are taken away", async () => {
    await put({ path: "*", hold: true });
    const call = start();
    await untilHeld(1);
    await put();
    expect((await call).status).toBe(200);
  });

  it("is forgotten when the client gives it up", async () => {
    await put({ path: "*", hold: true });
    const gone = new AbortController();
    const call = visitor.request(`${API}/auth`, { method: "POST", signal: gone.signal });
    await untilHeld(1);
    gone.abort();
    await expect(call).rejects.toThrow(TypeError);
    expect(await held()).toEqual([]);
    expect(await openOrders()).toEqual([]);
  });
});

describe("the call log", () => {
  it("tells what the app called, with what and how it was answered", async () => {
    await visitor.logIn(ANNA);
    const since = Date.now();
    await put({ path: "*/auth", status: 503 }, { path: "*/dashboard", drop: true });
    await visitor.request(`${API}/auth?returnUrl=x`, { method: "POST", headers: { "client-info": "{}" } });
    await visitor.post("/auth/refresh", { refreshToken: "å" });
    await expect(visitor.get("/home/dashboard")).rejects.toThrow();
    const calls = await visitor.control<{ id: number; at: number }[]>("GET", `calls?since=${since}`);
    expect(calls).toMatchObject([
      { method: "POST", path: `${API}/auth?returnUrl=x`, headers: { "client-info": "{}" }, body: null, status: 503 },
      { method: "POST", path: `${API}/auth/refresh`, body: '{"refreshToken":"å"}', status: 400 },
      { method: "GET", path: `${API}/home/dashboard`, body: null, status: null },
    ]);
    expect(calls.every(({ at }) => at >= since)).toBe(true);
    expect(await visitor.control("GET", `calls?since=${Date.now() + 1_000}`)).toEqual([]);
  });
});
