// @vitest-environment happy-dom
/** What the screen of an order shows, says aloud and offers in each state of the order. */
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../src/domain/errors";
import { BankIdScreen } from "../../src/flows/bankid-order/BankIdScreen";
import { beginBankIdOrder } from "../support/bankIdActor";
import { bankIdOrder, desktop, handheld } from "../support/bankIdOrders";
import { press, renderUi, settled } from "../support/renderUi";

const { autoStartToken } = bankIdOrder();
const iosEdge =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/136.0 Mobile Safari/604.1";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(input = { ...desktop, hasUserActivation: false }, stored = null as ReturnType<typeof bankIdOrder> | null) {
  const flow = beginBankIdOrder(input);
  await renderUi(
    <main>
      <BankIdScreen order={flow.actor} titleKey="bankId.login.title" />
    </main>,
  );
  await act(() => flow.restore(stored));
  return flow;
}

async function openStarted(input?: typeof desktop) {
  const flow = await open(input);
  await act(() => flow.answerStart());
  return flow;
}

const pollWith = (flow: Awaited<ReturnType<typeof open>>, hintCode: string) =>
  act(() => flow.poll({ status: "pending", hintCode }));

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const heading = () => find("h1")?.textContent;
const live = () => find("[aria-live=polite]")?.textContent;
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find(({ textContent }) => textContent === name) ?? null;
const appLink = () => find("a[referrerpolicy=origin]");
const shown = () => document.body.textContent;

describe("a code to scan [AUTH-12]", () => {
  it("stands with what to do, how long it lasts, and a link that opens the app here", async () => {
    await openStarted();
    expect(heading()).toBe("Skanna QR-koden");
    expect(live()).toBe("Öppna BankID-appen på din andra enhet, tryck på QR-symbolen och rikta kameran hit.");
    expect(find("[role=img]")?.getAttribute("aria-label")).toBe("QR-kod");
    expect(find("[role=status]")?.textContent).toBe("Koden förnyas av sig själv");
    expect(shown()).toContain("30\u00a0s");
    expect(named("Öppna på den här enheten")?.getAttribute("href")).toBe(
      `bankid:///?autostarttoken=${autoStartToken}&redirect=null`,
    );
    expect(named("Öppna på den här enheten")?.getAttribute("referrerpolicy")).toBe("origin");
  });

  it("warns of whoever asks for a login by telephone, and of codes that one didn't ask for [A25]", async () => {
    await openStarted();
    expect(shown()).toContain("Blev du uppringd och ombedd att använda BankID? Avbryt. Vi ringer aldrig om BankID.");
    expect(shown()).toContain("Skanna bara om du själv har startat det här.");
  });

  it("redraws nothing but itself and the countdown while it waits, and says nothing aloud [AXS-05]", async () => {
    const flow = await openStarted();
    await settled(() => find("[role=img] svg") !== null);
    await pollWith(flow, "outstandingTransaction");
    const elsewhere: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest("[role=img], [aria-hidden]")) elsewhere.push(element?.outerHTML ?? "");
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let second = 0; second < 10; second++) await pollWith(flow, "outstandingTransaction");
    observer.disconnect();
    expect(elsewhere).toEqual([]);
    expect(shown()).toContain("19\u00a0s");
  });

  it("is gone while nobody can see the page [A25]", async () => {
    await openStarted();
    await settled(() => find("[role=img] svg") !== null);
    const see = (state: DocumentVisibilityState) =>
      act(async () => {
        vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
        document.dispatchEvent(new Event("visibilitychange"));
      });
    await see("hidden");
    expect(find("[role=img] svg")).toBeNull();
    await see("visible");
    expect(find("[role=img] svg")).not.toBeNull();
  });

  it("is renewed in its place, and that is said [AMB-01]", async () => {
    const flow = await openStarted();
    const code = find("[role=img]");
    await act(() => flow.after(30_000));
    expect(find("[role=status]")?.textContent).toBe("Förnyar koden …");
    expect(heading()).toBe("Skanna QR-koden");
    expect(appLink()?.getAttribute("href")).toBeNull();
    await act(async () => {
      flow.collectOrder.answer({ status: "pending" });
      await flow.after(0);
    });
    expect(heading()).toBe("Skanna QR-koden");
    await act(() => flow.answerStart());
    expect(find("[role=status]")?.textContent).toBe("Koden är förnyad. Skanna den nya.");
    expect(find("[role=img]")).toBe(code);
  });
});

