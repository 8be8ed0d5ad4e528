/** What the diagram can't tell: where it begins, what is sent and kept, what is said, and what is left running. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FileFault } from "../../src/domain/files";
import { after, beginInvoice, HANDLED, invoice, NO_CONNECTION, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOT_SENT = { tone: "error", textKey: "todo.ELECTRICITY.invoiceAnalysis.error.generic", durationMs: 10_000 };

describe("where it begins [CDET-31] [F77] [F79]", () => {
  it.each([
    { process: null, state: { resting: "idle" }, polls: 0 },
    { process: processIs("PROCESSING"), state: { analysing: "polling" }, polls: 1 },
    { process: processIs("QUEUED"), state: { analysing: "polling" }, polls: 1 },
    { process: processIs(""), state: { analysing: "polling" }, polls: 1 },
    { process: processIs("COMPLETED"), state: { resting: "completed" }, polls: 0 },
    { process: processIs("FAILED"), state: { resting: "failed" }, polls: 0 },
  ])("$process.status: $state", ({ process, state, polls }) => {
    const opened = beginInvoice({ process });
    expect(opened.state()).toEqual(state);
    expect(opened.polls).toHaveLength(polls);
    // Nothing is news of what the page knew.
    expect(opened.effects).toEqual([]);
  });
});

describe("a file", () => {
  it("goes out as it was judged, to its contract, once [INV-02] [F65] [UX-03]", async () => {
    const opened = beginInvoice({ contractId: "a/b" });
    const bare = new File(["bare"], invoice.name);
    await opened.choose();
    await opened.choose(new File(["another"], "b.pdf"));
    expect(opened.checks.calls).toEqual([{ file: invoice }]);
    await opened.check({ status: "fine", file: bare });
    await opened.choose();
    await opened.send({ type: "retry" });
    await opened.send({ type: "pick" });
    expect(opened.uploads).toEqual([{ contractId: "a/b", file: bare, isOver: false, tell: expect.any(Function) }]);
    expect(opened.uploads[0]?.file).toBe(bare);
    expect(opened.checks.calls).toHaveLength(1);
  });

  it.each(["empty", "tooLarge", "heic", "wrongType", "disguised", "unreadable"] satisfies FileFault[])(
    "that is %s is never sent, and another can be chosen [F73]",
    async (fault) => {
      const opened = beginInvoice();
      await opened.choose();
      await opened.check({ status: "refused", fault });
      expect([opened.state(), opened.context().fault]).toEqual([{ resting: "refused" }, fault]);
      expect(opened.toasts).toEqual([]);
      await opened.upload();
      expect(opened.uploads).toHaveLength(1);
    },
  );

  it("that can't even be judged counts as unreadable", async () => {
    const opened = beginInvoice();
    await opened.choose();
    opened.checks.fail();
    await opened.settle();
    expect([opened.state(), opened.context().fault]).toEqual([{ resting: "refused" }, "unreadable"]);
  });

  it("can be chosen wherever nothing is under way", async () => {
    for (const begin of [
      () => beginInvoice(),
      () => beginInvoice({ process: processIs("COMPLETED") }),
      () => beginInvoice({ process: processIs("FAILED") }),
    ]) {
      const opened = begin();
      await opened.upload();
      expect(opened.state()).toEqual({ uploading: "leaving" });
    }
  });
});

describe("an upload", () => {
  it("tells how far it has come, each time from nought", async () => {
    const opened = beginInvoice();
    await opened.upload();
    expect(opened.context().share).toBe(0);
    await opened.progress(0.25);
    expect(opened.context().share).toBe(0.25);
    await opened.failUpload();
    await opened.retry();
    expect(opened.context().share).toBe(0);
  });

  it("can be cancelled only while something is still to be sent, and leads back to where it began", async () => {
    const opened = beginInvoice({ process: processIs("FAILED") });
    await opened.upload();
    await opened.progress(0.99);
    expect(opened.actor.getSnapshot().can({ type: "cancel" })).toBe(true);
    await opened.send({ type: "cancel" });
    expect(opened.state()).toEqual({ resting: "failed" });
    expect(opened.uploads[0]?.isOver).toBe(true);
    await opened.upload();
    await opened.progress(1);
    await opened.send({ type: "cancel" });
    expect(opened.state()).toEqual({ uploading: "awaited" });
    expect(opened.toasts).toEqual([]);
  });

  it("whose answer doesn't come for five seconds after all of it was sent is late, and taken all the same", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.progress(0.5);
    await after(60_000);
    expect(opened.state()).toEqual({ uploading: "leaving" });
    await opened.progress(1);
    await after(4_999);
    expect(opened.state()).toEqual({ uploading: "awaited" });
    await after(1);
    expect(opened.state()).toEqual({ uploading: "overdue" });
    await opened.send({ type: "cancel" });
    expect(opened.uploads).toMatchObject([{ isOver: false }]);
    await opened.answerUpload(processIs("COMPLETED"));
    expect(opened.state()).toEqual({ resting: "completed" });
  });

  it("of a file that was kept, when it is cancelled, keeps it still", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.failUpload();
    await opened.retry();
    await opened.send({ type: "cancel" });
    expect([opened.state(), opened.context().file]).toEqual([{ resting: "interrupted" }, invoice]);
  });

  it("hears nothing more of one that was cancelled [XS-08]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.send({ type: "cancel" });
    await opened.answerUpload(processIs("COMPLETED"));
    expect(opened.state()).toEqual({ resting: "idle" });
    expect(opened.effects).toEqual([]);
  });

  it("takes the status that comes with the answer, and follows it at once [INV-03]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.answerUpload(processIs("PROCESSING", "status.reading"));
    expect(opened.context().process).toEqual(processIs("PROCESSING", "status.reading"));
    expect(opened.polls).toMatchObject([{ contractId: "el-1" }]);
    expect(opened.effects).toEqual(["reload"]);
  });

  it.each(["COMPLETED", "FAILED"])("that is %s with its answer isn't followed", async (status) => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.answerUpload(processIs(status, "status.end"));
    expect(opened.context().process).toEqual(processIs(status, "status.end"));
    expect(opened.polls).toEqual([]);
    expect(opened.effects).toEqual(["reload", ...(status === "FAILED" ? ["toast invoiceAnalysis.failed.toast"] : [])]);
  });

  it("whose wiring breaks is said to have failed", async () => {
    const opened = beginInvoice({ broken: ["uploadInvoice"] });
    await opened.upload();
    expect(opened.state()).toEqual({ resting: "interrupted" });
    expect(opened.toasts).toEqual([NOT_SENT]);
  });
});

describe("an upload that fails [INV-08] [AMB-10]", () => {
  it("says so for ten seconds and keeps the file, which is sent once more by a press [F07] [UP-04]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.progress(0.5);
    await opened.failUpload(NO_CONNECTION);
    expect(opened.toasts).toEqual([NOT_SENT]);
    expect(opened.polls).toEqual([]);
    await opened.send({ type: "wake" });
    expect(opened.uploads).toHaveLength(1);
    await opened.retry();
    expect(opened.uploads.map(({ file }) => file)).toEqual([invoice, invoice]);
    expect(opened.uploads[1]?.file).toBe(opened.uploads[0]?.file);
  });

  it("takes the same file again when it is chosen anew [UP-04]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.failUpload({ kind: "http", status: 500 });
    await opened.upload();
    expect(opened.uploads).toHaveLength(2);
  });

  it.each([
    ["Electricity", "todo.ELECTRICITY.invoiceAnalysis.error.generic"],
    ["electricity", "todo.ELECTRICITY.invoiceAnalysis.error.generic"],
    ["Broadband", "todo.BROADBAND.invoiceAnalysis.error.generic"],
  ])("names the type of the contract: %s", async (contractType, textKey) => {
    const opened = beginInvoice({ contractType });
    await opened.upload();
    await opened.failUpload();
    expect(opened.toasts).toEqual([{ ...NOT_SENT, textKey }]);
  });

  it.each([
    { status: 413, fault: "tooLarge" },
    { status: 415, fault: "wrongType" },
  ])("with $status says what may be sent [F23]", async ({ status, fault }) => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.progress(1);
    await opened.failUpload({ kind: "http", status });
    expect([opened.state(), opened.context().fault, opened.toasts]).toEqual([{ resting: "refused" }, fault, [NOT_SENT]]);
  });

  it("because of a consent is silent, and is offered again [AMB-64]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.progress(1);
    await opened.failUpload(HANDLED);
    expect([opened.state(), opened.effects, opened.polls]).toEqual([{ resting: "interrupted" }, [], []]);
    await opened.send({ type: "consent.resolved" });
    expect(opened.uploads).toHaveLength(1);
    await opened.retry();
    expect(opened.uploads).toHaveLength(2);
  });

  it("whose file can't be read any more is refused at the next try, and another can be chosen [F73]", async () => {
    const opened = beginInvoice();
    await opened.upload();
    await opened.failUpload(NO_CONNECTION);
    await opened.send({ type: "retry" });
    expect([opened.state(), opened.checks.calls.at(-1)]).toEqual(["checking", { file: invoice }]);
    await opened.check({ status: "refused", fault: "unreadable" });
    expect([opened.state(), opened.context().fault, opened.uploads.length]).toEqual([{ resting: "refused" }, "unreadable", 1]);
    await opened.upload();
    expect(opened.uploads).toHaveLength(2);
  });

  it.each([404, 410])("since its contract is gone (%i) has the page load anew, and offers no other try", async (status) => {
    const opened = beginInvoice({ process: processIs("FAILED") });
    await opened.upload();
    await opened.failUpload(NO_CONNECTION);
    await opened.retry();
    await opened.failUpload({ kind: "http", status });
    expect([opened.state(), opened.effects.slice(1)]).toEqual([
      { resting: "failed" },
      ["reload", "toast todo.ELECTRICITY.invoiceAnalysis.error.generic"],
    ]);
  });
});

it("leaves nothing running when it is left while sending [XS-08] [XS-11]", async () => {
  const opened = beginInvoice();
  await opened.upload();
  opened.actor.stop();
  expect(opened.uploads[0]?.isOver).toBe(true);
  await opened.failUpload();
  await after(200_000);
  expect([opened.effects, vi.getTimerCount()]).toEqual([[], 0]);
});
