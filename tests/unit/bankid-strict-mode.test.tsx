// @vitest-environment happy-dom
/** The login page on the real wiring, drawn twice as StrictMode does, against a server that counts. */
import { act, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Destination, Toast } from "../../machines/shared/ports";
import { bindAuth } from "../../src/api/authPort";
import { LoginBankIdPage } from "../../src/flows/login/LoginBankIdPage";
import { orderStores } from "../../src/platform/stores";
import { bindPorts } from "../../src/ports";
import { bankIdOrder } from "../support/bankIdOrders";
import { customerLogin, sessionOf } from "../support/people";
import { press, renderUi } from "../support/renderUi";

const AUTH = "/customer-service/api/v1/auth";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

type Answer = { status?: number; body?: unknown } | "dropped" | "held";

/** The server's answers to collect, the last one for ever; what was asked of it and of the app. */
function surroundings({ start = {} as Answer, collect = [{ body: { status: "PENDING" } }] as Answer[] } = {}) {
  const calls: string[] = [];
  let isLoggedInElsewhere = false;
  const asked: unknown[] = [];
  const held: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const answer = async (given: Answer, body: unknown) => {
    if (given === "dropped") throw new TypeError("Load failed");
    if (given === "held") await new Promise<void>((release) => held.push(release));
    const status = typeof given === "object" ? (given.status ?? 200) : 200;
    return new Response(JSON.stringify(typeof given === "object" ? (given.body ?? body) : body), { status });
  };
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    signals.push(request.signal);
    const { orderRef, autoStartToken, qrStartToken, qrStartSecret } = bankIdOrder({ orderRef: `order-${posts(calls)}` });
    if (pathname === AUTH) return answer(start, { orderRef, autoStartToken, qrStartToken, qrStartSecret });
    return answer(collect[Math.min(collects(calls), collect.length) - 1] ?? "dropped", null);
  });
  bindAuth({
    accessToken: () => Promise.reject(new Error("Nobody is logged in.")),
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentsGiven: () => 0,
    consentNeeded: () => {},
    serverTime: () => {},
  });
  bindPorts({
    navigate: (destination: Destination) => void asked.push(destination.to),
    takeBackErrors: () => {},
    toast: ({ textKey }: Toast) => void asked.push(textKey),
    openSession: ({ landing }) => void asked.push(`session, then ${landing}`),
    logOut: () => {},
    session: () => (isLoggedInElsewhere ? sessionOf(customerLogin()) : null),
    customer: () => null,
    onSessionChange: () => () => {},
    placeLeft: () => null,
    goOn: () => {},
    confirm: async () => false,
    refreshCustomer: async () => {},
    knownCustomer: () => Promise.reject(new Error("Nobody is logged in.")),
    goTo: () => {},
    goBack: () => {},
    goBackTo: () => {},
    onPlaceChange: () => () => {},
    here: () => "/login/bank-id",
    sign: () => {},
    isSigningAskedFor: () => false,
    consentGiven: () => {},
  });
  return {
    posts: () => posts(calls),
    collects: () => collects(calls),
    asked,
    lastSignal: () => signals.at(-1),
    logInElsewhere: () => void (isLoggedInElsewhere = true),
    release: () => act(async () => held.splice(0).forEach((go) => void go())),
  };
}

const posts = (calls: string[]) => calls.filter((call) => call === `POST ${AUTH}`).length;
const collects = (calls: string[]) => calls.filter((call) => call === `GET ${AUTH}/collect`).length;

const openPage = () =>
  renderUi(
    <StrictMode>
      <LoginBankIdPage />
    </StrictMode>,
  );
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heading = () => document.querySelector("h1")?.textContent;
const button = (name: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) ?? null;

