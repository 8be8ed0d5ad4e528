/** What the diagram of the login can't tell: what passes through to the order, and what its failures say. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { createBankIdOrderMachine } from "../../machines/bankid-order";
import { landingOf, loginMachine } from "../../machines/login";
import type { BankIdOrder } from "../../src/domain/bankIdOrder";
import type { LoggedIn } from "../../src/domain/customer";
import { bankIdOrder, desktop, handheld } from "../support/bankIdOrders";
import { beginLogin, loggedIn } from "../support/loginActor";
import { remote } from "../support/remote";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("where a login lands [AUTH-21] [AUTH-22] [AMB-35]", () => {
  it.each([
    { tokenAuthority: "ADMIN", supportsImpersonation: true, landing: "/represent-customer" },
    { tokenAuthority: "ADMIN", supportsImpersonation: false, landing: "/home" },
    { tokenAuthority: "CUSTOMER", supportsImpersonation: true, landing: "/home" },
    { tokenAuthority: "CUSTOMER", supportsImpersonation: false, landing: "/home" },
  ] as const)("%o", ({ landing, ...authContext }) => expect(landingOf({ authContext })).toBe(landing));
});

describe("a failed login [AUTH-23]", () => {
  it.each([
    { hintCode: "userCancel", descriptionKey: "bankId.message.RFA6" },
    { hintCode: "certificateErr", descriptionKey: "bankId.message.RFA16" },
    { hintCode: "somethingNew", descriptionKey: "bankId.message.RFA22" },
    { hintCode: undefined, descriptionKey: "bankId.message.RFA22" },
  ])("says why, for 15 s, once: $hintCode [BID-21]", async ({ hintCode, descriptionKey }) => {
    const { effects, settle, poll } = beginLogin(desktop);
    await settle();
    await poll({ status: "failed", ...(hintCode && { hintCode }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(effects).toEqual([
      { toast: { tone: "error", textKey: "bankId.failed.login", descriptionKey, durationMs: 15_000 } },
      { navigate: { to: "/login", replace: true } },
    ]);
  });

  it("is what a broken order comes to, too", async () => {
    const effects: unknown[] = [];
    const actor = createActor(
      loginMachine.provide({
        actors: {
          // Nobody provided what the order needs to forget itself.
          bankIdOrder: createBankIdOrderMachine<LoggedIn>().provide({
            actors: { restoreOrder: remote<BankIdOrder | null, void>().logic },
          }),
        },
        actions: { toast: (_, { textKey }) => void effects.push(textKey), navigate: (_, { to }) => void effects.push(to) },
      }),
      { input: desktop },
    ).start();
    actor.getSnapshot().children.order?.send({ type: "cancel" });
    await vi.advanceTimersByTimeAsync(0);
    expect(effects).toEqual(["bankId.failed.login", "/login"]);
  });
});

describe("the order under a login", () => {
  it("hears at once that the page is back", async () => {
    const { actor, settle, collectOrder } = beginLogin(desktop);
    await settle();
    actor.send({ type: "wake" });
    await settle();
    expect(collectOrder.calls).toHaveLength(1);
  });

  it("learns what device this is, and whether a press let the app be opened [AUTH-20]", async () => {
    const { effects, settle } = beginLogin(handheld);
    await settle();
    expect(effects).toEqual(["open app"]);
  });

  it("learns that the app led here [AUTH-06] [PWA-06]", async () => {
    const { effects, settle, collectOrder } = beginLogin({ ...handheld, isReturn: true });
    await settle();
    expect(effects).toEqual([{ navigate: { to: "/login", replace: true } }]);
    expect(collectOrder.calls).toEqual([]);
  });

  it("is the one from before a reload, which ends the login [AUTH-11] [BID-18]", async () => {
    const stored = bankIdOrder({ orderRef: "stored", agedMs: 60_000, hasLaunchedApp: true });
    const { collectOrder, effects, settle, poll } = beginLogin({ ...handheld, isReturn: true }, { stored });
    const who = loggedIn("CUSTOMER", false);
    await settle();
    await poll({ status: "complete", result: who });
    expect(collectOrder.calls).toEqual([{ orderRef: "stored" }]);
    expect(effects).toEqual([{ openSession: { loggedIn: who, landing: "/home" } }]);
  });
});
