/** Whether an upload without a good answer has arrived: what is asked, and what is sent again. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { after, type Begun, beginInvoice, fault, HANDLED, invoice, NO_CONNECTION, processIs } from "../support/invoiceActor";

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

  describe("an end like the one before: the contract is read to tell the two apart", () => {
    const alike = async (status: string, given: Parameters<typeof beginInvoice>[0] = { process: processIs(status) }) => {
      const opened = await loseAnswer(NO_CONNECTION, given);
      await opened.poll(processIs(status));
      expect([opened.state(), opened.toasts]).toEqual([{ comparing: "lookingCloser" }, []]);
      expect(opened.latests.calls).toEqual([{ contractId: "el-1" }]);
      return opened;
    };

    it.each([
      { status: "COMPLETED", state: { resting: "completed" }, effects: ["reload"] },
      { status: "FAILED", state: { resting: "failed" }, effects: ["reload", "toast invoiceAnalysis.failed.toast"] },
    ])("it has the name of the file, and had another: $status is the new one's", async ({ status, state, effects }) => {
      const opened = await alike(status, { process: processIs(status), latestName: "januari.pdf" });
      await opened.tellLatest(status, invoice.name);
      expect([opened.state(), opened.effects, opened.uploads.length]).toEqual([state, effects, 1]);
      expect(opened.context()).toMatchObject({ process: processIs(status), latestName: invoice.name });
    });

    it("it tells of an analysis that goes on: that one is followed", async () => {
      const opened = await alike("COMPLETED");
      await opened.tellLatest("PROCESSING");
      expect([opened.state(), opened.effects]).toEqual([{ analysing: "polling" }, ["reload"]]);
    });

    it.each(["COMPLETED", "FAILED"])(
      "it tells of %s, where the page knew of nothing that was news: it is the new one's",
      async (status) => {
        const opened = await alike(status, { hasEarlier: true, latestName: invoice.name });
        await opened.tellLatest(status, invoice.name);
        expect(opened.state()).toEqual({ resting: status.toLowerCase() });
      },
    );

    it.each([
      { why: "it tells of none that is news", given: { hasEarlier: true }, latest: null },
      { why: "what was there has been acknowledged", given: { process: processIs("COMPLETED") }, latest: null },
    ])("$why: this one hasn't arrived", async ({ given, latest }) => {
      const opened = await alike("COMPLETED", given);
      await opened.tellLatest(latest);
      expect([opened.state(), opened.toasts]).toEqual([{ resting: "interrupted" }, [NOT_SENT]]);
    });

    it.each([
      { why: "it has the name that it had", before: "januari.pdf", after: "januari.pdf" },
      { why: "it has the file's name, as the one before had", before: invoice.name, after: invoice.name },
      { why: "it has a third name", before: "januari.pdf", after: "mars.pdf" },
      { why: "it has no name", before: "januari.pdf", after: null },
    ])("$why: nobody knows", async ({ before, after }) => {
      const opened = await alike("FAILED", { process: processIs("FAILED"), latestName: before });
      await opened.tellLatest("FAILED", after);
      expect([opened.state(), opened.effects]).toEqual([{ resting: "unsure" }, []]);
    });

    it.each([fault(NO_CONNECTION), fault(HANDLED)])("it can't be read (%s): nobody knows", async (error) => {
      const opened = await alike("FAILED");
      opened.latests.fail(error);
      await opened.settle();
      expect([opened.state(), opened.effects]).toEqual([{ resting: "unsure" }, []]);
    });

    it("what was sent from this page and taken is the one before", async () => {
      const opened = beginInvoice();
      await opened.upload();
      await opened.answerUpload(processIs("FAILED"));
      await opened.upload();
      await opened.progress(1);
      await opened.failUpload(NO_CONNECTION);
      await opened.poll(processIs("FAILED"));
      await opened.tellLatest("FAILED", invoice.name);
      expect(opened.state()).toEqual({ resting: "unsure" });
    });

    it("what came from another tab, after one was sent from here, is the one before", async () => {
      const opened = beginInvoice();
      await opened.upload(new File(["%PDF-1.7"], "januari.pdf"));
      await opened.answerUpload(processIs("COMPLETED"));
      const known = { process: processIs("PROCESSING"), hasEarlier: false, latestName: invoice.name };
      await opened.send({ type: "page.read", known });
      await opened.poll(processIs("COMPLETED"));
      expect(opened.context().latestName).toBe(invoice.name);
      await opened.upload();
      await opened.progress(1);
      await opened.failUpload(NO_CONNECTION);
      await opened.poll(processIs("COMPLETED"));
      await opened.tellLatest("COMPLETED", invoice.name);
      expect(opened.state()).toEqual({ resting: "unsure" });
    });

    it("what has just been done with is the one before", async () => {
      const opened = beginInvoice({ process: processIs("COMPLETED") });
      await opened.send({ type: "acknowledge" });
      opened.acknowledgements.answer();
      await opened.settle();
      await opened.upload();
      await opened.progress(1);
      await opened.failUpload(NO_CONNECTION);
      await opened.poll(processIs("COMPLETED"));
      await opened.tellLatest(null);
      expect(opened.state()).toEqual({ resting: "interrupted" });
    });
  });

  it.each(["PROCESSING", "QUEUED"])("goes on with what has begun after an earlier one: %s", async (status) => {
    const opened = await loseAnswer(NO_CONNECTION, { hasEarlier: true });
    await opened.poll(processIs(status));
    expect(opened.state()).toEqual({ analysing: "polling" });
  });

  it.each([NO_CONNECTION, { kind: "http", status: 500 }, { kind: "malformed" }] as const)(
    "and where it can't say (%o), nobody says that it wasn't sent, nor sends it again unasked",
    async (details) => {
      const opened = await loseAnswer();
      await opened.failPoll(details);
      expect([opened.state(), opened.effects]).toEqual([{ resting: "unsure" }, []]);
      await after(600_000);
      await opened.send({ type: "wake" });
      expect([opened.polls.length, opened.uploads.length]).toEqual([1, 1]);
      expect(opened.context().hasAskedAnew).toBe(false);
      await opened.send({ type: "retry" });
      expect([opened.state(), opened.uploads.length, opened.context().hasAskedAnew]).toEqual([{ comparing: "asking" }, 1, true]);
      await opened.poll();
      expect([opened.state(), opened.uploads.length]).toEqual([{ analysing: "polling" }, 1]);
    },
  );

  it.each([404, 410])(
    "asked once more, it says that there is none (%i): it is said, and sent only by a press",
    async (status) => {
      const opened = await loseAnswer();
      await opened.failPoll();
      await opened.send({ type: "retry" });
      await opened.failPoll({ kind: "http", status });
      expect([opened.state(), opened.toasts, opened.uploads.length]).toEqual([{ resting: "interrupted" }, [NOT_SENT], 1]);
      await opened.retry();
      expect(opened.uploads).toHaveLength(2);
    },
  );

  it("is sent all the same by who decides to, if it can still be read", async () => {
    const opened = await loseAnswer();
    await opened.failPoll();
    await opened.send({ type: "retry" });
    await opened.failPoll();
    await opened.send({ type: "retry" });
    await opened.failPoll();
    await opened.send({ type: "resend" });
    expect([opened.state(), opened.uploads.length]).toEqual(["checking", 1]);
    await opened.check();
    expect([opened.uploads.length, opened.context().hasAskedAnew]).toEqual([2, false]);
  });

  it("again, as soon as the consent is given that was asked for instead [AMB-64]", async () => {
    const opened = await loseAnswer();
    await opened.failPoll(HANDLED);
    expect([opened.state(), opened.effects]).toEqual([{ resting: "unsure" }, []]);
    await opened.send({ type: "consent.resolved" });
    await opened.poll();
    expect([opened.uploads.length, opened.state()]).toEqual([1, { analysing: "polling" }]);
  });
});
