/** What the diagrams can't tell of an order: on which device it goes on, and when the ID app opens by itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { begin, started } from "../support/bankIdActor";
import { bankIdOrder, desktop, handheld } from "../support/bankIdOrders";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("this device or another", () => {
  it("begins with this device on a handheld, with another elsewhere", async () => {
    expect((await started(handheld)).context().device).toBe("this");
    expect((await started(desktop)).context().device).toBe("other");
  });

  it("goes on on this device when the app was opened here before a reload", async () => {
    const { context } = await begin({ stored: bankIdOrder({ agedMs: 60_000, hasLaunchedApp: true }) });
    expect(context().device).toBe("this");
  });

  it("keeps what the person chose before the order came", async () => {
    const { actor, context, answerStart } = await begin({ input: handheld });
    actor.send({ type: "device.choose", device: "other" });
    await answerStart();
    expect(context().device).toBe("other");
  });

  it("can be chosen while a poll is under way, which goes on", async () => {
    const { actor, after, collectOrder, context, startOrder } = await started();
    await after(1_000);
    const { order } = context();
    actor.send({ type: "device.choose", device: "this" });
    actor.send({ type: "device.choose", device: "other" });
    expect(context().order).toBe(order);
    collectOrder.answer({ status: "complete", result: "Anna" });
    await after(0);
    expect(actor.getSnapshot().output).toEqual({ end: "complete", result: "Anna" });
    expect([startOrder.calls.length, collectOrder.calls.length]).toEqual([1, 1]);
  });
});

describe("opening the app by itself [AUTH-20] [AMB-55] [A21]", () => {
  it.each([
    { isHandheld: true, hasUserActivation: true, hasLaunchedApp: false, launches: 1 },
    { isHandheld: true, hasUserActivation: false, hasLaunchedApp: false, launches: 0 },
    { isHandheld: false, hasUserActivation: true, hasLaunchedApp: false, launches: 0 },
    { isHandheld: true, hasUserActivation: true, hasLaunchedApp: true, launches: 0 },
  ])("%o", async ({ launches, hasLaunchedApp, ...input }) => {
    const flow = await begin({ stored: bankIdOrder({ hasLaunchedApp }), input: { ...input, isReturn: false } });
    expect(flow.launches()).toBe(launches);
  });

  it("remembers the launch before the app opens", async () => {
    const { effects, context } = await started(handheld);
    expect(effects).toEqual(["remember", "remember launched", `open app ${context().order?.autoStartToken}`]);
  });

  it("doesn't when the person has chosen another device, not even when they choose this one again later", async () => {
    const { actor, answerStart, launches, after } = await begin({ input: handheld });
    actor.send({ type: "device.choose", device: "other" });
    await answerStart();
    expect(launches()).toBe(0);
    await after(4_000);
    actor.send({ type: "device.choose", device: "this" });
    expect(launches()).toBe(0);
  });

  it("doesn't on a computer, whichever device the person chooses", async () => {
    const { actor, launches } = await started(desktop);
    actor.send({ type: "device.choose", device: "this" });
    expect(launches()).toBe(0);
  });

  it.each([
    { answeredAfterMs: 3_999, launched: 1 },
    { answeredAfterMs: 4_000, launched: 0 },
  ])(
    "counts on a press for 4 s: $answeredAfterMs ms later, $launched launches [BID-17]",
    async ({ answeredAfterMs, launched }) => {
      const { after, answerStart, launches } = await begin({ input: handheld });
      await after(answeredAfterMs);
      await answerStart();
      expect(launches()).toBe(launched);
    },
  );

  it("doesn't again for a renewed order, but does after a press on retry [BID-06]", async () => {
    const { value, actor, answerStart, launches, effects, poll, sleep } = await begin({ input: handheld });
    await answerStart();
    await poll({ status: "failed", hintCode: "startFailed" });
    await answerStart();
    expect(launches()).toBe(1);
    sleep(180_000);
    await poll({ status: "failed", hintCode: "startFailed" });
    expect(value()).toBe("expired");
    actor.send({ type: "retry" });
    await answerStart(bankIdOrder({ orderRef: "second" }));
    expect(launches()).toBe(2);
    expect(effects.slice(-3)).toEqual(["remember", "remember launched", expect.stringMatching(/^open app/)]);
  });

  it("doesn't on a computer after a press on retry either", async () => {
    const { actor, answerStart, failStart, launches } = await begin();
    await failStart();
    actor.send({ type: "device.choose", device: "this" });
    actor.send({ type: "retry" });
    await answerStart();
    expect(launches()).toBe(0);
  });
});

describe("opening the app by its link [BID-17]", () => {
  it("is remembered, goes on on this device, and doesn't open it once more", async () => {
    const { actor, context, effects, stored, collectOrder, after } = await started({ ...handheld, hasUserActivation: false });
    actor.send({ type: "device.choose", device: "other" });
    actor.send({ type: "app.opened" });
    expect(effects).toEqual(["remember", "remember launched"]);
    expect(stored()).toEqual(context().order);
    expect(context()).toMatchObject({ device: "this", order: { hasLaunchedApp: true } });
    await after(1_000);
    expect(collectOrder.calls).toHaveLength(1);
  });

  it("can be done again", async () => {
    const { actor } = await started();
    actor.send({ type: "app.opened" });
    expect(actor.getSnapshot().can({ type: "app.opened" })).toBe(true);
  });

  it("can't without an order", async () => {
    const { actor } = await begin();
    expect(actor.getSnapshot().can({ type: "app.opened" })).toBe(false);
  });
});