describe("this device", () => {
  it("is where a handheld begins: one button that opens the app, and where to get it [BID-17]", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 15) Chrome/137.0.0.0 Mobile");
    await openStarted({ ...handheld, hasUserActivation: false });
    expect(heading()).toBe("Öppna BankID på den här enheten");
    expect(live()).toBe("Tryck på knappen, så öppnas BankID-appen.");
    expect(named("Öppna BankID-appen")?.getAttribute("href")).toBe(
      `https://app.bankid.com/?autostarttoken=${autoStartToken}&redirect=null`,
    );
    expect(find("[role=img]")).toBeNull();
    expect(find('a[href="https://install.bankid.com/"]')?.getAttribute("rel")).toBe("noopener noreferrer");
  });

  it("and another can be chosen while the order waits, by the same two buttons", async () => {
    const flow = await openStarted();
    const [other, here] = [named("En annan enhet"), named("Den här enheten")];
    expect([other, here].map((choice) => choice?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    here?.focus();
    await press(here);
    expect(heading()).toBe("Öppna BankID på den här enheten");
    expect([other, here].map((choice) => choice?.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
    expect(document.activeElement).toBe(here);
    await press(other);
    expect(heading()).toBe("Skanna QR-koden");
    expect(flow.startOrder.calls).toHaveLength(1);
  });

  it("goes on in the app once its link is pressed, with the link still under the finger", async () => {
    const flow = await openStarted();
    const link = appLink();
    link?.addEventListener("click", (event) => event.preventDefault());
    await press(link);
    expect(heading()).toBe("Fortsätt i BankID-appen");
    expect(live()).toBe("Vänta medan BankID-appen öppnas.");
    expect(appLink()).toBe(link);
    expect(link?.textContent).toBe("Öppna BankID-appen igen");
    expect(flow.launches()).toBe(0);
  });

  it.each([
    { userAgent: iosEdge, words: "Gå tillbaka hit till webbläsaren när du är klar i BankID." },
    { userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/137.0.0.0 Mobile", words: null },
  ])("says how to come back where nothing leads back: $words", async ({ userAgent, words }) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    const flow = await openStarted({ ...handheld, hasUserActivation: false });
    expect(shown().includes("Gå tillbaka hit")).toBe(words !== null);
    await pollWith(flow, "userSign");
    if (words) expect(shown()).toContain(words);
  });
});

describe("what is said", () => {
  it.each([
    ["started", "Fortsätt i BankID-appen", /^BankID-appen letar efter ditt BankID\./],
    ["userSign", "Fortsätt i BankID-appen", /^Skriv din säkerhetskod/],
    ["userMrtd", "Fortsätt i BankID-appen", /^Fotografera/],
    ["somethingNew", "Skanna QR-koden", /^Det är på gång/],
  ])("at the hint %s", async (hintCode, title, words) => {
    const flow = await openStarted();
    const region = find("[aria-live=polite]");
    await pollWith(flow, hintCode);
    expect(heading()).toBe(title);
    expect(find("[aria-live=polite]")).toBe(region);
    expect(live()).toMatch(words);
  });

  it("no longer offers another device once the app has the order", async () => {
    const flow = await openStarted();
    await pollWith(flow, "userSign");
    expect(named("Den här enheten")).toBeNull();
    expect(appLink()).toBeNull();
    expect(shown()).toContain("Vi ringer aldrig om BankID.");
  });

  it("is that BankID starts, before there is an order", async () => {
    await open();
    expect(heading()).toBe("Startar BankID");
  });
});

describe("a way on", () => {
  it.each([
    [new ApiError({ call: "POST /auth", kind: "network" }), /^Vi når inte tjänsten just nu\./],
    [new ApiError({ call: "POST /auth", kind: "http", status: 500 }), /^Något krånglar hos BankID\./],
  ])("from a start that failed, on this very page: %s", async (error, words) => {
    const flow = await open();
    await act(() => flow.failStart(error));
    expect(heading()).toBe("Det gick inte att starta BankID");
    expect(live()).toMatch(words);
    named("Försök igen")?.focus();
    await press(named("Försök igen"));
    expect(heading()).toBe("Startar BankID");
    expect(document.activeElement).toBe(find("h1"));
    expect(flow.startOrder.calls).toHaveLength(2);
  });

  it.each([
    { hintCode: undefined, isHere: false, words: /^Koden hann inte skannas\./, installs: 0 },
    { hintCode: undefined, isHere: true, words: /^BankID-appen öppnades inte på den här enheten\./, installs: 1 },
    { hintCode: "userSign", isHere: true, words: /^BankID-appen svarade inte\./, installs: 0 },
  ])("from a code that has expired: $words", async ({ hintCode, isHere, words, installs }) => {
    const flow = await openStarted();
    if (isHere) await press(named("Den här enheten"));
    if (hintCode) await pollWith(flow, hintCode);
    flow.sleep(180_000);
    await act(() => flow.runOut());
    expect(heading()).toBe("QR-koden har gått ut");
    expect(live()).toMatch(words);
    expect(document.querySelectorAll('a[href="https://install.bankid.com/"]')).toHaveLength(installs);
    await press(named("Försök igen"));
    expect(heading()).toBe("Startar BankID");
  });

  it.each(["Avbryt", "Tillbaka"])("out, by %s, from everywhere", async (name) => {
    const out = () => named(name) ?? find(`[aria-label="${name}"]`);
    const flow = await openStarted();
    await press(out());
    expect(flow.actor.getSnapshot().output).toEqual({ end: "cancelled" });
  });
});

it("holds the order's secret nowhere in the page [A30]", async () => {
  await openStarted();
  const { qrStartSecret, orderRef } = bankIdOrder();
  expect(document.documentElement.outerHTML).not.toContain(qrStartSecret);
  expect(document.documentElement.outerHTML).not.toContain(orderRef);
});
