/** What the diagram of signing can't tell: which documents are offered, what starts by itself, what passes through to the order. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bankIdOrder, desktop, handheld } from "../support/bankIdOrders";
import { beginSigning, offered, options } from "../support/signPoaActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withTerms = { ...options, termsAndConditionsId: "terms-1" };
const failureIs = { kind: "http", status: 500 } as const;

async function asked(given: Parameters<typeof beginSigning>[0] = {}) {
  const flow = beginSigning({ isAsked: true, ...given });
  await flow.offer();
  return flow;
}

describe("what may be signed [AMB-56]", () => {
  it.each([
    { asks: options, gives: offered, isOffered: true },
    { asks: options, gives: { powerOfAttorneyIds: ["poa-0", "poa-1"], termsAndConditionsIds: [] }, isOffered: true },
    { asks: options, gives: { powerOfAttorneyIds: [], termsAndConditionsIds: ["poa-1"] }, isOffered: false },
    { asks: options, gives: { powerOfAttorneyIds: ["poa-10"], termsAndConditionsIds: ["terms-1"] }, isOffered: false },
    { asks: withTerms, gives: offered, isOffered: true },
    { asks: withTerms, gives: { powerOfAttorneyIds: ["poa-1"], termsAndConditionsIds: [] }, isOffered: false },
    { asks: withTerms, gives: { powerOfAttorneyIds: ["poa-2"], termsAndConditionsIds: ["terms-1"] }, isOffered: false },
    { asks: withTerms, gives: { powerOfAttorneyIds: ["terms-1"], termsAndConditionsIds: ["poa-1"] }, isOffered: false },
  ])("$asks.powerOfAttorneyId, $asks.termsAndConditionsId of $gives: $isOffered", async ({ asks, gives, isOffered }) => {
    for (const isAsked of [true, false]) {
      const flow = beginSigning({ options: asks, isAsked });
      await flow.offer(gives);
      const good = isAsked ? "signing" : "asking";
      expect([flow.state(), flow.effects]).toEqual(isOffered ? [good, []] : ["refused", ["report refusal"]]);
      expect(flow.starts.calls).toHaveLength(isOffered && isAsked ? 1 : 0);
    }
  });

  it("is asked of nobody when the address says nothing good [SIGN-03]", async () => {
    const flow = beginSigning({ options: null, isAsked: true });
    await flow.settle(10_000);
    expect([flow.state(), flow.checks.calls, flow.starts.calls]).toEqual(["refused", [], []]);
    for (const type of ["sign", "retry", "cancel", "wake"] as const) await flow.send(type);
    expect([flow.state(), flow.starts.calls]).toEqual(["refused", []]);
  });
});

describe("an admin who acts for a customer [AMB-66]", () => {
  it.each([true, false])("can't sign for them, asked for or not (%s)", async (isAsked) => {
    const flow = beginSigning({ isImpersonating: true, isAsked });
    for (const type of ["sign", "retry", "wake", "consent.resolved"] as const) await flow.send(type);
    await flow.settle(10_000);
    expect([flow.state(), flow.checks.calls, flow.starts.calls, flow.effects]).toEqual(["notTheirs", [], [], []]);
    await flow.send("leave");
    await flow.send("cancel");
    expect(flow.effects).toEqual(["log out", "go to /onboarding"]);
  });

  it("is told first that a link is no good", () => {
    expect(beginSigning({ isImpersonating: true, options: null }).effects).toEqual(["report refusal"]);
  });

  it.each(["asking", "refused"])("is the only one whose session this page ends (%s)", async (state) => {
    const flow = beginSigning();
    await flow.offer(state === "asking" ? offered : { powerOfAttorneyIds: [], termsAndConditionsIds: [] });
    expect([flow.state(), flow.actor.getSnapshot().can({ type: "leave" })]).toEqual([state, false]);
  });
});

describe("a check that fails", () => {
  it.each([
    { failure: { kind: "network" }, tries: 3, isCheckedAgain: true },
    { failure: failureIs, tries: 1, isCheckedAgain: false },
    { failure: { kind: "malformed" }, tries: 1, isCheckedAgain: false },
  ] as const)("for $failure.kind goes on by itself on return: $isCheckedAgain", async ({ failure, tries, isCheckedAgain }) => {
    const flow = beginSigning();
    await flow.failCheck(failure, tries);
    expect([flow.state(), flow.context().failure]).toEqual(["unchecked", failure]);
    await flow.send("wake");
    expect(flow.checks.calls).toHaveLength(tries + (isCheckedAgain ? 1 : 0));
  });

  it("also holds up what a press in the app led to", async () => {
    const flow = beginSigning({ isAsked: true });
    await flow.failCheck(failureIs);
    expect([flow.state(), flow.starts.calls]).toEqual(["unchecked", []]);
    await flow.send("retry");
    await flow.offer();
    expect([flow.state(), flow.starts.calls.length]).toEqual(["signing", 1]);
  });

  it("because it breaks is one like any other", async () => {
    const flow = beginSigning({ broken: "check" });
    await flow.failCheck({ kind: "network" });
    expect([flow.state(), flow.context().failure]).toEqual(["unchecked", { kind: "unexpected" }]);
    await flow.send("retry");
    await flow.offer();
    expect(flow.state()).toBe("asking");
  });

  it("for want of a consent goes on once that is given [AMB-64]", async () => {
    const flow = beginSigning();
    await flow.failCheck({ kind: "http", status: 403, isHandled: true });
    await flow.send("retry");
    expect([flow.state(), flow.context().failure]).toEqual(["heldUp", null]);
    await flow.send("consent.resolved");
    await flow.offer();
    expect(flow.state()).toBe("asking");
  });

  it("leaves a way back", async () => {
    const flow = beginSigning();
    await flow.failCheck(failureIs);
    await flow.send("cancel");
    expect(flow.effects).toEqual(["go to /onboarding"]);
  });
});

describe("opening the app by itself [SIGN-10] [AMB-55]", () => {
  it.each([
    { what: "the press that led here was just now", waitMs: 999, order: handheld, opens: 1 },
    { what: "the press that led here was a while ago", waitMs: 1_000, order: handheld, opens: 0 },
    { what: "no press led here", waitMs: 0, order: { ...handheld, hasUserActivation: false }, opens: 0 },
    { what: "the app is on another device", waitMs: 0, order: desktop, opens: 0 },
  ])("$what: $opens times", async ({ waitMs, order, opens }) => {
    const flow = beginSigning({ isAsked: true, order });
    await flow.settle(waitMs);
    await flow.offer();
    await flow.startOrder();
    expect(flow.effects).toEqual(Array(opens).fill("open app"));
  });

  it("happens after the press on this page, however long that took [A12]", async () => {
    const flow = beginSigning({ order: { ...handheld, hasUserActivation: false } });
    await flow.settle(60_000);
    await flow.offer();
    await flow.settle(60_000);
    expect([flow.state(), flow.starts.calls]).toEqual(["asking", []]);
    await flow.send("sign");
    await flow.startOrder();
    expect(flow.effects).toEqual(["open app"]);
  });
});

describe("the order under a signature", () => {
  it("hears at once that the page is back", async () => {
    const flow = await asked();
    await flow.startOrder();
    await flow.send("wake");
    expect(flow.collects.calls).toHaveLength(1);
  });

  it("is asked about once a second [SIGN-06]", async () => {
    const flow = await asked();
    await flow.startOrder();
    for (let second = 1; second <= 3; second++) {
      await flow.poll({ status: "pending", hintCode: "userSign" });
      expect(flow.collects.calls).toHaveLength(second);
    }
  });

  it("is the one from before a reload [SIGN-10]", async () => {
    const stored = bankIdOrder({ orderRef: "stored", agedMs: 60_000, hasLaunchedApp: true });
    const flow = await asked({ stored, order: { ...handheld, isReturn: true } });
    await flow.poll({ status: "complete", result: null });
    expect([flow.collects.calls, flow.starts.calls]).toEqual([[{ orderRef: "stored" }], []]);
  });

  it("isn't begun for a return from the app that nobody here waits for", async () => {
    const flow = await asked({ order: { ...handheld, isReturn: true } });
    expect([flow.starts.calls, flow.effects]).toEqual([[], ["go to /onboarding"]]);
  });

  it.each([
    { hintCode: "userCancel", descriptionKey: "bankId.message.RFA6" },
    { hintCode: "certificateErr", descriptionKey: "bankId.message.RFA16" },
    { hintCode: undefined, descriptionKey: "bankId.message.RFA22" },
  ])("fails with $hintCode: says why, for 15 s, once [SIGN-09] [AMB-10]", async ({ hintCode, descriptionKey }) => {
    const flow = await asked();
    await flow.startOrder();
    await flow.poll({ status: "failed", ...(hintCode && { hintCode }) });
    await flow.settle(10_000);
    expect(flow.effects).toEqual([
      { tone: "error", textKey: "bankId.failed.sign", descriptionKey, durationMs: 15_000 },
      "go to /onboarding",
    ]);
  });

  it("fails when it breaks", async () => {
    const flow = await asked({ broken: "order" });
    flow.order()?.send({ type: "cancel" });
    await flow.settle();
    expect(flow.effects).toEqual([expect.objectContaining({ textKey: "bankId.failed.sign" }), "go to /onboarding"]);
  });
});

describe("a signature", () => {
  it("in another tab counts here, whatever the order is doing, and its polling ends [F41]", async () => {
    const flow = await asked();
    expect(flow.isWatching()).toBe(true);
    await flow.startOrder();
    await flow.signElsewhere();
    expect([flow.state(), flow.order(), flow.effects, flow.isWatching()]).toEqual([
      "refreshing",
      undefined,
      ["consent given"],
      false,
    ]);
    await flow.refresh();
    await flow.settle(10_000);
    expect([flow.effects, flow.collects.calls]).toEqual([["consent given", "go to /home"], []]);
  });

  it("is waited for only while an order is under way", async () => {
    const flow = beginSigning();
    await flow.offer();
    expect([flow.state(), flow.isWatching()]).toEqual(["asking", false]);
  });

  it("can be given though other tabs can't be heard", async () => {
    const flow = await asked({ broken: "watch" });
    await flow.startOrder();
    await flow.poll({ status: "complete", result: null });
    expect(flow.state()).toBe("refreshing");
  });

  async function signed(given: Parameters<typeof beginSigning>[0] = {}) {
    const flow = await asked(given);
    await flow.startOrder();
    await flow.poll({ status: "complete", result: null });
    return flow;
  }

  it("lets calls work again at once, then reads the customer, then goes on [SIGN-08] [AMB-09]", async () => {
    const flow = await signed();
    expect([flow.effects, flow.refreshes.calls.length]).toEqual([["consent given"], 1]);
    await flow.refresh();
    expect(flow.effects).toEqual(["consent given", "go to /home"]);
  });

  it("is read again when that fails for a while", async () => {
    const flow = await signed();
    await flow.failRefresh({ kind: "http", status: 503 }, 2);
    expect([flow.effects, flow.refreshes.calls.length]).toEqual([["consent given"], 3]);
    await flow.refresh();
    expect(flow.effects).toEqual(["consent given", "go to /home"]);
  });

  it("counts whatever becomes of the read", async () => {
    const flow = await signed({ broken: "refresh" });
    await flow.failRefresh(failureIs);
    expect(flow.effects).toEqual(["consent given", "go to /home"]);
  });
});
