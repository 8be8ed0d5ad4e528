/** Whether an upload without a good answer has arrived: what is asked, and what is sent again. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Begun, beginInvoice, HANDLED, NO_CONNECTION, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOT_SENT = { tone: "error", textKey: "todo.ELECTRICITY.invoiceAnalysis.error.generic", durationMs: 10_000 };

describe("all was sent and no good answer came: the server is asked [F07] [F05]", () => {
  const loseAnswer = async (details: Parameters<Begun["failUpload"]>[0] = NO_CONNECTION, given = {}) => {
    const opened = beginInvoice(given);
    await opened.upload();
    await opened.progress(1);
    await opened.failUpload(details);
    return opened;
  };

  it.each([
    { details: NO_CONNECTION, isAsked: true },
    { details: { kind: "malformed" }, isAsked: true },
    { details: { kind: "http", status: 500 }, isAsked: true },
    { details: { kind: "http", status: 504 }, isAsked: true },
    { details: { kind: "http", status: 499 }, isAsked: false },
    { details: { kind: "http", status: 400 }, isAsked: false },
  ] as const)("after $details: $isAsked", async ({ details, isAsked }) => {
    const opened = await loseAnswer(details);
    expect(opened.polls).toHaveLength(isAsked ? 1 : 0);
    expect(opened.toasts).toEqual(isAsked ? [] : [NOT_SENT]);
  });

  it("isn't when something was still to be sent: then it can't have arrived", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.progress(0.99);
    await opened.failUpload({ kind: "http", status: 502 });
    expect(opened.polls).toEqual([]);
  });

  it.each([
    { status: "PROCESSING", state: { analysing: "polling" }, effects: ["reload"] },
    { status: "QUEUED", state: { analysing: "polling" }, effects: ["reload"] },
    { status: "COMPLETED", state: { resting: "completed" }, effects: ["reload"] },
    { status: "FAILED", state: { resting: "failed" }, effects: ["reload", "toast invoiceAnalysis.failed.toast"] },
  ])("goes on with what it says: $status", async ({ status, state, effects }) => {
    const opened = await loseAnswer();
    await opened.poll(processIs(status, "status.now"));
    expect([opened.state(), opened.effects]).toEqual([state, effects]);
    expect(opened.context().process).toEqual(processIs(status, "status.now"));
    expect(opened.uploads).toHaveLength(1);
  });

  it.each(["COMPLETED", "FAILED"])("takes no old %s for the new one", async (status) => {
    const opened = await loseAnswer(NO_CONNECTION, { process: processIs(status) });
    await opened.poll(processIs(status));
    expect([opened.state(), opened.toasts]).toEqual([{ resting: "interrupted" }, [NOT_SENT]]);
    await opened.send({ type: "retry" });
    expect(opened.uploads).toHaveLength(2);
  });

  it.each(["COMPLETED", "FAILED"])("takes no %s of an invoice that was done with long ago for the new one", async (status) => {
    const opened = await loseAnswer(NO_CONNECTION, { hasEarlier: true });
    await opened.poll(processIs(status));
    expect([opened.state(), opened.toasts]).toEqual([{ resting: "interrupted" }, [NOT_SENT]]);
  });

  it("takes what has just been done with for nothing new", async () => {
    const opened = beginInvoice({ process: processIs("COMPLETED") });
    await opened.send({ type: "acknowledge" });
    opened.acknowledgements.answer();
    await opened.settle();
    await opened.upload();
    await opened.progress(1);
    await opened.failUpload(NO_CONNECTION);
    await opened.poll(processIs("COMPLETED"));
    expect(opened.state()).toEqual({ resting: "interrupted" });
  });

  it.each(["PROCESSING", "QUEUED"])("goes on with what has begun after an earlier one: %s", async (status) => {
    const opened = await loseAnswer(NO_CONNECTION, { hasEarlier: true });
    await opened.poll(processIs(status));
    expect(opened.state()).toEqual({ analysing: "polling" });
  });

  it("again, before the file is sent again, when it couldn't say", async () => {
    const opened = await loseAnswer();
    await opened.failPoll(NO_CONNECTION);
    expect([opened.state(), opened.toasts]).toEqual([{ resting: "interrupted" }, [NOT_SENT]]);
    await opened.send({ type: "retry" });
    await opened.failPoll({ kind: "http", status: 500 });
    expect([opened.uploads.length, opened.toasts]).toEqual([1, [NOT_SENT, NOT_SENT]]);
    await opened.send({ type: "retry" });
    await opened.failPoll({ kind: "http", status: 404 });
    expect([opened.uploads.length, opened.state()]).toEqual([2, { uploading: "leaving" }]);
    await opened.failUpload(NO_CONNECTION);
    await opened.send({ type: "retry" });
    expect([opened.uploads.length, opened.polls.length]).toEqual([3, 3]);
  });

  it("again, when a consent was asked for instead", async () => {
    const opened = await loseAnswer();
    await opened.failPoll(HANDLED);
    expect([opened.state(), opened.effects]).toEqual([{ resting: "interrupted" }, []]);
    await opened.send({ type: "retry" });
    await opened.poll();
    expect([opened.uploads.length, opened.state()]).toEqual([1, { analysing: "polling" }]);
  });
});
