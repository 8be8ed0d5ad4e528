// @vitest-environment happy-dom
/** The signing page on the real wiring, drawn twice as StrictMode does, against a server that counts. */
import { act, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Toast } from "../../machines/shared/ports";
import { bindAuth } from "../../src/api/authPort";
import type { Place } from "../../src/domain/places";
import { encodeSignOptions, type SignOptions } from "../../src/domain/signOptions";
import { SignPoaPage } from "../../src/flows/sign-poa/SignPoaPage";
import { orderStores } from "../../src/platform/stores";
import { bindPorts } from "../../src/ports";
import { bankIdOrder } from "../support/bankIdOrders";
import { customerLogin, sessionOf } from "../support/people";
import { press, renderUi } from "../support/renderUi";

const CONSENT = "/customer-service/api/v1/consent";
const options: SignOptions = {
  powerOfAttorneyId: "a/b%",
  onSuccess: { redirectToPath: "/contracts?x=1&y=a%20b#å+%2F" },
  onFail: { redirectToPath: "/onboarding" },
};
const withTerms = { ...options, termsAndConditionsId: "terms-1" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

type Given = {
  isAsked?: boolean;
  locations?: object;
  collect?: object;
  isStartHeld?: boolean;
};

function surroundings({ isAsked = true, locations, collect = { status: "PENDING" }, isStartHeld = false }: Given = {}) {
  const calls: { call: string; body: unknown }[] = [];
  const asked: unknown[] = [];
  const held: (() => void)[] = [];
  const answerOf = async (path: string): Promise<unknown> => {
    if (path.endsWith("/locations")) return locations ?? { powerOfAttorneyId: "a/b%", termsAndConditionsId: "terms-1" };
    if (path.endsWith("/poa")) return { powerOfAttorneyId: "from-the-file", pdf: "JVBERi0=" };
    if (path.endsWith("/collect")) return collect;
    if (isStartHeld) await new Promise<void>((release) => held.push(release));
    const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = bankIdOrder();
    return { orderRef, autoStartToken, qrStartToken, qrStartSecret };
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const text = await request.clone().text();
    calls.push({ call: `${request.method} ${pathname.replace(CONSENT, "")}`, body: text ? JSON.parse(text) : null });
    return new Response(JSON.stringify(await answerOf(pathname)));
  });
  bindAuth({
    accessToken: async () => "token",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentsGiven: () => 0,
    consentNeeded: () => {},
    serverTime: () => {},
  });
  bindPorts({
    session: () => sessionOf(customerLogin()),
    isSigningAskedFor: () => isAsked,
    refreshCustomer: async () => void asked.push("refresh"),
    consentGiven: () => void asked.push("consent given"),
    goTo: (place: Place) => void asked.push(place),
    toast: ({ textKey }: Toast) => void asked.push(textKey),
  } as unknown as Parameters<typeof bindPorts>[0]);
  return {
    asked,
    calls,
    count: (call: string) => calls.filter((one) => one.call === call).length,
    release: () => act(async () => held.splice(0).forEach((go) => void go())),
  };
}

const pageOf = (what: SignOptions | string) => (
  <StrictMode>
    <SignPoaPage encoded={typeof what === "string" ? what : encodeSignOptions(what)} />
  </StrictMode>
);
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (what: SignOptions | string = options) => {
  const page = await renderUi(pageOf(what));
  await after(0);
  return page;
};
const heading = () => document.querySelector("h1")?.textContent;
const named = (name: string) =>
  [...document.querySelectorAll("button, a")].find(({ textContent }) => textContent === name) ?? null;

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
  expect([heading(), count("GET /poa") > 0, count("POST /sign")]).toEqual(["Skanna QR-koden", true, 1]);
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
  expect(new Set(warn.mock.calls.flat())).toEqual(new Set(["The options of a link to sign are refused."]));
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
