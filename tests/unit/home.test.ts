/** What the diagram can't tell: who is let in, what a further read does to what is on screen, times and what is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Dashboard } from "../../src/domain/cards";
import { beginHome as begin, customer, dashboard } from "../support/homeActor";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("who is let in [HOME-02] [HOME-03] [AMB-05]", () => {
  it.each([
    { role: "CUSTOMER", onboardingState: "Complete", isLetIn: true },
    { role: "CUSTOMER", onboardingState: "MissingPoa", isLetIn: false },
    { role: "CUSTOMER", onboardingState: "MissingContracts", isLetIn: false },
    { role: "CUSTOMER", onboardingState: "SomethingNew", isLetIn: false },
    { role: "CUSTOMER", onboardingState: "", isLetIn: false },
    { role: "CUSTOMER", onboardingState: "complete", isLetIn: false },
    { role: "ADMIN", onboardingState: "MissingPoa", isLetIn: true },
    { role: "ADMIN", onboardingState: "Complete", isLetIn: true },
  ] as const)("$role, $onboardingState: $isLetIn", ({ isLetIn, ...given }) => {
    const { reads, visited } = begin({ customer: customer(given) });
    expect(reads.calls).toHaveLength(isLetIn ? 1 : 0);
    expect(visited).toEqual(isLetIn ? [] : [{ to: "/onboarding", replace: true }]);
  });

  it("hears of the customer only while home is open", () => {
    expect(begin({ customer: customer({ onboardingState: "MissingPoa" }) }).isWatching()).toBe(false);
    expect(begin().isWatching()).toBe(true);
  });

  it.each([
    { at: "loading", customer: customer({ onboardingState: "MissingPoa" }), isSentAway: true },
    { at: "shown", customer: customer({ onboardingState: "MissingPoa" }), isSentAway: true },
    { at: "failed", customer: customer({ onboardingState: "MissingPoa" }), isSentAway: true },
    { at: "shown", customer: customer({ firstName: "Anna Maria" }), isSentAway: false },
    { at: "shown", customer: customer({ role: "ADMIN", onboardingState: "MissingPoa" }), isSentAway: false },
  ])("$customer.role becomes $customer.onboardingState while $at", async ({ at, customer, isSentAway }) => {
    const home = begin();
    if (at === "shown") await home.answer(dashboard);
    if (at === "failed") await home.fail({ kind: "http", status: 500 });
    home.tell(customer);
    expect(home.actor.getSnapshot().context.customer).toEqual(customer);
    expect(home.visited).toEqual(isSentAway ? [{ to: "/onboarding", replace: true }] : []);
    expect(home.isWatching()).toBe(!isSentAway);
  });

  it("gives up its read when the customer is sent away", () => {
    const home = begin();
    home.tell(customer({ onboardingState: "MissingPoa" }));
    expect(() => home.reads.answer(dashboard)).toThrow();
  });

  it("works without the news of the customer", async () => {
    const home = begin({ watchCustomer: "broken" });
    await home.answer(dashboard);
    expect(home.state()).toEqual({ open: { shown: "fresh" } });
  });
});

describe("loading", () => {
  it("tells what it does after 1 s, and why it takes longer after 5 s", async () => {
    const home = begin();
    const seen: unknown[] = [];
    for (const ms of [999, 1, 3_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(home.state());
    }
    expect(seen).toEqual([
      { open: { loading: "begun" } },
      { open: { loading: "slow" } },
      { open: { loading: "slow" } },
      { open: { loading: "verySlow" } },
    ]);
    expect(home.reads.calls).toHaveLength(1);
    await home.answer(dashboard);
    expect(home.state()).toEqual({ open: { shown: "fresh" } });
  });

  it("shows what came, and forgets the failure before it", async () => {
    const home = begin();
    await home.fail({ kind: "http", status: 500 });
    expect(home.actor.getSnapshot().context).toMatchObject({ dashboard: null, failure: { kind: "http", status: 500 } });
    home.actor.send({ type: "retry" });
    expect(home.state()).toEqual({ open: { loading: "begun" } });
    await home.answer(dashboard);
    expect(home.actor.getSnapshot().context).toMatchObject({ dashboard, failure: null });
  });

  it("fails as unexpected when the load itself breaks", async () => {
    const home = begin({ load: "broken" });
    await home.fail({ kind: "network" });
    expect(home.state()).toEqual({ open: "failed" });
    expect(home.actor.getSnapshot().context.failure).toEqual({ kind: "unexpected" });
  });

  it("reads again once a consent is given [AMB-64]", async () => {
    const home = begin();
    await home.fail({ kind: "http", status: 403, isHandled: true });
    expect(home.state()).toEqual({ open: "heldUp" });
    expect(home.actor.getSnapshot().context.failure).toBeNull();
    home.actor.send({ type: "retry" });
    expect(home.reads.calls).toHaveLength(1);
    home.actor.send({ type: "consent.resolved" });
    await home.answer(dashboard);
    expect(home.state()).toEqual({ open: { shown: "fresh" } });
  });

  it.each([
    { failure: { kind: "network" }, tries: 3, isReadAgain: true },
    { failure: { kind: "http", status: 500 }, tries: 1, isReadAgain: false },
    { failure: { kind: "malformed" }, tries: 1, isReadAgain: false },
  ] as const)("after $failure.kind goes on by itself on return: $isReadAgain", async ({ failure, tries, isReadAgain }) => {
    const home = begin();
    for (let i = 0; i < tries; i++) await home.fail(failure);
    expect(home.state()).toEqual({ open: "failed" });
    vi.setSystemTime(new Date("2026-03-01T12:00:00Z"));
    home.actor.send({ type: "wake" });
    expect(home.reads.calls).toHaveLength(tries + (isReadAgain ? 1 : 0));
    expect(home.actor.getSnapshot().context.nowMs).toBe(Date.now());
  });
});

describe("a further read keeps what is on screen [AMB-21]", () => {
  const reload = async () => {
    const home = begin();
    await home.answer(dashboard);
    home.actor.send({ type: "reload" });
    return home;
  };
  const newer: Dashboard = { ...dashboard, customerFirstName: "Anna Maria" };

  it("until the new one is there", async () => {
    const home = await reload();
    expect(home.state()).toEqual({ open: { shown: "rereading" } });
    expect(home.actor.getSnapshot().context.dashboard).toEqual(dashboard);
    await home.answer(newer);
    expect(home.state()).toEqual({ open: { shown: "fresh" } });
    expect(home.actor.getSnapshot().context.dashboard).toEqual(newer);
  });

  it("when it fails, and can be tried again", async () => {
    const home = await reload();
    await home.fail({ kind: "http", status: 500 });
    expect(home.state()).toEqual({ open: { shown: "stale" } });
    expect(home.actor.getSnapshot().context).toMatchObject({ dashboard, failure: { kind: "http", status: 500 } });
    home.actor.send({ type: "wake" });
    expect(home.reads.calls).toHaveLength(2);
    home.actor.send({ type: "retry" });
    await home.answer(newer);
    expect(home.state()).toEqual({ open: { shown: "fresh" } });
    expect(home.actor.getSnapshot().context).toMatchObject({ dashboard: newer, failure: null });
  });

  it("without a connection, and goes on by itself on return", async () => {
    const home = await reload();
    for (let tries = 1; tries <= 3; tries++) await home.fail({ kind: "network" });
    expect(home.state()).toEqual({ open: { shown: "stale" } });
    vi.setSystemTime(Date.now() + 3_600_000);
    home.actor.send({ type: "wake" });
    expect(home.state()).toEqual({ open: { shown: "rereading" } });
    expect(home.actor.getSnapshot().context.nowMs).toBe(Date.now());
  });

  it("when the load itself breaks", async () => {
    const home = begin({ load: "broken" });
    await home.answer(dashboard);
    home.actor.send({ type: "reload" });
    await home.fail({ kind: "network" });
    expect(home.state()).toEqual({ open: { shown: "stale" } });
    expect(home.actor.getSnapshot().context).toMatchObject({ dashboard, failure: { kind: "unexpected" } });
  });

  it("while a consent is asked for, and goes on after it [AMB-64]", async () => {
    const home = await reload();
    await home.fail({ kind: "http", status: 403, isHandled: true });
    expect(home.state()).toEqual({ open: { shown: "heldUp" } });
    expect(home.actor.getSnapshot().context).toMatchObject({ dashboard, failure: null });
    home.actor.send({ type: "consent.resolved" });
    await home.answer(newer);
    expect(home.actor.getSnapshot().context.dashboard).toEqual(newer);
  });

  it("and gives up the read before it", async () => {
    const home = await reload();
    home.actor.send({ type: "reload" });
    expect(home.reads.calls).toHaveLength(3);
    await home.answer(newer);
    expect(() => home.reads.answer(dashboard)).toThrow();
  });

  it("is not made just because the person is back", async () => {
    const home = begin();
    await home.answer(dashboard);
    home.actor.send({ type: "wake" });
    home.actor.send({ type: "consent.resolved" });
    expect(home.reads.calls).toHaveLength(1);
    expect(home.state()).toEqual({ open: { shown: "fresh" } });
  });
});

describe("the collapsible lists [HOME-11] [HOME-12] [LS-08] [LS-09]", () => {
  it.each([
    { list: "todoCards", before: { todoCards: true, ongoingCards: true }, after: { todoCards: false, ongoingCards: true } },
    { list: "todoCards", before: { todoCards: false, ongoingCards: true }, after: { todoCards: true, ongoingCards: true } },
    { list: "ongoingCards", before: { todoCards: true, ongoingCards: true }, after: { todoCards: true, ongoingCards: false } },
    { list: "ongoingCards", before: { todoCards: false, ongoingCards: false }, after: { todoCards: false, ongoingCards: true } },
  ] as const)("toggles $list from $before", async ({ list, before, after }) => {
    const home = begin({ isExpanded: before });
    await home.answer(dashboard);
    expect(home.actor.getSnapshot().context.isExpanded).toEqual(before);
    home.actor.send({ type: "list.toggle", list });
    expect(home.actor.getSnapshot().context.isExpanded).toEqual(after);
    expect(home.remembered).toEqual([{ list, isExpanded: after[list] }]);
  });
});

describe("going on where the person was [AMB-62]", () => {
  it("happens once", async () => {
    const home = begin({ canGoOn: true });
    await home.answer(dashboard);
    expect(home.actor.getSnapshot().context.canGoOn).toBe(true);
    home.actor.send({ type: "place.goOn" });
    home.actor.send({ type: "place.goOn" });
    expect(home.goneOn()).toBe(1);
    expect(home.actor.getSnapshot().context.canGoOn).toBe(false);
  });

  it("needs a place", async () => {
    const home = begin();
    await home.answer(dashboard);
    home.actor.send({ type: "place.goOn" });
    expect(home.goneOn()).toBe(0);
  });
});

describe("the time of day", () => {
  it("is that of the opening, then that of each return", async () => {
    const home = begin();
    const opened = Date.now();
    expect(home.actor.getSnapshot().context.nowMs).toBe(opened);
    await home.answer(dashboard);
    vi.setSystemTime(opened + 3_600_000);
    expect(home.actor.getSnapshot().context.nowMs).toBe(opened);
    home.actor.send({ type: "wake" });
    expect(home.actor.getSnapshot().context.nowMs).toBe(opened + 3_600_000);
  });
});
