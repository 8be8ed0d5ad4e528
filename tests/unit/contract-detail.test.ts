/** What the diagram can't tell: which ids are asked for, times, what a further read does to what is on screen. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail } from "../support/contracts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const detail = contractDetail("Broadband");
const newer = contractDetail("Broadband", { identifyingName: "Storgatan 1" });

const shown = async (given: Parameters<typeof beginContract>[0] = {}, first = detail) => {
  const page = beginContract(given);
  await page.answer(first);
  return page;
};
const at = (data: string, doing: string) => ({ shown: { data, doing, invoice: "none" } });

describe("which ids are asked for [A14]", () => {
  it.each(["c1", "anna-andersson-electricity", "../../admin", "a?x=1", "a#b", "a/b", "%2e%2e%2f", "å ä", "\0", "x".repeat(200)])(
    "%j is",
    (id) => {
      const page = beginContract({ id });
      expect(page.reads.calls).toHaveLength(1);
      expect(page.context().id).toBe(id);
    },
  );

  it.each(["", ".", "..", "x".repeat(201), "x".repeat(20_000), "\ud800"])("%j is as good as not found", (id) => {
    const page = beginContract({ id });
    expect(page.reads.calls).toHaveLength(0);
    expect(page.state()).toBe("failed");
    expect(page.context().failure).toEqual({ kind: "http", status: 404 });
    page.actor.send({ type: "retry" });
    expect(page.reads.calls).toHaveLength(0);
  });
});

describe("loading", () => {
  it("tells what it does after 1 s, and why it takes longer after 5 s", async () => {
    const page = beginContract();
    const seen: unknown[] = [];
    for (const ms of [999, 1, 3_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(page.state());
    }
    expect(seen).toEqual([{ loading: "begun" }, { loading: "slow" }, { loading: "slow" }, { loading: "verySlow" }]);
    expect(page.reads.calls).toHaveLength(1);
  });

  it("reads again at a press, and forgets the failure [TR-09]", async () => {
    const page = beginContract();
    await page.fail({ kind: "http", status: 500 });
    expect(page.context()).toMatchObject({ detail: null, failure: { kind: "http", status: 500 } });
    page.actor.send({ type: "retry" });
    expect(page.state()).toEqual({ loading: "begun" });
    await page.answer(detail);
    expect(page.reads.calls).toHaveLength(2);
    expect(page.context()).toMatchObject({ detail, failure: null });
  });

  it("fails as unexpected when the load itself breaks", async () => {
    const page = beginContract({ broken: "load" });
    await page.fail({ kind: "network" });
    expect(page.state()).toBe("failed");
    expect(page.context().failure).toEqual({ kind: "unexpected" });
  });

  it("waits for a consent without a failure [AMB-64]", async () => {
    const page = beginContract();
    await page.fail({ kind: "http", status: 403, isHandled: true });
    expect(page.state()).toBe("heldUp");
    expect(page.context().failure).toBeNull();
    page.actor.send({ type: "retry" });
    expect(page.reads.calls).toHaveLength(1);
  });

  it.each([
    { failure: { kind: "network" }, tries: 3, isReadAgain: true },
    { failure: { kind: "http", status: 500 }, tries: 1, isReadAgain: false },
    { failure: { kind: "malformed" }, tries: 1, isReadAgain: false },
  ] as const)("after $failure.kind goes on by itself on return: $isReadAgain", async ({ failure, tries, isReadAgain }) => {
    const page = beginContract();
    for (let i = 0; i < tries; i++) await page.fail(failure);
    const before = Date.now();
    vi.setSystemTime(before + 3_600_000);
    page.actor.send({ type: "wake" });
    expect(page.reads.calls).toHaveLength(tries + (isReadAgain ? 1 : 0));
    expect(page.context().nowMs).toBe(isReadAgain ? before + 3_600_000 : new Date("2026-03-01T09:00:00Z").getTime());
  });
});

describe("the way back", () => {
  it.each([
    { where: "while loading", go: async () => beginContract() },
    {
      where: "after a failure",
      go: async () => {
        const page = beginContract();
        await page.fail({ kind: "http", status: 404 });
        return page;
      },
    },
    { where: "from the contract", go: () => shown() },
  ])("leads to where the person came from, else to the contracts: $where", async ({ go }) => {
    const page = await go();
    page.actor.send({ type: "back" });
    expect(page.backs).toEqual([{ to: "/contracts", replace: true }]);
    expect(page.visited).toEqual([]);
  });
});

describe("a further read keeps what is on screen [AMB-21]", () => {
  const reload = async (given: Parameters<typeof beginContract>[0] = {}) => {
    const page = await shown(given);
    page.actor.send({ type: "reload" });
    return page;
  };

  it("until the new one is there", async () => {
    const page = await reload();
    expect(page.state()).toEqual(at("rereading", "nothing"));
    expect(page.context().detail).toEqual(detail);
    await page.answer(newer);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.context().detail).toEqual(newer);
  });

  it("when it fails, and can be tried again", async () => {
    const page = await reload();
    await page.fail({ kind: "http", status: 500 });
    expect(page.state()).toEqual(at("stale", "nothing"));
    expect(page.context()).toMatchObject({ detail, failure: { kind: "http", status: 500 } });
    page.actor.send({ type: "wake" });
    expect(page.reads.calls).toHaveLength(2);
    page.actor.send({ type: "retry" });
    await page.answer(newer);
    expect(page.context()).toMatchObject({ detail: newer, failure: null });
  });

  it("without a connection, and goes on by itself on return", async () => {
    const page = await reload();
    for (let tries = 1; tries <= 3; tries++) await page.fail({ kind: "network" });
    expect(page.state()).toEqual(at("stale", "nothing"));
    vi.setSystemTime(Date.now() + 3_600_000);
    page.actor.send({ type: "wake" });
    expect(page.state()).toEqual(at("rereading", "nothing"));
    expect(page.context().nowMs).toBe(Date.now());
  });

  it("when the load itself breaks", async () => {
    const page = await reload({ broken: "load" });
    await page.fail({ kind: "network" });
    expect(page.state()).toEqual(at("stale", "nothing"));
    expect(page.context()).toMatchObject({ detail, failure: { kind: "unexpected" } });
  });

  it("while a consent is asked for, and goes on after it [AMB-64]", async () => {
    const page = await reload();
    await page.fail({ kind: "http", status: 403, isHandled: true });
    expect(page.state()).toEqual(at("heldUp", "nothing"));
    expect(page.context()).toMatchObject({ detail, failure: null });
    page.actor.send({ type: "consent.resolved" });
    await page.answer(newer);
    expect(page.context().detail).toEqual(newer);
  });

  it("and gives up the read before it", async () => {
    const page = await reload();
    page.actor.send({ type: "reload" });
    expect(page.reads.calls).toHaveLength(3);
    await page.answer(newer);
    expect(() => page.reads.answer(detail)).toThrow();
  });

  it("and interrupts nobody who is asked something", async () => {
    const page = await reload();
    page.actor.send({ type: "contract.remove" });
    await page.answer(newer);
    expect(page.state()).toEqual(at("fresh", "asking"));
    page.actor.send({ type: "reload" });
    expect(page.state()).toEqual(at("rereading", "asking"));
  });

  it.each([
    { afterMs: 60_000, reads: 1 },
    { afterMs: 60_001, reads: 2 },
  ])(
    "is made by who is back after $afterMs ms: $reads reads, and their time is noted [TR-15] [F39]",
    async ({ afterMs, reads }) => {
      const page = await shown();
      vi.setSystemTime(Date.now() + afterMs);
      page.actor.send({ type: "wake" });
      expect(page.context().nowMs).toBe(Date.now());
      page.actor.send({ type: "wake" });
      page.actor.send({ type: "consent.resolved" });
      expect(page.reads.calls).toHaveLength(reads);
    },
  );

  it("counts its age from the last one [F39]", async () => {
    const page = await shown();
    vi.setSystemTime(Date.now() + 60_000);
    page.actor.send({ type: "reload" });
    await page.answer(newer);
    vi.setSystemTime(Date.now() + 60_000);
    page.actor.send({ type: "wake" });
    expect(page.reads.calls).toHaveLength(2);
  });

  it("is made when something has come to its end behind the page [TR-15]", async () => {
    const page = await shown();
    page.actor.send({ type: "contracts.changed" });
    expect(page.state()).toEqual(at("rereading", "nothing"));
  });

  it.each([404, 410])("that finds it gone (%i) says so in place of it [TR-15]", async (status) => {
    const page = await reload();
    await page.fail({ kind: "http", status });
    expect([page.state(), page.context().failure]).toEqual(["failed", { kind: "http", status }]);
  });

  it("that finds it gone while it is removed here leaves that to tell of it", async () => {
    const page = await reload();
    page.actor.send({ type: "contract.remove" });
    await page.say(true);
    await page.fail({ kind: "http", status: 404 });
    expect(page.state()).toEqual(at("stale", "removing"));
    await page.answerRemoval();
    expect(page.state()).toBe("removed");
  });

  it("that finds it gone while it is looked whether it was removed leaves that to tell of it", async () => {
    const page = await shown();
    page.actor.send({ type: "contract.remove" });
    await page.say(true);
    page.actor.send({ type: "reload" });
    await page.failRemoval({ kind: "network" });
    expect(page.state()).toEqual(at("rereading", "checking"));
    await page.fail({ kind: "http", status: 404 });
    expect(page.state()).toEqual(at("stale", "checking"));
    await page.fail({ kind: "http", status: 404 });
    expect(page.state()).toBe("removed");
  });
});
