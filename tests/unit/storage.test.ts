/** What this device keeps: shapes, versions, and storage that is full, forbidden, corrupt or shared with other tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../support/browser";
import { customerLogin, sessionOf } from "../support/people";

let browser: ReturnType<typeof stubBrowser>;
let storage: typeof import("../../src/platform/storage");
let stores: typeof import("../../src/platform/stores");

beforeEach(async () => {
  browser = stubBrowser();
  vi.resetModules();
  storage = await import("../../src/platform/storage");
  stores = await import("../../src/platform/stores");
});
afterEach(() => void vi.unstubAllGlobals());

const session = () => sessionOf(customerLogin(), 1);

describe("the session record [SES-01] [LS-10] [ST-03] [F47]", () => {
  const stored = (record: unknown) => {
    browser.kept.set("session", typeof record === "string" ? record : JSON.stringify(record));
    return stores.sessionStore.read();
  };

  it("is read when it is complete and of version 3.1", () => expect(stored(session())).toEqual(session()));

  it.each([
    ["version 3.0", { ...session(), version: "3.0" }],
    ["version 3.1 as a number", { ...session(), version: 3.1 }],
    ["version 4.0", { ...session(), version: "4.0" }],
    ["no version", { ...session(), version: undefined }],
    ["tokens without expiry", { ...session(), tokens: { ...session().tokens, accessTokenExpiresAt: undefined } }],
    ["an original user without tokens", { ...session(), originalUser: session().user }],
    ["original tokens without a user [A77]", { ...session(), originalUserTokens: session().tokens }],
    ["a token that is none", { ...session(), tokens: { ...session().tokens, accessToken: "a.b.c" } }],
    ["a token that could break a header [A78]", { ...session(), tokens: { ...session().tokens, refreshToken: "a\r\nb" } }],
    ["a token of 100 kB [A78]", { ...session(), tokens: { ...session().tokens, accessToken: "a".repeat(100_000) } }],
    ["an unknown role", { ...session(), user: { ...session().user, role: "ROOT" } }],
    ["broken JSON", "{"],
    ["null", "null"],
    ["a list", []],
  ])("is no session with %s", (_, record) => expect(stored(record)).toBeNull());

  it("holds no more of a person than it must [AMB-53]", () => {
    stores.sessionStore.write(session());
    expect(browser.kept.get("session")).not.toMatch(/199001012384|0701234567|example\.se/);
  });
});

describe("an order [LS-11] [BID-11]", () => {
  const order = {
    orderRef: "131daac9",
    autoStartToken: "7c40b5c9",
    qrStartToken: "67df3917",
    qrStartSecret: "d28db9a7",
    orderCreatedAtMs: 1,
    orderValidForMs: 30_000,
    hasLaunchedApp: false,
    isPickedUp: false,
  };
  it.each(Object.keys(order))("without %s is none", (field) => {
    browser.kept.set("bankIdOrder.login", JSON.stringify({ ...order, [field]: undefined }));
    expect(stores.orderStores.login.read()).toBeNull();
  });
  it("is read when complete", () => {
    stores.orderStores.login.write(order);
    expect([browser.kept.has("bankIdOrder.login"), stores.orderStores.login.read()]).toEqual([true, order]);
  });
});

it("keeps what the lists on home were like under the specification's keys [LS-08] [LS-09]", () => {
  stores.expandedStores.todoCards.write(false);
  stores.expandedStores.ongoingCards.write(true);
  expect([...browser.kept]).toEqual([
    ["Home.todoCards.expanded", "false"],
    ["Home.ongoingCards.expanded", "true"],
  ]);
});

describe("scroll positions [LS-03] [NAV-08] [A81]", () => {
  it.each([[[["/home", null]]], [[["/home", -1]]], [[["/home", 1e9]]], [{ "/home": 1 }]])("%j are none", (entries) => {
    browser.kept.set("scrollPositions", JSON.stringify(entries));
    expect(stores.scrollStore.read()).toBeNull();
  });
  it("are kept for the ten most recent pages", () => {
    browser.kept.set("scrollPositions", JSON.stringify(Array.from({ length: 1_000 }, (_, i) => [`/${i}`, i])));
    expect(stores.scrollStore.read()?.map(([path]) => path)).toEqual(Array.from({ length: 10 }, (_, i) => `/${990 + i}`));
  });
});

describe("storage that fails", () => {
  it.each(["full", "forbidden"] as const)("%s: the session lives in memory, and it is said once [ST-02] [F45] [F46]", (fault) => {
    const told = vi.fn();
    storage.onStorageTrouble(told);
    browser.breakStorage(fault);
    stores.sessionStore.write(session());
    stores.orderStores.login.write({} as never);
    expect([stores.sessionStore.read(), told.mock.calls.length, browser.kept.has("session")]).toEqual([session(), 1, false]);
    stores.sessionStore.remove();
    expect(stores.sessionStore.read()).toBeNull();
  });

  it("forbidden while the page is open: what was seen last stands [F46]", () => {
    stores.sessionStore.write(session());
    stores.sessionStore.onChangeElsewhere(() => {});
    const [own, theirs] = [session(), { ...session(), generation: 2 }];
    browser.breakStorage("forbidden");
    expect(stores.sessionStore.read()).toEqual(own);
    browser.dispatch("storage", { key: "session", newValue: JSON.stringify(theirs) });
    expect(stores.sessionStore.read()).toEqual(theirs);
    stores.sessionStore.remove();
    expect([stores.sessionStore.read(), stores.textsStore.read()]).toEqual([null, null]);
  });

  it("tells who listens later, too", () => {
    browser.breakStorage("forbidden");
    stores.sessionStore.write(session());
    const told = vi.fn();
    storage.onStorageTrouble(told);
    expect(told).toHaveBeenCalledOnce();
  });

  it("makes room by dropping what can be fetched anew, before anything else is lost [F45]", () => {
    stores.textsStore.write({ a: "b" });
    const told = vi.fn();
    storage.onStorageTrouble(told);
    const { setItem } = window.localStorage;
    window.localStorage.setItem = (key: string, value: string) => {
      if (browser.kept.has("texts")) throw new DOMException("full", "QuotaExceededError");
      setItem(key, value);
    };
    stores.sessionStore.write(session());
    expect([browser.kept.has("texts"), browser.kept.has("session"), told.mock.calls.length]).toEqual([false, true, 0]);
  });

  it("never troubles anyone over texts alone", () => {
    const told = vi.fn();
    storage.onStorageTrouble(told);
    browser.breakStorage("full");
    stores.textsStore.write({ a: "b" });
    expect([told.mock.calls.length, stores.textsStore.read()]).toEqual([0, { a: "b" }]);
  });
});

describe("another tab", () => {
  it("is heard for the own key, for a cleared storage, and no longer than wanted [XS-11]", () => {
    const heard = vi.fn();
    const stop = stores.sessionStore.onChangeElsewhere(heard);
    browser.dispatch("storage", { key: "theme", newValue: "dark" });
    browser.dispatch("storage", { key: "session", newValue: JSON.stringify(session()) });
    browser.dispatch("storage", { key: "session", newValue: "junk" });
    browser.dispatch("storage", { key: null, newValue: null });
    expect(heard.mock.calls).toEqual([[session()], [null], [null]]);
    stop();
    expect(browser.listening("storage")).toBe(0);
  });
});

describe("booting", () => {
  const boot = async () => (await import("../../src/app/boot")).bootInput();

  it("drops a session that can't be read, and nothing else [F47] [ST-03]", async () => {
    browser.kept.set("session", '{"version":"3.0"}').set("theme", "dark").set("cookieConsent", "1");
    expect((await boot()).storedSession).toBeNull();
    expect([...browser.kept.keys()]).toEqual(["theme", "cookieConsent"]);
  });

  it("takes up what was kept", async () => {
    stores.sessionStore.write(session());
    stores.textsStore.write({ a: "b" });
    stores.clockSkewStore.write(-5_000);
    expect(await boot()).toEqual({ storedSession: session(), storedTexts: { a: "b" }, skewMs: -5_000 });
  });
});
