/** What comes to an invoice's block from outside it: what was done in another tab, and more files than it takes. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Begun, beginInvoice, invoice, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the page was read anew, since something may have been done in another tab [TR-15] [F39]", () => {
  const known = (status: string | null, latestName: string | null = null) => ({
    process: status === null ? null : processIs(status),
    hasEarlier: status === null,
    latestName,
  });

  it.each([
    { from: null, to: "PROCESSING", state: { analysing: "polling" } },
    { from: null, to: "COMPLETED", state: { resting: "completed" } },
    { from: "FAILED", to: "PROCESSING", state: { analysing: "polling" } },
    { from: "FAILED", to: "COMPLETED", state: { resting: "completed" } },
    { from: "COMPLETED", to: "FAILED", state: { resting: "failed" } },
    { from: "COMPLETED", to: null, state: { resting: "idle" } },
  ])("it goes on from there: $from, $to", async ({ from, to, state }) => {
    const opened = beginInvoice({ process: from === null ? null : processIs(from) });
    await opened.send({ type: "page.read", known: known(to, "b.pdf") });
    expect([opened.state(), opened.effects]).toEqual([state, []]);
    expect(opened.context()).toMatchObject(known(to, "b.pdf"));
  });

  it.each([
    { when: "a file was refused", reach: (opened: Begun) => opened.check({ status: "refused", fault: "empty" }) },
    { when: "a file is looked at", reach: async () => {} },
    { when: "a file is sent", reach: (opened: Begun) => opened.check() },
  ])("but what the person does here goes on: $when", async ({ reach }) => {
    const opened = beginInvoice();
    await opened.choose();
    await reach(opened);
    const before = opened.state();
    await opened.send({ type: "page.read", known: known("PROCESSING") });
    expect(opened.state()).toEqual(before);
  });
});

describe("of several dropped files [A74]", () => {
  it("the first is taken, and that is said", async () => {
    const opened = beginInvoice();
    await opened.send({ type: "file.choose", file: invoice, isFirstOfMany: true });
    expect([opened.state(), opened.checks.calls]).toEqual(["checking", [{ file: invoice }]]);
    expect(opened.toasts).toEqual([{ tone: "info", textKey: "invoiceAnalysis.firstOnly", durationMs: 10_000 }]);
  });

  it("nothing is said where there was but one", async () => {
    const opened = beginInvoice();
    await opened.send({ type: "file.choose", file: invoice, isFirstOfMany: false });
    expect([opened.state(), opened.toasts]).toEqual(["checking", []]);
  });
});
