/** When the status of an analysis is asked for, and when no longer. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { after, beginInvoice, HANDLED, NO_CONNECTION, passWithInstantAnswers, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const analysing = (given = {}) => beginInvoice({ process: processIs("PROCESSING"), ...given });

/** facts.md D6: after the first, at .5 1.5 3.5 7.5 12.5 s, then every 5 s, the last at 117.5 s. */
const TIMES = [0, 500, 1_500, 3_500, 7_500, ...Array.from({ length: 22 }, (_, i) => 12_500 + 5_000 * i)];

describe("the status is asked for [INV-04] [INV-05] [AMB-33] [UP-08]", () => {
  it("at 0, .5, 1.5, 3.5, 7.5 and 12.5 s, then every 5 s until 117.5 s, and never again [KY-03] [F77]", async () => {
    const opened = analysing();
    await passWithInstantAnswers(opened, 119_750);
    expect(opened.polledAtMs()).toEqual(TIMES);
    expect(opened.state()).toEqual({ analysing: "waiting" });
    await after(250);
    expect(opened.state()).toEqual({ resting: "gaveUp" });
    await after(600_000);
    expect(opened.polls).toHaveLength(27);
    expect([opened.effects, vi.getTimerCount()]).toEqual([[], 0]);
  });

  it("at the same times when each answer is a fault: one 500 ends nothing, nor do many", async () => {
    const opened = analysing();
    for (const waitMs of [500, 1_000, 2_000, 4_000, 5_000]) {
      await opened.failPoll();
      await after(waitMs);
    }
    expect(opened.polledAtMs()).toEqual(TIMES.slice(0, 6));
    await opened.poll(processIs("COMPLETED"));
    expect(opened.state()).toEqual({ resting: "completed" });
    expect(opened.effects).toEqual(["reload"]);
  });

  it("until two minutes have passed, whatever an answer takes: the limit is for all of it [KY-03]", async () => {
    const opened = analysing();
    await after(119_999);
    expect(opened.state()).toEqual({ analysing: "polling" });
    await after(1);
    expect(opened.state()).toEqual({ resting: "gaveUp" });
    expect(opened.polls.map(({ signal }) => signal.aborted)).toEqual([true]);
    await opened.poll(processIs("COMPLETED"));
    expect([opened.state(), opened.effects]).toEqual([{ resting: "gaveUp" }, []]);
  });

  it("a hundred times more at most, however often the person comes back", async () => {
    const opened = analysing();
    for (let returns = 1; returns <= 100; returns++) {
      await opened.poll();
      expect(opened.state()).toEqual({ analysing: "waiting" });
      await opened.send({ type: "wake" });
    }
    expect(opened.polls).toHaveLength(101);
    await opened.poll();
    expect(opened.state()).toEqual({ resting: "gaveUp" });
  });

  it("at once when the person is back, and only once [AMB-67] [F78]", async () => {
    const opened = analysing();
    await passWithInstantAnswers(opened, 8_000);
    await opened.send({ type: "wake" });
    await opened.send({ type: "wake" });
    expect(opened.polledAtMs()).toEqual([0, 500, 1_500, 3_500, 7_500, 8_000]);
    await opened.poll();
    await after(4_999);
    expect(opened.polls).toHaveLength(6);
    await after(1);
    expect(opened.polls).toHaveLength(7);
  });

  it("with the newest status kept for the person to read", async () => {
    const opened = analysing();
    await opened.poll(processIs("PROCESSING", "status.reading"));
    expect(opened.context().process).toEqual(processIs("PROCESSING", "status.reading"));
  });
});

describe("the analysis ends", () => {
  it("COMPLETED: the page loads anew, once [INV-06] [AMB-21]", async () => {
    const opened = analysing();
    await opened.poll(processIs("COMPLETED", "status.done"));
    await after(200_000);
    expect([opened.effects, opened.polls.length]).toEqual([["reload"], 1]);
    expect(opened.context().process).toEqual(processIs("COMPLETED", "status.done"));
  });

  it("FAILED at ten seconds: it is said once, for ten seconds [INV-07] [UP-08]", async () => {
    const opened = analysing();
    await passWithInstantAnswers(opened, 12_500);
    await opened.poll(processIs("FAILED", "status.blurred"));
    await after(200_000);
    expect(opened.polledAtMs()).toEqual(TIMES.slice(0, 6));
    expect(opened.toasts).toEqual([{ tone: "error", textKey: "invoiceAnalysis.failed.toast", durationMs: 10_000 }]);
    expect(opened.effects).toEqual(["reload", "toast invoiceAnalysis.failed.toast"]);
    expect(opened.context().process).toEqual(processIs("FAILED", "status.blurred"));
  });

  it("in a status that nobody knows: never, so the two minutes bound it [F79]", async () => {
    const opened = beginInvoice({ process: processIs("QUEUED", "status.queued") });
    await opened.poll(processIs("QUEUED", "status.queued"));
    expect(opened.state()).toEqual({ analysing: "waiting" });
    await after(120_000);
    expect(opened.state()).toEqual({ resting: "gaveUp" });
  });
});

