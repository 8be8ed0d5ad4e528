/** What the diagram can't tell of an order: when one is worth keeping, and when it has run out. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, beginBankIdOrder, started } from "../support/bankIdActor";
import { bankIdOrder, handheld } from "../support/bankIdOrders";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("restoring a stored order [AUTH-11] [AMB-01] [BID-11]", () => {
  it.each([
    { agedMs: 29_000, isReused: true },
    { agedMs: 29_999, isReused: true },
    { agedMs: 30_000, isReused: false },
    { agedMs: 31_000, isReused: false },
    { agedMs: 0, isReused: true },
    { agedMs: -1, isReused: false },
    { agedMs: -600_000, isReused: false },
    { agedMs: 179_000, hasLaunchedApp: true, isReused: true },
    { agedMs: 179_999, isPickedUp: true, isReused: true },
    { agedMs: 180_000, hasLaunchedApp: true, isReused: false },
    { agedMs: 180_000, isPickedUp: true, isReused: false },
    { agedMs: -1, hasLaunchedApp: true, isReused: false },
  ])("%o", async ({ isReused, ...stored }) => {
    const { startOrder, collectOrder, after } = await begin({ stored: bankIdOrder({ orderRef: "stored", ...stored }) });
    expect(startOrder.calls).toHaveLength(isReused ? 0 : 1);
    await after(1_000);
    expect(collectOrder.calls).toEqual(isReused ? [{ orderRef: "stored" }] : []);
  });

  it("goes on with 1 s left, and renews when it is over", async () => {
    const { context, draws, poll, value } = await begin({ stored: bankIdOrder({ agedMs: 29_000 }) });
    expect(context().msLeft).toBe(1_000);
    expect(draws).toEqual([29]);
    await poll({ status: "pending" });
    expect(value()).toBe("starting");
  });

  it("starts a new order when the stored one can't be read [ST-02]", async () => {
    const flow = beginBankIdOrder();
    await flow.failRestore();
    expect(flow.startOrder.calls).toHaveLength(1);
  });
});

describe("a return from the ID app [AUTH-06] [PWA-06]", () => {
  const isReturn = { ...handheld, isReturn: true };

  it("goes on with the order that is known here, and neither starts nor launches one [BID-18]", async () => {
    const stored = bankIdOrder({ agedMs: 60_000, hasLaunchedApp: true });
    const { startOrder, launches, poll, actor } = await begin({ stored, input: isReturn });
    await poll({ status: "complete", result: "Anna" });
    expect(actor.getSnapshot().output).toEqual({ end: "complete", result: "Anna" });
    expect(startOrder.calls).toHaveLength(0);
    expect(launches()).toBe(0);
  });

  it("turns back when no order is known, or only a dead one", async () => {
    for (const stored of [null, bankIdOrder({ agedMs: 180_000, hasLaunchedApp: true })]) {
      const { actor, startOrder } = await begin({ stored, input: isReturn });
      expect(actor.getSnapshot().output).toEqual({ end: "cancelled" });
      expect(startOrder.calls).toHaveLength(0);
    }
  });

  it("turns back when the storage can't be read", async () => {
    const flow = beginBankIdOrder(isReturn);
    await flow.failRestore();
    expect(flow.actor.getSnapshot().output).toEqual({ end: "cancelled" });
    expect(flow.startOrder.calls).toHaveLength(0);
  });
});

describe("running out [AMB-01]", () => {
  it.each([
    { hintCode: "startFailed", atMs: 1_000, value: "starting" },
    { hintCode: "expiredTransaction", atMs: 1_000, value: "starting" },
    { hintCode: "userCancel", atMs: 30_000, value: "failed" },
    { hintCode: undefined, atMs: 27_999, value: "failed" },
    { hintCode: undefined, atMs: 28_000, value: "starting" },
    { hintCode: undefined, atMs: 35_000, value: "starting" },
    { hintCode: undefined, atMs: 35_001, value: "failed" },
  ])("FAILED $hintCode after $atMs ms leads to $value", async ({ hintCode, atMs, value }) => {
    const flow = await started();
    await flow.after(atMs);
    flow.collectOrder.answer({ status: "failed", ...(hintCode && { hintCode }) });
    await flow.after(0);
    expect(flow.value()).toBe(value);
  });

  it("is not what a pending answer says, however close to the end", async () => {
    const { after, collectOrder, value } = await started();
    await after(29_000);
    collectOrder.answer({ status: "pending" });
    await after(0);
    expect(value()).toMatchObject({ pending: { poll: "waiting", code: { live: {} } } });
  });

  it.each([{ hintCode: "expiredTransaction" }, {}])("is final once the app has had the order: %o", async (hint) => {
    const { actor, after, poll } = await started();
    await poll({ status: "pending", hintCode: "userSign" });
    await after(27_000);
    await poll({ status: "failed", ...hint });
    expect(actor.getSnapshot().output).toEqual({ end: "failed", hintCode: hint.hintCode ?? null });
  });

  it("of an order that the app took ends in one press for a new one, not in a new order by itself", async () => {
    const stored = bankIdOrder({ agedMs: 100_000, isPickedUp: true });
    const { poll, sleep, value, startOrder } = await begin({ stored });
    sleep(78_000);
    await poll({ status: "pending" });
    expect(value()).toMatchObject({ pending: expect.anything() });
    await poll({ status: "pending" });
    expect(value()).toBe("expired");
    expect(startOrder.calls).toHaveLength(0);
  });

  it("leaves nothing behind when the next order can't start", async () => {
    const { failStart, poll, stored, value } = await started();
    await poll({ status: "failed", hintCode: "startFailed" });
    await failStart();
    expect(value()).toBe("unstarted");
    expect(stored()).toBeNull();
  });

  it("starts the next order with neither the old code nor the old hint", async () => {
    const { actor, answerStart, poll } = await started();
    await poll({ status: "pending", hintCode: "noClient" });
    await poll({ status: "failed", hintCode: "startFailed" });
    const seen: unknown[] = [];
    actor.subscribe(({ context, value }) => typeof value === "object" && seen.push([context.qrData, context.hintCode]));
    await answerStart();
    expect(seen).toEqual([
      [null, null],
      ["qr 0", null],
    ]);
  });

  it("opens a new three minutes when the person retries a start that failed", async () => {
    const { actor, value, failStart, answerStart, poll, after } = await begin();
    await failStart();
    await after(200_000);
    actor.send({ type: "retry" });
    await answerStart();
    await poll({ status: "failed", hintCode: "startFailed" });
    expect(value()).toBe("starting");
  });

  it("renews for three minutes, counting aloud, and for three more after a retry", async () => {
    const { actor, value, context, runOut, answerStart } = await started();
    for (let renewal = 1; renewal <= 5; renewal++) {
      await runOut();
      expect(value()).toBe("starting");
      expect(context().renewals).toBe(renewal);
      await answerStart();
    }
    await runOut();
    expect(value()).toBe("expired");
    actor.send({ type: "retry" });
    expect(context().renewals).toBe(0);
    await answerStart();
    await runOut();
    expect(value()).toBe("starting");
    expect(context().renewals).toBe(1);
  });

  it.each([
    { afterMs: 179_999, value: "starting" },
    { afterMs: 180_000, value: "expired" },
  ])("$afterMs ms after the start: $value", async ({ afterMs, value }) => {
    const flow = await started();
    flow.sleep(afterMs - 1_000);
    await flow.poll({ status: "failed", hintCode: "startFailed" });
    expect(flow.value()).toBe(value);
  });
});
