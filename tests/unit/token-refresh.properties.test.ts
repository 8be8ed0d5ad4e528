/** Whatever the world does, a round keeps its limits. */
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { assign, createActor, fromPromise, setup } from "xstate";
import { holdTurn } from "../../machines/shared/turn";
import { type RefreshEnd, tokenRefreshMachine } from "../../machines/token-refresh";
import { ApiError } from "../../src/domain/errors";
import { pair, record, refusal } from "../support/refreshActor";
import { turns } from "../support/turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT_MS = 20_000;

const answers = {
  tokens: () => pair(2),
  "junk tokens": () => ({ accessToken: "junk", refreshToken: "junk" }),
  "another person's tokens": () => pair(2, "bo"),
  "503": () => refusal(503),
  "401": () => refusal(401),
  "no network": () => new ApiError({ call: "POST /auth/refresh", kind: "network" }),
};
const records = {
  "the same": () => record(),
  newer: () => record({ rotation: 2, generation: 2 }),
  gone: () => null,
  "another person's": () => record({ sub: "bo", generation: 2 }),
  unreadable: () => new Error("corrupt"),
};
const kindOf = <Key extends string>(table: Record<Key, unknown>, weights: Partial<Record<Key, number>>) =>
  fc.oneof(...(Object.keys(table) as Key[]).map((key) => ({ weight: weights[key] ?? 1, arbitrary: fc.constant(key) })));

const instantly = fc.constant(0);
const failures = fc.array(fc.record({ kind: kindOf({ "503": 0, "no network": 0 }, {}), afterMs: instantly }), {
  minLength: 14,
  maxLength: 14,
});
const mixed = fc.array(
  fc.record({
    kind: kindOf(answers, { "503": 4, "no network": 2, tokens: 2 }),
    afterMs: fc.oneof({ weight: 3, arbitrary: instantly }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 25_000 }) }),
  }),
  { maxLength: 14 },
);

const worlds = fc.record({
  turnAfterMs: fc.oneof({ weight: 3, arbitrary: instantly }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 25_000 }) }),
  answers: fc.oneof({ weight: 3, arbitrary: mixed }, { weight: 1, arbitrary: failures }),
  stored: fc.array(
    fc.record({ kind: kindOf(records, { "the same": 3 }), afterMs: fc.oneof(instantly, fc.integer({ min: 0, max: 21_000 })) }),
    {
      maxLength: 3,
    },
  ),
  stopAfterMs: fc.option(fc.integer({ min: 0, max: 21_000 }), { freq: 3 }),
  /** As if the backoff were mistaken: the number of tries has a limit of its own. */
  backoffMs: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: undefined, freq: 2 }),
});

it("makes at most 10 retries, ends within 20 s, says nothing once stopped, and gives its turn back [SES-10] [SES-11] [XS-11]", async () => {
  const seenEnds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      vi.clearAllTimers();
      const { requestedAtMs, ends, overlaps, lock, timersLeft } = await live(world);
      expect(requestedAtMs.length).toBeLessThanOrEqual(11);
      expect(overlaps).toBe(0);
      for (const atMs of requestedAtMs) expect(atMs).toBeGreaterThanOrEqual(world.turnAfterMs);
      for (const atMs of requestedAtMs) expect(atMs).toBeLessThan(Math.min(LIMIT_MS, world.stopAfterMs ?? LIMIT_MS) + 1);
      expect(ends.length).toBeLessThanOrEqual(1);
      if (world.stopAfterMs === null) expect(ends).toHaveLength(1);
      for (const { atMs } of ends) expect(atMs).toBeLessThanOrEqual(Math.min(LIMIT_MS, world.stopAfterMs ?? LIMIT_MS));
      expect(lock.count()).toBe(0);
      expect(timersLeft).toBe(0);
      for (const { end } of ends) seenEnds.add(end.end);
    }),
    { numRuns: 300 },
  );
  expect([...seenEnds].sort()).toEqual(["adopted", "gaveUp", "refreshed", "refused", "superseded"]);
});

type World = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never;

/** Lives through one world and tells what was seen of the round. */
async function live(world: World) {
  const beganAtMs = Date.now();
  const now = () => Date.now() - beganAtMs;
  const lock = turns();
  const giveBack = await lock.take(new AbortController().signal);
  const requestedAtMs: number[] = [];
  const ends: { atMs: number; end: RefreshEnd }[] = [];
  let underWay = 0;
  let overlaps = 0;

  const storedNow = () => {
    const latest = world.stored.filter(({ afterMs }) => afterMs <= now()).sort((one, other) => other.afterMs - one.afterMs)[0];
    return latest ? records[latest.kind]() : record();
  };
  const refresh = tokenRefreshMachine.provide({
    ...(world.backoffMs !== undefined && { delays: { refreshBackoff: world.backoffMs } }),
    actors: {
      holdTurn: holdTurn(lock.take),
      readStored: fromPromise(async () => {
        const stored = storedNow();
        if (stored instanceof Error) throw stored;
        return stored;
      }),
      requestTokens: fromPromise(({ signal }) => {
        const planned = world.answers[requestedAtMs.length];
        requestedAtMs.push(now());
        if (underWay > 0) overlaps += 1;
        underWay += 1;
        return new Promise((resolve, reject) => {
          const timer = planned && setTimeout(() => settle(answers[planned.kind]()), planned.afterMs);
          const settle = (answer: ReturnType<(typeof answers)[keyof typeof answers]>) => {
            underWay -= 1;
            if (answer instanceof Error) return reject(answer);
            resolve(answer);
          };
          signal.addEventListener("abort", () => {
            clearTimeout(timer);
            underWay -= 1;
          });
        });
      }),
    },
  });
  const asker = setup({
    types: { context: {} as { end?: RefreshEnd } },
    actors: { refresh },
  }).createMachine({
    context: {},
    invoke: {
      src: "refresh",
      input: { session: record() },
      onDone: {
        actions: [
          ({ event }) => void ends.push({ atMs: now(), end: event.output }),
          assign({ end: ({ event }) => event.output }),
        ],
      },
    },
  });

  setTimeout(giveBack, world.turnAfterMs);
  const actor = createActor(asker).start();
  if (world.stopAfterMs !== null) setTimeout(() => actor.stop(), world.stopAfterMs);
  await vi.advanceTimersByTimeAsync(60_000);
  return { requestedAtMs, ends, overlaps, lock, timersLeft: vi.getTimerCount() };
}
