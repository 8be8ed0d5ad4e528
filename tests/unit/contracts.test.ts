/** What the diagram can't tell: where presses lead, what a further read does, when a removal counts, times and orderings. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Placeholder } from "../../src/domain/placeholders";
import { beginContracts as begin, holder, placeholder, placeholders, single, withoutIt } from "../support/contractsActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const H2 = { holderId: "h2" };

async function shown(given: Parameters<typeof begin>[0] = {}) {
  const contracts = begin(given);
  await contracts.answer();
  return contracts;
}

describe("a press on a placeholder leads [CON-06] [CON-07] [CON-16]", () => {
  it.each<{ to: string; one: Placeholder; visited: unknown[] }>([
    { to: "its contract", one: single, visited: [{ to: "/contract/$id", params: { id: "c1" } }] },
    {
      to: "the group of its holder",
      one: holder,
      visited: [{ to: "/contracts/$selectedPlaceholder", params: { selectedPlaceholder: "h2" } }],
    },
    {
      to: "the page of provider and category, without a holder",
      one: placeholder({ category: "Tv" }),
      visited: [{ to: "/contract/$type/provider/$providerId", params: { type: "Tv", providerId: "telnord" } }],
    },
    { to: "nowhere, without anything to go by", one: placeholder({ provider: null }), visited: [] },
  ])("to $to", async ({ one, visited }) => {
    const contracts = await shown();
    contracts.actor.send({ type: "placeholder.open", placeholder: one });
    expect(contracts.visited).toEqual(visited);
    expect(contracts.actor.getSnapshot().status).toBe("active");
  });

  it("and the contract of a group to that contract", async () => {
    const contracts = await shown({ selected: H2 });
    contracts.actor.send({ type: "contract.open", contractId: "c3" });
    expect(contracts.visited).toEqual([{ to: "/contract/$id", params: { id: "c3" } }]);
  });
});

describe("the path decides which group is open [AMB-68]", () => {
  it("from the start, before anything has been read", () => {
    const contracts = begin({ selected: H2 });
    expect(contracts.context().selected).toEqual(H2);
    contracts.select(null);
    expect(contracts.context().selected).toBeNull();
    expect(contracts.state()).toEqual({ list: { loading: "begun" }, removal: "idle" });
  });

  it("and nothing is read anew for it", async () => {
    const contracts = await shown();
    contracts.select(H2);
    contracts.select(null);
    expect(contracts.reads.calls).toHaveLength(1);
  });

  it("works on without news of the path", async () => {
    const contracts = await shown({ watchSelected: "broken" });
    expect(contracts.state()).toEqual({ list: { shown: "fresh" }, removal: "idle" });
  });
});

describe("loading", () => {
  it("tells what it does after 1 s, and why it takes longer after 5 s", async () => {
    const contracts = begin();
    const seen: unknown[] = [];
    for (const ms of [999, 1, 3_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push((contracts.state() as { list: unknown }).list);
    }
    expect(seen).toEqual([{ loading: "begun" }, { loading: "slow" }, { loading: "slow" }, { loading: "verySlow" }]);
  });

  it("shows what came, and forgets the failure before it [TR-09]", async () => {
    const contracts = begin();
    await contracts.fail({ kind: "http", status: 500 });
    expect(contracts.context()).toMatchObject({ list: null, failure: { kind: "http", status: 500 } });
    contracts.actor.send({ type: "retry" });
    await contracts.answer();
    expect(contracts.context()).toMatchObject({ list: placeholders, failure: null });
    expect(contracts.reads.calls).toHaveLength(2);
  });

  it("fails as unexpected when the load itself breaks", async () => {
    const contracts = begin({ load: "broken" });
    await contracts.fail({ kind: "network" });
    expect(contracts.state()).toEqual({ list: "failed", removal: "idle" });
    expect(contracts.context().failure).toEqual({ kind: "unexpected" });
  });

  it("waits for a consent without an error [AMB-64]", async () => {
    const contracts = begin();
    await contracts.fail({ kind: "http", status: 403, isHandled: true });
    contracts.actor.send({ type: "retry" });
    expect(contracts.state()).toEqual({ list: "heldUp", removal: "idle" });
    expect(contracts.context().failure).toBeNull();
    expect(contracts.reads.calls).toHaveLength(1);
  });

  it.each([
    { failure: { kind: "network" }, tries: 3, isReadAgain: true },
    { failure: { kind: "http", status: 500 }, tries: 1, isReadAgain: false },
    { failure: { kind: "malformed" }, tries: 1, isReadAgain: false },
  ] as const)("after $failure.kind goes on by itself on return: $isReadAgain", async ({ failure, tries, isReadAgain }) => {
    const contracts = begin();
    for (let i = 0; i < tries; i++) await contracts.fail(failure);
    contracts.actor.send({ type: "wake" });
    expect(contracts.reads.calls).toHaveLength(tries + (isReadAgain ? 1 : 0));
  });
});

describe("a further read keeps what is on screen [AMB-21]", () => {
  const rereading = async (given: Parameters<typeof begin>[0] = {}) => {
    const contracts = await shown(given);
    contracts.actor.send({ type: "reload" });
    return contracts;
  };

  it("until the new one is there", async () => {
    const contracts = await rereading();
    expect(contracts.state()).toEqual({ list: { shown: "rereading" }, removal: "idle" });
    expect(contracts.context().list).toEqual(placeholders);
    await contracts.answer(withoutIt);
    expect(contracts.state()).toEqual({ list: { shown: "fresh" }, removal: "idle" });
    expect(contracts.context().list).toEqual(withoutIt);
  });

  it("when it fails, and can be tried again", async () => {
    const contracts = await rereading();
    await contracts.fail({ kind: "http", status: 500 });
    expect(contracts.state()).toEqual({ list: { shown: "stale" }, removal: "idle" });
    expect(contracts.context()).toMatchObject({ list: placeholders, failure: { kind: "http", status: 500 } });
    contracts.actor.send({ type: "wake" });
    expect(contracts.reads.calls).toHaveLength(2);
    contracts.actor.send({ type: "retry" });
    await contracts.answer(withoutIt);
    expect(contracts.context()).toMatchObject({ list: withoutIt, failure: null });
  });

  it("without a connection, and goes on by itself on return", async () => {
    const contracts = await rereading();
    for (let tries = 1; tries <= 3; tries++) await contracts.fail({ kind: "network" });
    expect(contracts.state()).toEqual({ list: { shown: "stale" }, removal: "idle" });
    contracts.actor.send({ type: "wake" });
    expect(contracts.state()).toEqual({ list: { shown: "rereading" }, removal: "idle" });
  });

  it("when the load itself breaks", async () => {
    const contracts = await rereading({ load: "broken" });
    await contracts.fail({ kind: "network" });
    expect(contracts.state()).toEqual({ list: { shown: "stale" }, removal: "idle" });
    expect(contracts.context()).toMatchObject({ list: placeholders, failure: { kind: "unexpected" } });
  });

  it("while a consent is asked for, and goes on after it [AMB-64]", async () => {
    const contracts = await rereading();
    await contracts.fail({ kind: "http", status: 403, isHandled: true });
    expect(contracts.state()).toEqual({ list: { shown: "heldUp" }, removal: "idle" });
    contracts.actor.send({ type: "consent.resolved" });
    await contracts.answer(withoutIt);
    expect(contracts.context().list).toEqual(withoutIt);
  });

  it("and gives up the read before it", async () => {
    const contracts = await rereading();
    contracts.actor.send({ type: "reload" });
    await contracts.answer(withoutIt);
    expect(() => contracts.reads.answer(placeholders)).toThrow();
  });
});
