/** The invoice beside the rest of a contract's page: which contracts have one, what it starts from, what it is told. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail } from "../support/contracts";
import { HANDLED, processIs } from "../support/invoiceActor";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const electricity = (process: ReturnType<typeof processIs> | null = null) =>
  contractDetail("Electricity", { invoiceAnalysisDetails: process && { backgroundProcess: process } });

const shown = async (given: Parameters<typeof beginContract>[0] = {}, first = electricity()) => {
  const page = beginContract(given);
  await page.answer(first);
  return page;
};
const analysing = () => shown({}, electricity(processIs("PROCESSING")));
const at = (data: string, doing: string, invoice = "followed") => ({ shown: { data, doing, invoice } });

describe("which contracts have one [CDET-09]", () => {
  it.each(["Electricity", "ELECTRICITY"])("%s", async (type) => {
    const page = await shown({ id: "el/1", picker: "native" }, contractDetail(type, { id: "another" }));
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.analysis()!.getSnapshot().context).toMatchObject({
      contractId: "el/1",
      contractType: "Electricity",
      process: null,
      picker: "native",
    });
  });

  it.each(["Broadband", "Mobile", "Tv", "CarInsurance", "HomeInsurance", "Mortgage", "PrivateLoan", "Zeppelin"])(
    "not %s, whatever comes with it",
    async (type) => {
      const invoiceAnalysisDetails = { backgroundProcess: processIs("PROCESSING") };
      const page = await shown({}, contractDetail(type, { invoiceAnalysisDetails }));
      expect(page.state()).toEqual(at("fresh", "nothing", "none"));
      expect([page.analysis(), page.polls.calls]).toEqual([undefined, []]);
    },
  );
});

describe("how it begins [CDET-31] [F77]", () => {
  it.each([
    ["PROCESSING", { analysing: "polling" }],
    ["QUEUED", { analysing: "polling" }],
    ["COMPLETED", { resting: "completed" }],
    ["FAILED", { resting: "failed" }],
  ])("%s, as the page has just heard", async (status, state) => {
    const page = await shown({}, electricity(processIs(status, "its.words")));
    expect(page.analysis()!.getSnapshot().value).toEqual(state);
    expect(page.analysis()!.getSnapshot().context.process).toEqual(processIs(status, "its.words"));
    expect(page.reads.calls).toHaveLength(1);
  });

  it.each([
    ["none", null, false],
    ["one that is news", { backgroundProcess: processIs("COMPLETED") }, false],
    ["one that was done with long ago", { backgroundProcess: null }, true],
  ])("knows of an earlier invoice: %s", async (_, invoiceAnalysisDetails, hasEarlier) => {
    const page = await shown({}, contractDetail("Electricity", { invoiceAnalysisDetails }));
    expect(page.analysis()!.getSnapshot().context.hasEarlier).toBe(hasEarlier);
  });
});

it("done, has the page read anew behind what is shown, once [AMB-21] [INV-06]", async () => {
  const page = await analysing();
  await page.poll(processIs("COMPLETED"));
  expect(page.state()).toEqual(at("rereading", "nothing"));
  const found = contractDetail("Electricity", {}, { offerPreview: { contractType: "Electricity" } });
  await page.answer(found);
  expect([page.context().detail, page.reads.calls.length, page.toasts]).toEqual([found, 2, []]);
});

it("failed, says so and has the page read anew behind what is shown [INV-07]", async () => {
  const page = await analysing();
  await page.poll(processIs("FAILED"));
  expect(page.state()).toEqual(at("rereading", "nothing"));
  expect(page.toasts.map(({ textKey }) => textKey)).toEqual(["invoiceAnalysis.failed.toast"]);
});

describe("goes on as it is", () => {
  it("while the page reads anew and when that fails", async () => {
    const page = await analysing();
    page.actor.send({ type: "reload" });
    await page.answer(electricity(processIs("COMPLETED")));
    page.actor.send({ type: "reload" });
    await page.fail({ kind: "http", status: 500 });
    expect(page.state()).toEqual(at("stale", "nothing"));
    expect(page.analysis()!.getSnapshot().value).toEqual({ analysing: "polling" });
    expect(page.polls.calls).toHaveLength(1);
  });

  it("while the person is asked about the contract", async () => {
    const page = await analysing();
    page.actor.send({ type: "contract.remove" });
    expect(page.state()).toEqual(at("fresh", "asking"));
    await page.poll(processIs("COMPLETED"));
    expect(page.state()).toEqual(at("rereading", "asking"));
  });

  it("when the person is back: it polls at once, and the time is noted", async () => {
    const page = await analysing();
    await page.poll(processIs("PROCESSING"));
    vi.setSystemTime(Date.now() + 60_000);
    page.actor.send({ type: "wake" });
    expect(page.polls.calls).toHaveLength(2);
    expect(page.context().nowMs).toBe(Date.now());
  });

  it("after a consent [AMB-64]", async () => {
    const page = await analysing();
    await page.failPoll(HANDLED);
    page.actor.send({ type: "consent.resolved" });
    expect(page.polls.calls).toHaveLength(2);
  });
});

describe("what was done in another tab is told to it by the next read for that [TR-15] [F39]", () => {
  const value = (page: Awaited<ReturnType<typeof shown>>) => page.analysis()!.getSnapshot().value;

  it.each(["wake", "contracts.changed", "invoice.acknowledged"] as const)("%s", async (type) => {
    const page = await shown();
    vi.setSystemTime(Date.now() + 60_001);
    page.actor.send({ type });
    await page.answer(electricity(processIs("PROCESSING")));
    expect([value(page), page.state()]).toEqual([{ analysing: "polling" }, at("fresh", "nothing")]);
  });

  it("not by one that only shows what it knows, however old", async () => {
    const page = await shown();
    page.actor.send({ type: "reload" });
    await page.answer(electricity(processIs("PROCESSING")));
    expect(value(page)).toEqual({ resting: "idle" });
  });

  it("by one that took over from it, once", async () => {
    const page = await shown();
    page.actor.send({ type: "contracts.changed" });
    page.actor.send({ type: "reload" });
    await page.answer(electricity(processIs("COMPLETED")));
    expect(value(page)).toEqual({ resting: "completed" });
    page.actor.send({ type: "reload" });
    await page.answer(electricity(processIs("FAILED")));
    expect(value(page)).toEqual({ resting: "completed" });
  });

  it("not by one that fails", async () => {
    const page = await shown();
    page.actor.send({ type: "contracts.changed" });
    await page.fail({ kind: "http", status: 500 });
    expect([value(page), page.state()]).toEqual([{ resting: "idle" }, at("stale", "nothing")]);
    page.actor.send({ type: "retry" });
    await page.answer(electricity(processIs("COMPLETED")));
    expect(value(page)).toEqual({ resting: "completed" });
  });

  it("with the invoice's name", async () => {
    const page = await shown();
    page.actor.send({ type: "contracts.changed" });
    await page.answer(
      contractDetail("Electricity", { invoiceAnalysisDetails: { backgroundProcess: null, invoiceName: "mars.pdf" } }),
    );
    expect(page.analysis()!.getSnapshot().context).toMatchObject({ process: null, hasEarlier: true, latestName: "mars.pdf" });
  });
});

describe("the contract is removed elsewhere while its invoice is gone through [UP-08]", () => {
  it("the page finds out and says so, and nobody asks any more", async () => {
    const page = await analysing();
    await page.failPoll({ kind: "http", status: 404 });
    expect(page.state()).toEqual(at("rereading", "nothing"));
    await page.fail({ kind: "http", status: 404 });
    expect(page.state()).toBe("failed");
    await vi.advanceTimersByTimeAsync(200_000);
    expect(page.polls.calls).toHaveLength(1);
  });

  it("only its analysis is gone, and the page still tells of one: nobody asks round and round", async () => {
    const page = await analysing();
    await page.failPoll({ kind: "http", status: 404 });
    await page.answer(electricity(processIs("PROCESSING")));
    expect(page.analysis()!.getSnapshot().value).toEqual({ resting: "idle" });
    expect(page.polls.calls).toHaveLength(1);
  });
});

describe("acknowledged by the card that tells of it [AMB-21] [TODO-07]", () => {
  it("comes to rest and has the page read anew, once", async () => {
    const page = await shown({}, electricity(processIs("COMPLETED")));
    page.actor.send({ type: "invoice.acknowledged" });
    expect(page.analysis()!.getSnapshot().value).toEqual({ resting: "idle" });
    expect(page.state()).toEqual(at("rereading", "nothing"));
    await page.answer(electricity());
    expect([page.state(), page.reads.calls.length]).toEqual([at("fresh", "nothing"), 2]);
    expect(page.acknowledgements.calls).toEqual([]);
  });

  it("while the person is asked about the contract", async () => {
    const page = await shown({}, electricity(processIs("COMPLETED")));
    page.actor.send({ type: "contract.remove" });
    page.actor.send({ type: "invoice.acknowledged" });
    expect(page.state()).toEqual(at("rereading", "asking"));
  });

  it("has the page of a contract without invoices read anew as well", async () => {
    const page = await shown({}, contractDetail("Mobile"));
    page.actor.send({ type: "invoice.acknowledged" });
    expect(page.state()).toEqual(at("rereading", "nothing", "none"));
  });
});

describe("it ends", () => {
  it("with the page [XS-08]", async () => {
    const page = await analysing();
    await page.poll(processIs("PROCESSING"));
    page.actor.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.polls.calls).toHaveLength(1);
  });

  it("with the contract", async () => {
    const page = await analysing();
    await page.poll(processIs("PROCESSING"));
    page.actor.send({ type: "contract.remove" });
    await page.say(true);
    await page.answerRemoval();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.polls.calls).toHaveLength(1);
  });

  it("alone when it breaks: the rest of the page works", async () => {
    const page = await shown({ broken: "invoiceAnalysis" });
    page.analysis()!.send({ type: "pick" });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.state()).toEqual(at("fresh", "nothing", "none"));
    page.actor.send({ type: "wake" });
    page.actor.send({ type: "contract.remove" });
    expect(page.state()).toEqual(at("fresh", "asking", "none"));
  });
});
