/** What the diagram can't tell of an order: its polls, its code, and what it leaves behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../src/domain/errors";
import { begin, started } from "../support/bankIdActor";
import { bankIdOrder } from "../support/bankIdOrders";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("polling [AUTH-16]", () => {
  it("asks 1 s after each answer, never twice at once, and at once on wake [BID-04] [F39]", async () => {
    const { actor, collectOrder, after } = await started();
    await after(999);
    expect(collectOrder.calls).toHaveLength(0);
    await after(1);
    expect(collectOrder.calls).toHaveLength(1);
    actor.send({ type: "wake" });
    await after(3_500);
    expect(collectOrder.calls).toHaveLength(1);
    collectOrder.answer({ status: "pending" });
    await after(500);
    actor.send({ type: "wake" });
    await after(0);
    expect(collectOrder.calls).toHaveLength(2);
  });

  it("goes on after dropped polls, and logs in once [BID-07] [F02] [F03]", async () => {
    const { actor, failPoll, poll, collectOrder, stored } = await started();
    for (let dropped = 1; dropped <= 5; dropped++) await failPoll();
    expect(stored()).not.toBeNull();
    await poll({ status: "complete", result: "Anna" });
    expect(actor.getSnapshot().output).toEqual({ end: "complete", result: "Anna" });
    expect(collectOrder.calls).toHaveLength(6);
  });

  it("goes on for hints that nobody knows [AMB-50]", async () => {
    const { poll, value, context } = await started();
    await poll({ status: "pending", hintCode: "somethingNew" });
    expect(context()).toMatchObject({ hintCode: "somethingNew", order: { isPickedUp: false } });
    expect(value()).toMatchObject({ pending: { poll: "waiting", code: { live: {} } } });
  });

  it("stops when the person leaves, and keeps the order for them [AUTH-25] [BID-02] [F42]", async () => {
    const { actor, after, collectOrder, stored, effects } = await started();
    await after(1_000);
    actor.stop();
    const before = [...effects];
    await after(10_000);
    expect(collectOrder.calls).toHaveLength(1);
    expect(() => collectOrder.answer({ status: "pending" })).toThrow("has not made the call");
    expect(effects).toEqual(before);
    expect(stored()).not.toBeNull();
  });

  it("stops when the person turns back, and forgets the order", async () => {
    const { actor, after, collectOrder, stored } = await started();
    actor.send({ type: "cancel" });
    await after(10_000);
    expect(collectOrder.calls).toHaveLength(0);
    expect(stored()).toBeNull();
  });

  it("doesn't give up an order whose last answer is still under way", async () => {
    const { actor, after, collectOrder, context } = await started();
    await after(31_000);
    collectOrder.answer({ status: "pending", hintCode: "userSign" });
    await after(0);
    expect(context().order).toMatchObject({ isPickedUp: true });
    expect(actor.getSnapshot().matches("pending")).toBe(true);
  });

  it("waits on for an answer while codes still renew by themselves, however old the code is", async () => {
    const { value, failPoll, after } = await started();
    await after(40_000);
    await failPoll();
    expect(value()).toMatchObject({ pending: { poll: "waiting", code: "over" } });
  });

  it.each([
    { offlineMs: 179_999, value: { pending: expect.anything() } },
    { offlineMs: 180_000, value: "expired" },
  ])("offline for $offlineMs ms: $value", async ({ offlineMs, ...expected }) => {
    const { actor, value, sleep, collectOrder, after, stored } = await started();
    sleep(offlineMs);
    actor.send({ type: "wake" });
    collectOrder.fail();
    await after(0);
    expect(value()).toEqual(expected.value);
    expect(stored() === null).toBe(value() === "expired");
  });

  it("keeps an order that is with the app while offline, for its three minutes", async () => {
    const { actor, value, poll, sleep, failPoll } = await begin({ stored: bankIdOrder({ agedMs: 0 }) });
    await poll({ status: "pending", hintCode: "userSign" });
    sleep(177_000);
    await failPoll();
    expect(value()).toMatchObject({ pending: { poll: "waiting" } });
    sleep(2_000);
    await failPoll();
    expect(value()).toBe("expired");
    expect(actor.getSnapshot().status).toBe("active");
  });

  it("keeps a renewed order that is with the app while offline, though codes no longer renew", async () => {
    const { value, answerStart, poll, sleep, failPoll } = await started();
    sleep(150_000);
    await poll({ status: "failed", hintCode: "startFailed" });
    await answerStart();
    await poll({ status: "pending", hintCode: "userSign" });
    sleep(40_000);
    await failPoll();
    expect(value()).toMatchObject({ pending: { poll: "waiting" } });
  });

  it("has expired after ten minutes asleep, with one press to go on and nothing below 0 [F38]", async () => {
    const { actor, value, context, collectOrder, after, sleep } = await started();
    sleep(600_000);
    actor.send({ type: "wake" });
    collectOrder.answer({ status: "pending" });
    await after(0);
    expect(value()).toBe("expired");
    expect(context().msLeft).toBe(0);
    expect(actor.getSnapshot().can({ type: "retry" })).toBe(true);
  });
});

describe("the code [AUTH-13] [AUTH-15]", () => {
  it("is drawn each second, counts down each 250 ms, and never below 0", async () => {
    const { actor, draws, after, context, answerStart } = await begin();
    const left: number[] = [];
    actor.subscribe((snapshot) => left.push(snapshot.context.msLeft));
    await answerStart();
    await after(2_000);
    expect(draws).toEqual([0, 1, 2]);
    expect([...new Set(left)].slice(0, 9)).toEqual([30_000, 29_750, 29_500, 29_250, 29_000, 28_750, 28_500, 28_250, 28_000]);
    await after(60_000);
    expect(draws.at(-1)).toBe(29);
    expect(Math.min(...left)).toBe(0);
    expect(context()).toMatchObject({ qrData: null, msLeft: 0 });
  });

  it("survives a clock that is set back [BID-11]", async () => {
    const { context, draws, after, sleep } = await started();
    sleep(-3_600_000);
    await after(2_000);
    expect(context().msLeft).toBe(30_000);
    expect(Math.min(...draws)).toBe(0);
  });

  it("is hidden once the app has the order, and the hint stays", async () => {
    const { context, poll } = await started();
    await poll({ status: "pending", hintCode: "outstandingTransaction" });
    expect(context().qrData).not.toBeNull();
    await poll({ status: "pending", hintCode: "userSign" });
    await poll({ status: "pending" });
    expect(context()).toMatchObject({ qrData: null, msLeft: 0, hintCode: "userSign", order: { isPickedUp: true } });
  });

  it("is hidden at once when a picked-up order is restored", async () => {
    const { draws, value } = await begin({ stored: bankIdOrder({ agedMs: 5_000, isPickedUp: true }) });
    expect(draws).toEqual([]);
    expect(value()).toMatchObject({ pending: { code: "over" } });
  });

  it("stays for another device after the app was opened here, as long as it lasts", async () => {
    const { actor, context, after } = await started();
    actor.send({ type: "app.opened" });
    await after(5_000);
    expect(context().qrData).toBe("qr 5");
  });

  it("is tried again when a drawing fails", async () => {
    const { context, answerStart, after, breakDrawing } = await begin();
    breakDrawing(true);
    await answerStart();
    breakDrawing(false);
    await after(1_000);
    expect(context().qrData).toBe("qr 1");
  });

  it.each(["started", "userSign", "userMrtd", "userCallConfirm", "processing", "userStepUp", "userFace"])(
    "is with the app at the hint %s",
    async (hintCode) => {
      const { poll, stored } = await started();
      await poll({ status: "pending", hintCode });
      expect(stored()).toMatchObject({ isPickedUp: true });
    },
  );
});

describe("a start that fails", () => {
  it.each([
    [new ApiError({ call: "POST /auth", kind: "network" }), { kind: "network" }],
    [new ApiError({ call: "POST /auth", kind: "http", status: 503 }), { kind: "http", status: 503 }],
    [new Error("anything"), { kind: "unexpected" }],
  ])("is kept as what it was: %o", async (error, failure) => {
    const { failStart, context } = await begin();
    await failStart(error);
    expect(context().failure).toEqual(failure);
  });
});

describe("the order's end", () => {
  it.each([
    { name: "complete", answer: { status: "complete", result: "Anna" } as const },
    { name: "failed", answer: { status: "failed", hintCode: "certificateErr" } as const },
    { name: "failed, without a reason", answer: { status: "failed" } as const },
    { name: "run out", answer: { status: "failed", hintCode: "startFailed" } as const },
    { name: "cancelled", answer: null },
  ])("leaves neither the order nor its secret behind: $name [AMB-02] [A30]", async ({ answer }) => {
    const { actor, stored, context, poll } = await started();
    if (answer) await poll(answer);
    else actor.send({ type: "cancel" });
    expect(stored()).toBeNull();
    expect(context()).toMatchObject({ order: null, qrData: null, msLeft: 0 });
  });

  it("says why it failed, once [BID-21]", async () => {
    const { actor, after, poll, effects } = await started();
    await poll({ status: "failed", hintCode: "certificateErr" });
    await after(10_000);
    expect(actor.getSnapshot().output).toEqual({ end: "failed", hintCode: "certificateErr" });
    expect(effects).toEqual(["remember", "forget"]);
  });

  it("says so when there is no reason", async () => {
    const { actor, poll } = await started();
    await poll({ status: "failed" });
    expect(actor.getSnapshot().output).toEqual({ end: "failed", hintCode: null });
  });
});
