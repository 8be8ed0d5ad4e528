/** Removing all that a provider holds: who may be asked, what counts as done, what the person hears (CON-11 to CON-13). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GroupRef } from "../../src/domain/placeholders";
import { beginContracts as begin, placeholder, placeholders, withoutIt } from "../support/contractsActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const H2 = { holderId: "h2" };
const REMOVED = { tone: "success", textKey: "contracts.removed", durationMs: 10_000 };
const FAILED = { tone: "error", textKey: "failedToDeleteContractHolder", durationMs: 10_000 };
const BACK = { backTo: { to: "/contracts" } };

async function removing(selected: GroupRef = H2, given: Parameters<typeof begin>[0] = {}) {
  const contracts = begin({ ...given, selected });
  await contracts.answer();
  contracts.actor.send({ type: "holder.remove" });
  await contracts.say(true);
  return contracts;
}

it.each([
  { about: "the list alone", selected: null, list: placeholders, isAsked: false },
  { about: "a group that isn't there", selected: { holderId: "h9" }, list: placeholders, isAsked: false },
  {
    about: "a group without a holder",
    selected: { type: "Mobile", providerId: "telnord" },
    list: { ...placeholders, placeholders: [placeholder()] },
    isAsked: false,
  },
  { about: "a group with one", selected: { type: "Mobile", providerId: "telnord" }, list: placeholders, isAsked: true },
])("asks about $about: $isAsked", async ({ selected, list, isAsked }) => {
  const contracts = begin({ selected });
  contracts.actor.send({ type: "holder.remove" });
  expect(contracts.questions.calls).toHaveLength(0);
  await contracts.answer(list);
  contracts.actor.send({ type: "holder.remove" });
  expect(contracts.questions.calls).toHaveLength(isAsked ? 1 : 0);
});

describe("one removal for each yes [CON-12] [I3] [F65]", () => {
  it("whatever is pressed meanwhile", async () => {
    const contracts = await removing();
    contracts.actor.send({ type: "holder.remove" });
    expect(contracts.questions.calls).toHaveLength(1);
    expect(contracts.removals.calls).toEqual([{ holderId: "h2" }]);
    await contracts.answerRemoval();
    expect(contracts.removals.calls).toHaveLength(1);
  });

  it("none for a no, nor when nobody can ask", async () => {
    const contracts = begin({ selected: H2 });
    await contracts.answer();
    contracts.actor.send({ type: "holder.remove" });
    await contracts.say(false);
    contracts.actor.send({ type: "holder.remove" });
    contracts.questions.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(contracts.state()).toEqual({ list: { shown: "fresh" }, removal: "idle" });
    expect(contracts.removals.calls).toEqual([]);
    expect(contracts.toasts).toEqual([]);
  });

  it("none once the group has been left: its question goes", async () => {
    const contracts = begin({ selected: H2 });
    await contracts.answer();
    contracts.actor.send({ type: "holder.remove" });
    contracts.select(null);
    expect(contracts.context().selected).toBeNull();
    expect(contracts.state()).toEqual({ list: { shown: "fresh" }, removal: "idle" });
    expect(() => contracts.questions.answer(true)).toThrow();
  });
});

describe("what is removed never shows again [TR-15]", () => {
  it("not while the list is read anew, nor when that fails", async () => {
    const contracts = await removing();
    await contracts.answerRemoval();
    expect(contracts.context().list).toEqual(withoutIt);
    expect(contracts.state()).toEqual({ list: { shown: "rereading" }, removal: "idle" });
    expect(contracts.toasts).toEqual([REMOVED]);
    expect(contracts.visited).toEqual([BACK]);
    await contracts.fail({ kind: "http", status: 500 });
    expect(contracts.state()).toEqual({ list: { shown: "stale" }, removal: "idle" });
    expect(contracts.context().list).toEqual(withoutIt);
    expect(contracts.toasts).toEqual([REMOVED]);
  });

  it.each([
    { where: "closed it", selected: null, visited: [] },
    { where: "opened another", selected: { holderId: "h1" }, visited: [] },
    { where: "is still there", selected: H2, visited: [BACK] },
    { where: "has the provider's own page", selected: { type: "Mobile", providerId: "telnord" }, visited: [BACK] },
  ])("the group closes when the person $where: $visited.length", async ({ selected, visited }) => {
    const contracts = await removing();
    contracts.select(selected);
    await contracts.answerRemoval();
    expect(contracts.visited).toEqual(visited);
    expect(contracts.toasts).toEqual([REMOVED]);
    expect(contracts.state()).toEqual({ list: { shown: "rereading" }, removal: "idle" });
  });
});

describe("when no yes comes back, the list knows [CON-13]", () => {
  it.each([
    { failure: { kind: "network" }, list: withoutIt, toast: REMOVED, visited: [BACK] },
    { failure: { kind: "http", status: 404 }, list: withoutIt, toast: REMOVED, visited: [BACK] },
    { failure: { kind: "network" }, list: placeholders, toast: FAILED, visited: [] },
    { failure: { kind: "http", status: 500 }, list: placeholders, toast: FAILED, visited: [] },
  ] as const)("$failure.kind $failure.status, then $list.placeholders.length providers", async (given) => {
    const contracts = await removing();
    await contracts.failRemoval(given.failure);
    expect(contracts.state()).toEqual({ list: { shown: "rereading" }, removal: "doubtful" });
    expect(contracts.toasts).toEqual([]);
    await contracts.answer(given.list);
    expect(contracts.toasts).toEqual([given.toast]);
    expect(contracts.visited).toEqual(given.visited);
    expect(contracts.state()).toEqual({ list: { shown: "fresh" }, removal: "idle" });
    expect(contracts.reads.calls).toHaveLength(2);
  });

  it("nor does the list come: it counts as failed, and can be tried again", async () => {
    const contracts = await removing();
    await contracts.failRemoval({ kind: "http", status: 500 });
    await contracts.fail({ kind: "http", status: 500 });
    expect(contracts.toasts).toEqual([FAILED]);
    expect(contracts.state()).toEqual({ list: { shown: "stale" }, removal: "idle" });
    contracts.actor.send({ type: "holder.remove" });
    await contracts.say(true);
    expect(contracts.removals.calls).toEqual([{ holderId: "h2" }, { holderId: "h2" }]);
  });

  it("nor can the list be read at all", async () => {
    const contracts = await removing(H2, { load: "broken" });
    await contracts.failRemoval({ kind: "http", status: 500 });
    await contracts.fail({ kind: "network" });
    expect(contracts.toasts).toEqual([FAILED]);
    expect(contracts.state()).toEqual({ list: { shown: "stale" }, removal: "idle" });
  });

  it("waits for the list while a consent holds it up [AMB-64]", async () => {
    const contracts = await removing();
    await contracts.failRemoval({ kind: "http", status: 500 });
    await contracts.fail({ kind: "http", status: 403, isHandled: true });
    expect(contracts.state()).toEqual({ list: { shown: "heldUp" }, removal: "doubtful" });
    contracts.actor.send({ type: "consent.resolved" });
    await contracts.answer();
    expect(contracts.toasts).toEqual([FAILED]);
  });
});

it("says nothing when the session or a consent takes over, and offers it again [AMB-64]", async () => {
  const contracts = await removing();
  await contracts.failRemoval({ kind: "http", status: 403, isHandled: true });
  expect(contracts.state()).toEqual({ list: { shown: "fresh" }, removal: "idle" });
  expect(contracts.toasts).toEqual([]);
  expect(contracts.reads.calls).toHaveLength(1);
});

it("leads from the group to the list", async () => {
  const contracts = begin({ selected: { holderId: "h9" } });
  contracts.actor.send({ type: "group.close" });
  expect(contracts.visited).toEqual([BACK]);
});
