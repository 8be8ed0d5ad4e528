import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../sandbox/app";
import { qrTextOf } from "../sandbox/qr";
import { checkDigit } from "../sandbox/seeds/large";
import { API, visit, visitorOf } from "../sandbox/visitor";

const ANNA = "198504122386";
const sandbox = createSandbox({ dataFile: ":memory:" });
afterAll(() => sandbox.close());

type Person = { personalNumber: string; firstName: string; lastName: string; role: string; note: string };

describe("a world", () => {
  it("is picked by its cookie, which beginning one sets", async () => {
    const response = await sandbox.request("/sandbox/worlds", { method: "POST" });
    const { worldId } = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get("set-cookie")).toBe(`sandbox-world=${worldId}; Path=/; SameSite=Lax`);
    expect(await visitorOf(sandbox, worldId).control("GET", "worlds/current")).toEqual({ worldId, seed: "default" });
    const withoutCookie = await sandbox.request("/sandbox/worlds/current");
    expect(await withoutCookie.json()).toEqual({ worldId: "default", seed: "default" });
  });

  it("begins by itself under a name not heard of, and never under a name that can't be one", async () => {
    expect(await visitorOf(sandbox, "mine").control("GET", "worlds/current")).toEqual({ worldId: "mine", seed: "default" });
    expect(await visitorOf(sandbox, "..%2F").control("GET", "worlds/current")).toMatchObject({ worldId: "default" });
  });

  it("shares nothing with another: orders, phones, tokens, faults, settings, calls", async () => {
    const [one, other] = [await visit(sandbox), await visit(sandbox)];
    const order = await one.startOrder();
    expect(await other.control("GET", "bankid/orders")).toEqual([]);
    expect(await (await other.scan(qrTextOf(order, 0), ANNA)).json()).toEqual({ reason: "unknownOrder" });
    expect((await other.collect(order.orderRef)).status).toBe(404);

    await one.control("PUT", "faults", [{ path: "*", status: 500 }]);
    await one.control("PATCH", "auth", { clockOffsetS: 1_000 });
    await one.control("PATCH", "processes/loan", { polls: 9 });
    expect(await other.control("GET", "faults")).toEqual({ faults: [], held: [] });
    expect(await other.control("GET", "auth")).toMatchObject({ clockOffsetS: 0 });
    expect(await other.control("GET", "processes")).toMatchObject({ loan: { polls: 1 } });
    expect(await other.control("GET", "calls")).toMatchObject([
      { path: `${API}/auth/collect?orderRef=${order.orderRef}`, status: 404 },
    ]);
  });

  it("is forgotten with its sessions, and its name begins anew", async () => {
    const visitor = await visit(sandbox, "empty");
    const { accessToken } = await visitor.logIn(ANNA);
    await visitor.control("DELETE", `worlds/${visitor.worldId}`);
    expect((await visitor.get("/customers/current/info", accessToken)).status).toBe(401);
    expect(await visitor.control("GET", "worlds/current")).toMatchObject({ seed: "default" });
  });

  it("begins in a few milliseconds, even the largest", async () => {
    await visit(sandbox, "large");
    const begin = performance.now();
    for (let i = 0; i < 100; i++) await visit(sandbox, "large");
    expect((performance.now() - begin) / 100).toBeLessThan(10);
  });

  it("is refused for a seed that isn't there", async () => {
    await expect(visit(sandbox, "huge" as "large")).rejects.toThrow(/seed: .*huge/);
  });
});

describe("what a world keeps over a restart", () => {
  it("is all but its faults and its calls", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
    const dataFile = join(folder, "deeper", "sandbox.db");
    const before = createSandbox({ dataFile });
    const visitor = await visit(before, "empty");
    await visitor.control("PATCH", "auth", { accessTokenS: 60 });
    await visitor.control("PATCH", "processes/collection", { polls: 7, outcome: "FAILED" });
    const spent = await visitor.logIn(ANNA);
    const tokens = await (await visitor.post("/auth/refresh", spent)).json();
    const order = await visitor.startOrder();
    await visitor.control("PUT", "faults", [{ path: "*", status: 500 }]);
    before.close();

    const after = createSandbox({ dataFile });
    const again = visitorOf(after, visitor.worldId);
    expect(await again.control("GET", "worlds/current")).toMatchObject({ seed: "empty" });
    expect(await again.control("GET", "auth")).toMatchObject({ accessTokenS: 60, refreshTokenS: 2_592_000 });
    expect(await again.control("GET", "processes")).toMatchObject({
      collection: { polls: 7, outcome: "FAILED" },
      loan: { polls: 1 },
    });
    expect(await again.control("GET", "faults")).toEqual({ faults: [], held: [] });
    expect(await again.control("GET", "calls")).toEqual([]);
    expect((await again.get("/customers/current/info", tokens.accessToken)).status).toBe(200);
    expect((await again.post("/auth/refresh", spent)).status).toBe(401);
    expect((await again.post("/auth/refresh", tokens)).status).toBe(200);
    expect((await again.scan(qrTextOf(order, 0), ANNA)).status).toBe(200);
    after.close();
    rmSync(folder, { recursive: true });
  });
});

describe("the people", () => {
  it("have valid test numbers, each their own, and something to try", async () => {
    const people = await (await visit(sandbox)).control<Person[]>("GET", "people");
    expect(people[0]).toEqual({
      personalNumber: ANNA,
      firstName: "Anna",
      lastName: "Andersson",
      role: "CUSTOMER",
      note: "Har avtal av alla åtta slag, erbjudanden, att göra och pågående",
    });
    expect(new Set(people.map(({ personalNumber }) => personalNumber)).size).toBe(people.length);
    for (const { personalNumber, note } of people) {
      expect(personalNumber).toMatch(/^(19|20)\d{6}23[89]\d$/);
      expect(checkDigit(personalNumber.slice(2, 11))).toBe(Number(personalNumber[11]));
      expect(note).not.toBe("");
    }
  });

  it("of the large world are ten thousand more, whom one can act for", async () => {
    const visitor = await visit(sandbox, "large");
    const { accessToken } = await visitor.logIn("198111192384");
    const actFor = (targetCustomerId: string) =>
      visitor.post("/auth/admin/impersonate", { targetCustomerId }, { authorization: `Bearer ${accessToken}` });
    expect(await (await actFor("customer-9999")).json()).toMatchObject({ customer: { lastName: "Öst 9999" } });
    // Every tenth may not be acted for.
    expect(await (await actFor("customer-10000")).json()).toEqual({ cause: "CUSTOMER_NOT_ENABLED" });
    expect(await visitor.control<Person[]>("GET", "people")).toHaveLength(24);
  });
});
