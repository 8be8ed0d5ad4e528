import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, describe, expect, it, vi } from "vitest";
import { customerSchema } from "../../src/api/schemas/customers";
import { mismatchOf } from "../sandbox/answer";
import { createSandbox } from "../sandbox/app";
import { providers } from "../sandbox/seeds/providers";
import { SEEDS } from "../sandbox/seeds/seed";
import { visit } from "../sandbox/visitor";

const sandbox = createSandbox({ dataFile: ":memory:" });
afterAll(() => sandbox.close());

type Person = { personalNumber: string; firstName: string };

/** Every text key that an answer names. */
const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    /Key$|^subView$/.test(name) && typeof entry === "string" ? [entry] : keysIn(entry),
  );
};

describe("the people's home", () => {
  it.each(SEEDS)("is told to everyone of the %s world in full, or why not", async (seed) => {
    const visitor = await visit(sandbox, seed);
    const texts = await (await visitor.request("/text-resource-service/api/v1/text-resource/app/sv/entries")).json();
    for (const { personalNumber, firstName } of await visitor.control<Person[]>("GET", "people")) {
      const { accessToken } = await visitor.logIn(personalNumber);
      const info = await visitor.get("/customers/current/info", accessToken);
      const dashboard = await visitor.get("/home/dashboard", accessToken);
      expect([firstName, info.status, dashboard.status]).toEqual([firstName, info.status === 403 ? 403 : 200, info.status]);
      const answer = await dashboard.json();
      expect([...new Set(keysIn(answer))].filter((key) => !(key in texts))).toEqual([]);
    }
  });

  it("is rich for Anna", async () => {
    const visitor = await visit(sandbox);
    const { accessToken } = await visitor.logIn("198504122386");
    const dashboard = await (await visitor.get("/home/dashboard", accessToken)).json();
    expect(dashboard.customerFirstName).toBe("Anna");
    expect(dashboard.offerPreviewCards).toHaveLength(3);
    expect(dashboard.todoCards.map(({ cardType }: { cardType: string }) => cardType)).toEqual([null, "INVOICE_ANALYSIS", null]);
    expect(dashboard.ongoingCards).toHaveLength(2);
    expect(dashboard.addMoreContractsCard.missingContractTypes).toEqual(["Insurance"]);
  });

  it("is empty for somebody who has nothing", async () => {
    const visitor = await visit(sandbox);
    const { accessToken } = await visitor.logIn("200102182391");
    expect(await (await visitor.get("/home/dashboard", accessToken)).json()).toEqual({
      customerFirstName: "Tom",
      todoCards: [],
      ongoingCards: [],
      offerPreviewCards: [],
      addMoreContractsCard: null,
    });
  });

  it.each([
    ["199001302380", "TermsAndConditionsUpdated"],
    ["195808172398", "TermsAndConditionsAndPowerOfAttorneyUpdated"],
    ["194906212388", "PowerOfAttorneyUnsigned"],
    ["196203102394", "PowerOfAttorneyOutdated"],
  ])("is kept from %s, who must settle %s first", async (personalNumber, reason) => {
    const visitor = await visit(sandbox);
    const { accessToken } = await visitor.logIn(personalNumber);
    for (const path of ["/customers/current/info", "/home/dashboard"]) {
      const response = await visitor.get(path, accessToken);
      expect([response.status, await response.json()]).toEqual([403, { reason }]);
    }
    expect((await visitor.get("/service-information", accessToken)).status).toBe(200);
  });
});

describe("the other calls", () => {
  it("tell the version, to those who are logged in", async () => {
    const visitor = await visit(sandbox);
    const { accessToken } = await visitor.logIn("198504122386");
    expect(await (await visitor.get("/service-information", accessToken)).json()).toEqual({ version: "1.0.0-sandbox" });
    expect((await visitor.get("/service-information")).status).toBe(401);
  });

  it("answer 404 in JSON where there is none, uncached", async () => {
    const visitor = await visit(sandbox);
    const response = await visitor.get("/nowhere");
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([
      404,
      "no-store",
      { cause: "NOT_FOUND" },
    ]);
    expect((await visitor.request("/customer-service/")).headers.get("content-type")).toBe("application/json");
  });

  it("serve the texts of the file as they are now, and some without it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-texts-"));
    const textsFile = join(folder, "sv.json");
    const own = createSandbox({ dataFile: ":memory:", textsFile });
    const texts = async () => (await own.request("/text-resource-service/api/v1/text-resource/app/sv/entries")).json();
    expect(await texts()).toEqual({ "app.name": "Avtalsbo" });
    writeFileSync(textsFile, '{"a.b":"Hej"}');
    expect(await texts()).toEqual({ "a.b": "Hej" });
    own.close();
    rmSync(folder, { recursive: true });
  });

  it("serve logos of the companies that have one", async () => {
    const withLogo = Object.values(providers).filter(({ logoImageUrl }) => logoImageUrl !== null);
    expect(withLogo.length).toBeGreaterThan(3);
    for (const { logoImageUrl } of withLogo) {
      const response = await sandbox.request(logoImageUrl!);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    }
    expect((await sandbox.request("/sandbox/logos/ljusnat.svg")).status).toBe(404);
  });
});

describe("an answer that the app's schema doesn't take", () => {
  it("is told apart from one that only moves or re-spells what it has", () => {
    const schema = v.pipe(
      v.object({ a: v.object({ id: v.string() }), s: v.string() }),
      v.transform(({ a, s }) => ({ ...a, s: s.toLowerCase() })),
    );
    expect(mismatchOf([schema], { a: { id: "x" }, s: "DONE" })).toBeNull();
    expect(mismatchOf([schema], { a: { id: "x", extra: 1 }, s: "DONE" })).toBe("dropped on reading: extra=1");
    expect(mismatchOf([schema], { a: {}, s: "DONE" })).toMatch(/^a\.id: /);
    expect(mismatchOf([customerSchema], { firstName: "A", lastName: "B", onboardingState: "C", email: "a@b.se" })).toBe(
      "dropped on reading: email=a@b.se",
    );
  });

  it("becomes a 500 that says so", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const folder = mkdtempSync(join(tmpdir(), "sandbox-texts-"));
    writeFileSync(join(folder, "sv.json"), '{"a.b":7}');
    const own = createSandbox({ dataFile: ":memory:", textsFile: join(folder, "sv.json") });
    const response = await own.request("/text-resource-service/api/v1/text-resource/app/sv/entries");
    expect([response.status, await response.json()]).toEqual([
      500,
      { cause: "SANDBOX_ANSWER_MISMATCH", message: "dropped on reading: a.b=7" },
    ]);
    expect(log).toHaveBeenCalledOnce();
    own.close();
    rmSync(folder, { recursive: true });
  });
});
