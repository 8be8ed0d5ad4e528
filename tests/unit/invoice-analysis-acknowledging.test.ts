/** What was found has been seen: said once, here or by a card, and what becomes of that. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginInvoice, fault, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("acknowledging [INV-09] [AMB-41]", () => {
  it("is sent once, has the page load anew, and leaves room for the next invoice [AMB-21] [UX-03]", async () => {
    const opened = beginInvoice({ process: processIs("COMPLETED") });
    await opened.send({ type: "acknowledge" });
    await opened.send({ type: "acknowledge" });
    expect(opened.acknowledgements.calls).toEqual([{ contractId: "el-1" }]);
    opened.acknowledgements.answer();
    await opened.settle();
    expect([opened.state(), opened.context().process, opened.effects]).toEqual([{ resting: "idle" }, null, ["reload, noted"]]);
  });

  it("that fails is said for ten seconds, has the page load anew in case it was noted, and can be tried again", async () => {
    const opened = beginInvoice({ process: processIs("COMPLETED") });
    await opened.send({ type: "acknowledge" });
    opened.acknowledgements.fail();
    await opened.settle();
    expect([opened.state(), opened.effects.at(-1)]).toEqual([{ resting: "completed" }, "reload"]);
    expect(opened.toasts).toEqual([{ tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 }]);
    await opened.send({ type: "acknowledge" });
    expect(opened.acknowledgements.calls).toHaveLength(2);
  });

  it.each([404, 409, 410])("that is told to be done already (%i) is as good as done", async (status) => {
    const opened = beginInvoice({ process: processIs("COMPLETED") });
    await opened.send({ type: "acknowledge" });
    opened.acknowledgements.fail(fault({ kind: "http", status }));
    await opened.settle();
    expect([opened.state(), opened.context().process, opened.effects]).toEqual([{ resting: "idle" }, null, ["reload, noted"]]);
  });

  it.each(["COMPLETED", "FAILED"])(
    "by the card that tells of it leaves nothing of %s, and reads nothing anew itself",
    async (status) => {
      const opened = beginInvoice({ process: processIs(status) });
      await opened.send({ type: "acknowledged" });
      expect([opened.state(), opened.context().process]).toEqual([{ resting: "idle" }, null]);
      expect([opened.effects, opened.acknowledgements.calls]).toEqual([[], []]);
    },
  );

  it("by the card while it is on its way from here: what becomes of that one is told to nobody", async () => {
    const opened = beginInvoice({ process: processIs("COMPLETED") });
    await opened.send({ type: "acknowledge" });
    await opened.send({ type: "acknowledged" });
    expect([opened.state(), opened.context().process]).toEqual([{ resting: "idle" }, null]);
    expect(() => opened.acknowledgements.fail()).toThrow();
    expect([opened.effects, opened.toasts]).toEqual([[], []]);
  });

  it("elsewhere changes nothing of an analysis that is under way", async () => {
    const opened = beginInvoice({ process: processIs("PROCESSING") });
    await opened.send({ type: "acknowledged" });
    expect(opened.state()).toEqual({ analysing: "polling" });
  });

  it("isn't offered of what has failed or never was", () => {
    for (const process of [null, processIs("FAILED"), processIs("PROCESSING")])
      expect(beginInvoice({ process }).actor.getSnapshot().can({ type: "acknowledge" })).toBe(false);
  });
});
