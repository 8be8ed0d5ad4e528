// @vitest-environment happy-dom
/** The signing page on the real wiring, drawn twice as StrictMode does, against a server that counts. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { impersonate } from "../../src/domain/session";
import { encodeSignOptions } from "../../src/domain/signOptions";
import { orderStores } from "../../src/platform/stores";
import { adminLogin, customerLogin, sessionOf } from "../support/people";
import { press } from "../support/renderUi";
import { after, heading, named, open, options, pageOf, surroundings, withTerms } from "../support/signingPage";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe("what is sent", () => {
  it("is the power of attorney, exactly as asked for [SIGN-04] [TR-03]", async () => {
    const { calls, count } = surroundings();
    await open();
    expect(heading()).toBe("Skanna QR-koden");
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([
      { call: "POST /sign", body: { powerOfAttorneyId: "a/b%", returnUrl: null } },
    ]);
    expect(count("GET /poa")).toBe(0);
  });

  it("is the terms as well when they are given [SIGN-05]", async () => {
    const { calls } = surroundings();
    await open(withTerms);
    expect(document.body.textContent).toContain("Fullmakt och villkor");
    expect(calls.filter(({ call }) => call.startsWith("POST"))).toEqual([
      {
        call: "POST /accept-and-sign",
        body: { powerOfAttorneyId: "a/b%", termsAndConditionsId: "terms-1", returnUrl: null },
      },
    ]);
  });
});

describe("one order and one poll loop", () => {
  it("under StrictMode, over five seconds [BID-01] [SIGN-06]", async () => {
    const { count } = surroundings();
    await open();
    for (let second = 1; second <= 5; second++) {
      await after(1_000);
      expect([count("POST /sign"), count("GET /collect")]).toEqual([1, second]);
    }
  });

  it("after the press, for a page that a link opened [BID-01] [AMB-55] [A12]", async () => {
    const { count } = surroundings({ isAsked: false });
    await open();
    await after(60_000);
    expect([heading(), count("POST /sign")]).toEqual(["Skriv under fullmakten", 0]);
    await press(named("Skriv under med BankID"));
    await after(5_000);
    expect([heading(), count("POST /sign"), count("GET /collect")]).toEqual(["Skanna QR-koden", 1, 5]);
  });

  it("for a page that is left and opened again before the order is there [BID-01]", async () => {
    const { count, release } = surroundings({ isStartHeld: true });
    const page = await open();
    await page.draw(null);
    await page.draw(pageOf(options));
    await after(0);
    await release();
    expect([heading(), count("POST /sign")]).toEqual(["Skanna QR-koden", 1]);
  });
});

describe("an order that is kept on this device", () => {
  it("is valid for 30 s, and goes on after a reload without a press [SIGN-07] [SIGN-10]", async () => {
    const { count } = surroundings();
    const page = await open();
    expect(orderStores.signPoa.read()).toMatchObject({ orderValidForMs: 30_000, hasLaunchedApp: false });
    await page.draw(null);
    surroundings({ isAsked: false });
    await page.draw(pageOf(options));
    await after(0);
    expect([heading(), count("POST /sign")]).toEqual(["Skanna QR-koden", 1]);
  });

  it.each([
    ["other documents", { ...options, powerOfAttorneyId: "from-the-file" }],
    ["the terms as well", withTerms],
  ])("is nothing for %s: that waits for a press", async (_, other) => {
    surroundings();
    const page = await open();
    await page.draw(null);
    const { count } = surroundings({ isAsked: false });
    await page.draw(pageOf(other));
    await after(0);
    expect([heading()?.slice(0, 22), count("POST /sign"), count("POST /accept-and-sign")]).toEqual([
      "Skriv under fullmakten",
      0,
      0,
    ]);
  });

  it("is nothing once it has run out", async () => {
    surroundings();
    const page = await open();
    await page.draw(null);
    vi.setSystemTime(Date.now() + 30_000);
    const { count } = surroundings({ isAsked: false });
    await page.draw(pageOf(options));
    await after(0);
    expect([heading(), count("POST /sign")]).toEqual(["Skriv under fullmakten", 0]);
  });
});

it("asks for the file only when its id may be the one that is meant [AMB-56]", async () => {
  const { count } = surroundings();
  await open({ ...options, powerOfAttorneyId: "from-the-file" });
  // Twice each: StrictMode starts everything twice.
  expect([heading(), count("GET /locations"), count("GET /poa"), count("POST /sign")]).toEqual(["Skanna QR-koden", 2, 2, 1]);
});

it.each([
  ["an id that the server didn't give [AMB-56]", encodeSignOptions({ ...options, powerOfAttorneyId: "another" })],
  ["terms that the server didn't give [AMB-56]", encodeSignOptions({ ...options, termsAndConditionsId: "another" })],
  ["no options [SIGN-03]", "e30"],
  ["nothing", ""],
])("starts nothing for %s, and says so without its value [A01]", async (_, encoded) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { calls, asked } = surroundings();
  await open(encoded);
  await after(10_000);
  expect([heading(), calls.filter(({ call }) => call.startsWith("POST")), asked]).toEqual([
    "Länken går inte att använda",
    [],
    [],
  ]);
  expect(named("Till startsidan")?.getAttribute("href")).toBe("/home");
  expect(warn.mock.calls).toEqual([["The options of a link to sign are refused."]]);
});

it("tells an admin who acts for a customer why they can't sign, and offers to stop acting [AMB-66]", async () => {
  const { asked, calls } = surroundings({ session: impersonate(sessionOf(adminLogin()), customerLogin(), Date.now()) });
  await open();
  await after(5_000);
  expect([heading(), named("Skriv under med BankID"), calls]).toEqual(["Bara kunden kan skriva under", null, []]);
  await press(named("Avsluta"));
  expect(asked).toEqual(["log out"]);
});

it("reads the customer, then goes by route to where the address says [SIGN-08] [SIGN-11] [TR-03]", async () => {
  const { asked } = surroundings({ collect: { status: "COMPLETE" } });
  await open();
  await after(1_000);
  expect(asked).toEqual([
    "consent given",
    "refresh",
    { route: "/contracts", params: {}, search: "?x=1&y=a%20b", hash: "%C3%A5+%2F" },
  ]);
  expect(orderStores.signPoa.read()).toBeNull();
});

it("says a failure once, and goes where the address says [SIGN-09]", async () => {
  const { asked } = surroundings({ collect: { status: "FAILED", hintCode: "userCancel" } });
  await open();
  await after(5_000);
  expect(asked).toEqual(["bankId.failed.sign", { route: "/onboarding", params: {}, search: "", hash: "" }]);
});