describe("one order and one poll loop", () => {
  it("under StrictMode, over five seconds [BID-01] [XS-10]", async () => {
    const { posts, collects } = surroundings();
    await openPage();
    expect(heading()).toBe("Skanna QR-koden");
    for (let second = 1; second <= 5; second++) {
      await after(1_000);
      expect([posts(), collects()]).toEqual([1, second]);
    }
  });

  it("for a screen that is left and opened again before the order is there [BID-01]", async () => {
    const { posts, collects, release } = surroundings({ start: "held" });
    const page = await openPage();
    await page.draw(null);
    await page.draw(<LoginBankIdPage />);
    expect(heading()).toBe("Startar BankID");
    await release();
    expect(heading()).toBe("Skanna QR-koden");
    await after(3_000);
    expect([posts(), collects()]).toEqual([1, 3]);
  });

  it("for a screen that is opened again after the order's answer found nobody [AUTH-09] [AUTH-11] [F42]", async () => {
    const { posts, release } = surroundings({ start: "held" });
    const page = await openPage();
    await page.draw(null);
    await release();
    expect(orderStores.login.read()).toEqual(bankIdOrder({ orderRef: "order-1" }));
    await page.draw(<LoginBankIdPage />);
    expect(heading()).toBe("Skanna QR-koden");
    expect(posts()).toBe(1);
  });

  it("but none is kept for somebody who turned back before its answer came", async () => {
    const { asked, release } = surroundings({ start: "held" });
    await openPage();
    await press(button("Avbryt"));
    await release();
    expect(asked).toEqual(["/login"]);
    expect(orderStores.login.read()).toBeNull();
  });
});

it("keeps on this device that the app was opened, and goes on from there after a reload [AUTH-11] [BID-18]", async () => {
  const { posts } = surroundings();
  const page = await openPage();
  const link = document.querySelector("a[referrerpolicy=origin]");
  link?.addEventListener("click", (event) => event.preventDefault());
  await press(link);
  expect(orderStores.login.read()).toMatchObject({ orderRef: "order-1", hasLaunchedApp: true });
  await page.draw(null);
  await after(60_000);
  await page.draw(<LoginBankIdPage />);
  expect(heading()).toBe("Fortsätt i BankID-appen");
  expect(posts()).toBe(1);
});

describe("a poll", () => {
  it("that is dropped or refused for a while doesn't end the login [BID-07] [F03]", async () => {
    const { customer, tokens, authContext } = customerLogin();
    const complete = { status: "COMPLETE", customer, tokens: { ...tokens, authContext } };
    const { collects, asked } = surroundings({
      collect: ["dropped", { status: 503 }, { status: 429 }, { status: 408 }, { status: 401 }, { body: complete }],
    });
    await openPage();
    await after(5_000);
    expect(orderStores.login.read()).not.toBeNull();
    expect(asked).toEqual([]);
    await after(5_000);
    expect(collects()).toBe(6);
    expect(asked).toEqual(["session, then /home"]);
    expect(orderStores.login.read()).toBeNull();
  });

  it.each([400, 404, 410])("that answers %i ends it at once, told once [BID-07] [BID-21]", async (status) => {
    const { collects, asked } = surroundings({ collect: [{ status }] });
    await openPage();
    await after(10_000);
    expect(collects()).toBe(1);
    expect(asked).toEqual(["bankId.failed.login", "/login"]);
    expect(orderStores.login.read()).toBeNull();
  });

  it("that fails because another tab has logged the person in is no failure [F41]", async () => {
    const { asked, logInElsewhere } = surroundings({ collect: [{ status: 404 }] });
    await openPage();
    logInElsewhere();
    await after(1_000);
    expect(asked).toEqual(["/login"]);
  });

  it("stops when the person leaves, and what it brings then is told to nobody [BID-02] [AUTH-25]", async () => {
    const { collects, asked, release, lastSignal } = surroundings({ collect: ["held"] });
    const page = await openPage();
    await after(1_000);
    await page.draw(null);
    expect(lastSignal()?.aborted).toBe(true);
    await release();
    await after(10_000);
    expect(collects()).toBe(1);
    expect(asked).toEqual([]);
  });
});

it("shows no code and starts nothing by itself when the server's order is malformed [A24]", async () => {
  const { posts, asked } = surroundings({ start: { body: { ...bankIdOrder(), qrStartSecret: "<b>" } } });
  await openPage();
  await after(5_000);
  expect(heading()).toBe("Det gick inte att starta BankID");
  expect(posts()).toBe(1);
  expect(asked).toEqual([]);
});
