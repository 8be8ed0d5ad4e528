/** Files that the wrapping app picks: when it is asked for them, and what is said of one that is too old. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invoiceAnalysisMachine } from "../../machines/invoice-analysis";
import { after, beginInvoice, invoice, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const picking = async (given = {}) => {
  const opened = beginInvoice({ picker: "native", ...given });
  await opened.send({ type: "pick" });
  return opened;
};

describe("the wrapping app picks [INV-11] [AMB-70] [UP-05]", () => {
  it("nobody is asked before the window has the focus again", async () => {
    const opened = await picking();
    expect([opened.effects, opened.isWatchingFocus()]).toEqual([["open picker"], true]);
    await after(60_000);
    await opened.send({ type: "wake" });
    expect(opened.takes.calls).toHaveLength(0);
  });

  it("then twenty times, every 12.5 ms, and no more: the person turned back [F73] [UP-04]", async () => {
    const opened = await picking({ process: processIs("FAILED") });
    await opened.comeBack();
    const asked: number[] = [];
    for (let take = 1; take <= 20; take++) {
      asked.push(opened.takes.calls.length);
      opened.takes.answer(null);
      // Timers know whole milliseconds only.
      await after(11);
      expect(opened.takes.calls).toHaveLength(take);
      await after(1);
    }
    expect(asked).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    await after(60_000);
    expect(opened.takes.calls).toHaveLength(20);
    expect([opened.state(), opened.isWatchingFocus()]).toEqual([{ resting: "failed" }, false]);
    expect(opened.effects).toEqual(["open picker"]);
    expect(invoiceAnalysisMachine.implementations.delays.takeInterval).toBe(12.5);
  });

  it("and what was said before the person turned back stands there still", async () => {
    const opened = beginInvoice({ picker: "native" });
    await opened.choose();
    await opened.check({ status: "refused", fault: "heic" });
    await opened.send({ type: "pick" });
    await opened.comeBack();
    for (let take = 1; take <= 20; take++) {
      opened.takes.answer(null);
      await after(13);
    }
    expect([opened.state(), opened.context().fault]).toEqual([{ resting: "refused" }, "heic"]);
  });

  it("until there is a file, which is judged like any", async () => {
    const opened = await picking();
    await opened.comeBack();
    for (let take = 1; take <= 19; take++) {
      opened.takes.answer(null);
      await after(13);
    }
    opened.takes.answer(invoice);
    await opened.settle();
    expect([opened.state(), opened.checks.calls]).toEqual(["checking", [{ file: invoice }]]);
  });

  it("what is being unpacked is given once: the focus that comes meanwhile asks for nothing [A49]", async () => {
    const opened = await picking();
    await opened.comeBack();
    await opened.comeBack();
    expect(opened.takes.calls).toHaveLength(1);
    opened.takes.answer(invoice);
    await opened.settle();
    expect(opened.state()).toBe("checking");
  });

  it("what is no file is refused as unreadable [A86]", async () => {
    const opened = await picking();
    await opened.comeBack();
    opened.takes.fail();
    await opened.settle();
    expect([opened.state(), opened.context().fault]).toEqual([{ resting: "refused" }, "unreadable"]);
  });

  it("a second press opens it anew, and a second return asks anew", async () => {
    const opened = await picking();
    await opened.comeBack();
    opened.takes.answer(null);
    await opened.settle();
    await opened.comeBack();
    expect(opened.context().takesMade).toBe(1);
    await opened.comeBack();
    expect(opened.context().takesMade).toBe(0);
    await opened.send({ type: "pick" });
    expect([opened.state(), opened.effects]).toEqual([{ picking: "away" }, ["open picker", "open picker"]]);
    await after(1_000);
    const before = opened.takes.calls.length;
    await opened.comeBack();
    expect(opened.takes.calls).toHaveLength(before + 1);
  });

  it("can do without the news of the focus", async () => {
    const opened = await picking({ broken: ["watchFocus"] });
    expect(opened.state()).toEqual({ picking: "away" });
    await opened.send({ type: "pick" });
    expect(opened.effects).toEqual(["open picker", "open picker"]);
  });

  it("is not asked where the page picks for itself", async () => {
    const opened = beginInvoice({ picker: "browser" });
    expect(opened.actor.getSnapshot().can({ type: "pick" })).toBe(false);
    await opened.send({ type: "pick" });
    expect(opened.effects).toEqual([]);
  });
});

describe("a wrapping app that is too old [INV-12] [INV-13] [F74]", () => {
  const asked = async (given = {}) => {
    const opened = beginInvoice({ picker: "outdated", ...given });
    await opened.send({ type: "pick" });
    return opened;
  };

  it("asks to have it updated before anything else", async () => {
    const opened = await asked();
    expect(opened.questions.calls).toEqual([
      {
        titleKey: "invoiceAnalysis.update.title",
        bodyKey: "invoiceAnalysis.update.body",
        confirmKey: "invoiceAnalysis.update.confirm",
      },
    ]);
    expect(opened.effects).toEqual([]);
  });

  it.each([
    { answer: true, effects: ["open store"] },
    { answer: false, effects: [] },
  ])("yes is $answer: $effects, and the person is where they were", async ({ answer, effects }) => {
    const opened = await asked({ process: processIs("COMPLETED") });
    opened.questions.answer(answer);
    await opened.settle();
    expect([opened.state(), opened.effects]).toEqual([{ resting: "completed" }, effects]);
  });

  it("goes back as well when nobody can ask", async () => {
    const opened = await asked({ process: processIs("COMPLETED") });
    opened.questions.fail();
    await opened.settle();
    expect([opened.state(), opened.effects]).toEqual([{ resting: "completed" }, []]);
  });

  it.each(["yes", "no", "nobody asks"])("leaves what was said of a dropped file where it is: %s", async (answer) => {
    const opened = beginInvoice({ picker: "outdated" });
    await opened.choose();
    await opened.check({ status: "refused", fault: "heic" });
    await opened.send({ type: "pick" });
    if (answer === "nobody asks") opened.questions.fail();
    else opened.questions.answer(answer === "yes");
    await opened.settle();
    expect([opened.state(), opened.context().fault]).toEqual([{ resting: "refused" }, "heic"]);
  });
});