describe("the server knows nothing of it any more [UP-08]", () => {
  it.each([404, 410])("%i ends it: the page loads anew, and nobody asks again", async (status) => {
    const opened = analysing();
    await opened.failPoll({ kind: "http", status });
    expect([opened.state(), opened.effects]).toEqual([{ resting: "idle" }, ["reload"]]);
    expect(opened.context()).toMatchObject({ process: null, hasEarlier: true });
    await after(200_000);
    expect(opened.polls).toHaveLength(1);
  });

  it.each([400, 403, 409, 429, 500])("%i doesn't", async (status) => {
    const opened = analysing();
    await opened.failPoll({ kind: "http", status });
    expect([opened.state(), opened.effects]).toEqual([{ analysing: "waiting" }, []]);
  });
});

describe("after it gave up [F77]", () => {
  it.each(["retry", "wake"] as const)("begins afresh on %s: at once, with all its time", async (type) => {
    const opened = analysing();
    await passWithInstantAnswers(opened, 120_000);
    await after(60_000);
    const before = opened.polls.length;
    await opened.send({ type });
    await passWithInstantAnswers(opened, 119_750);
    expect(opened.polledAtMs().slice(before)).toEqual(TIMES.map((ms) => 180_000 + ms));
    await after(250);
    expect(opened.state()).toEqual({ resting: "gaveUp" });
  });

  const givenUp = async (given = {}) => {
    const opened = analysing(given);
    await after(120_000);
    return opened;
  };

  it("another file is a way out, however long the server is stuck [F79] [UP-05]", async () => {
    const opened = await givenUp();
    await opened.upload();
    expect([opened.state(), opened.uploads.length]).toEqual([{ uploading: "leaving" }, 1]);
    await opened.answerUpload(processIs("COMPLETED"));
    expect(opened.state()).toEqual({ resting: "completed" });
  });

  it("so it is in the wrapping app; who turns back there is told how it stands [F79]", async () => {
    const opened = await givenUp({ picker: "native" });
    await opened.send({ type: "pick" });
    expect(opened.state()).toEqual({ picking: "away" });
    await opened.comeBack();
    for (let take = 1; take <= 20; take++) {
      opened.takes.answer(null);
      await after(13);
    }
    expect([opened.state(), opened.polls.length]).toEqual([{ analysing: "polling" }, 2]);
  });

  it.each([
    { how: "is cancelled", end: (opened: ReturnType<typeof analysing>) => opened.check() },
    { how: "is refused", end: (opened: ReturnType<typeof analysing>) => opened.check({ status: "refused", fault: "heic" }) },
  ])("the file that was picked instead $how: the first is asked for again", async ({ end }) => {
    const opened = await givenUp();
    await opened.choose();
    await end(opened);
    await opened.send({ type: "cancel" });
    expect([opened.state(), opened.polls.length]).toEqual([{ analysing: "polling" }, 2]);
  });

  it("hears of its end in another tab", async () => {
    const opened = await givenUp();
    await opened.send({ type: "page.read", known: { process: null, hasEarlier: true, latestName: null } });
    expect(opened.state()).toEqual({ resting: "idle" });
  });
});

it("asks for no status while a consent is asked for, and has all its time after it [AMB-64]", async () => {
  const opened = analysing();
  await after(100_000);
  await opened.failPoll(HANDLED);
  await after(600_000);
  expect([opened.state(), opened.polls.length, opened.effects]).toEqual(["heldUp", 1, []]);
  await opened.send({ type: "wake" });
  expect(opened.polls).toHaveLength(1);
  await opened.send({ type: "consent.resolved" });
  await after(119_999);
  expect([opened.state(), opened.polls.length]).toEqual([{ analysing: "polling" }, 2]);
});

describe("left, it asks no more [XS-08] [XS-11]", () => {
  it.each([
    { stage: "polling", reach: async () => {} },
    { stage: "waiting", reach: (opened: ReturnType<typeof analysing>) => opened.failPoll(NO_CONNECTION) },
  ])("while $stage", async ({ stage, reach }) => {
    const opened = analysing();
    await reach(opened);
    expect(opened.state()).toEqual({ analysing: stage });
    opened.actor.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(opened.polls.at(-1)?.signal.aborted).toBe(stage === "polling");
    await opened.poll(processIs("COMPLETED"));
    await after(200_000);
    expect([opened.polls.length, opened.effects]).toEqual([1, []]);
  });
});
