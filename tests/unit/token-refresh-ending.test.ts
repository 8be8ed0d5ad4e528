/** What is left of a round that is stopped, and of several rounds in as many tabs. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { assign, createActor, fromPromise, setup } from "xstate";
import { holdTurn } from "../../machines/shared/turn";
import { type RefreshEnd, tokenRefreshMachine } from "../../machines/token-refresh";
import { type Session, tokensOf, withTokens } from "../../src/domain/session";
import { after, beginRefresh, pair, record, refusal } from "../support/refreshActor";
import { turns } from "../support/turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("stopped from outside, it leaves nothing running [XS-08] [XS-11]", () => {
  const never = new Promise<never>(() => {});
  it.each([
    { stage: "waitingForTurn", reach: () => {} },
    {
      stage: "comparing",
      reach: (round: Round, giveBack: () => void) => {
        round.store(never);
        giveBack();
      },
    },
    { stage: "requesting", reach: (_: Round, giveBack: () => void) => giveBack() },
    {
      stage: "backingOff",
      reach: async (round: Round, giveBack: () => void) => {
        giveBack();
        await after(0);
        await round.fail();
      },
    },
    {
      stage: "rereading",
      reach: async (round: Round, giveBack: () => void) => {
        giveBack();
        await after(0);
        round.store(never);
        await round.fail(refusal(401));
      },
    },
  ])("$stage", async ({ stage, reach }) => {
    const lock = turns();
    const giveBack = await lock.take(new AbortController().signal);
    const round = beginRefresh({ lock });
    await reach(round, giveBack);
    await after(0);
    expect(round.state()).toBe(stage);
    round.actor.stop();
    giveBack();
    expect(lock.count()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    if (stage === "requesting") expect(round.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    await after(60_000);
    expect(round.end()).toBeUndefined();
  });
});

it("gives up at once when nobody wired the turn", async () => {
  const actor = createActor(tokenRefreshMachine, { input: { session: record() } }).start();
  await after(0);
  expect(actor.getSnapshot().output).toEqual({
    end: "gaveUp",
    error: new Error('The subscription "holdTurn" was not provided.'),
  });
});

describe("several tabs over one storage [JWT-01] [F31]", () => {
  it.each([
    { tabs: 2, hasLocks: true },
    { tabs: 5, hasLocks: true },
    { tabs: 5, hasLocks: false },
  ])("%o: nobody is refused, all end with the same tokens", async ({ tabs, hasLocks }) => {
    const world = sharedWorld({ hasLocks });
    const ends = Array.from({ length: tabs }, () => world.openTab());
    await after(5_000);
    const adopted = { end: "adopted", session: withTokens(record(), tokensOf(pair(2)), 2) };
    expect(ends.map((end) => end())).toEqual([
      { end: "refreshed", tokens: tokensOf(pair(2)) },
      ...Array.from({ length: tabs - 1 }, () => adopted),
    ]);
    expect(world.rotations()).toBe(1);
    expect(world.requests()).toBe(hasLocks ? 1 : tabs);
  });

  it("lets the next tab in when the one that refreshes is closed", async () => {
    const world = sharedWorld({ hasLocks: true });
    const first = world.openTab();
    const second = world.openTab();
    await after(50);
    first.close();
    await after(5_000);
    expect(first()).toBeUndefined();
    expect(second()).toEqual({ end: "refreshed", tokens: tokensOf(pair(2)) });
  });
});

type Round = ReturnType<typeof beginRefresh>;

/** One storage, one auth service that takes each refresh token once and answers after 100 ms, and the tabs that share them. */
function sharedWorld({ hasLocks }: { hasLocks: boolean }) {
  const lock = turns();
  let stored = record();
  let requests = 0;
  const used = new Set<string>();

  const refresh = tokenRefreshMachine.provide({
    actors: {
      holdTurn: holdTurn(hasLocks ? lock.take : () => Promise.reject(new Error("no locks"))),
      readStored: fromPromise(async (): Promise<Session | null> => stored),
      requestTokens: fromPromise(async ({ input, signal }) => {
        requests += 1;
        await new Promise((resolve) => setTimeout(resolve, 100));
        signal.throwIfAborted();
        if (used.has(input.refreshToken)) throw refusal(401);
        used.add(input.refreshToken);
        return pair(used.size + 1);
      }),
    },
  });
  // As the session does it: only what is still wanted is written.
  const tab = setup({
    types: { context: {} as { end?: RefreshEnd } },
    actors: { refresh },
    actions: {
      write: (_, end: RefreshEnd) => {
        if (end.end === "refreshed") stored = withTokens(stored, end.tokens, stored.generation + 1);
      },
    },
  }).createMachine({
    context: {},
    invoke: {
      src: "refresh",
      input: () => ({ session: stored }),
      onDone: { actions: [{ type: "write", params: ({ event }) => event.output }, assign({ end: ({ event }) => event.output })] },
    },
  });

  return {
    openTab: () => {
      const actor = createActor(tab).start();
      return Object.assign(() => actor.getSnapshot().context.end, { close: () => actor.stop() });
    },
    requests: () => requests,
    rotations: () => used.size,
  };
}
