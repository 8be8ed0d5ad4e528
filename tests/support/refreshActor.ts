/** One round of refreshing with the world in the test's hands: the turn, what is stored, what the auth service answers. */
import { vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { holdTurn } from "../../machines/shared/turn";
import { tokenRefreshMachine } from "../../machines/token-refresh";
import { ApiError } from "../../src/domain/errors";
import { openSession, type Session } from "../../src/domain/session";
import { adminLogin, customerLogin, tokensFor } from "./people";
import { turns } from "./turns";

type Pair = { accessToken: string; refreshToken: string };

/** The tokens that the auth service gave out in its `rotation`: each rotation has its own. */
export const pair = (rotation: number, sub = "anna"): Pair => tokensFor(sub, { nowMs: rotation * 60_000 });

/** A record as some tab stored it. */
export const record = ({ sub = "anna", rotation = 1, generation = 1 } = {}): Session =>
  openSession(customerLogin(sub, { nowMs: rotation * 60_000 }), generation);

/** Anna's record while an admin acts for her. */
export const represented = (given: Parameters<typeof record>[0]): Session => {
  const admin = openSession(adminLogin(), 1);
  return { ...record(given), originalUser: admin.user, originalUserTokens: admin.tokens, refreshDisabled: true };
};

export const refusal = (status: number, change: { isHandled?: boolean } = {}) =>
  new ApiError({ call: "POST /auth/refresh", kind: "http", status, ...change });

export const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What storage holds: an error when it can't be read, a promise when it takes its time. */
type Stored = Session | null | Error | Promise<never>;

type World = {
  /** What storage holds. The session's own record unless said otherwise. */
  stored?: Stored;
  lock?: ReturnType<typeof turns>;
  machine?: typeof tokenRefreshMachine;
};

/** A request for tokens, as the auth service sees it. `atMs` counts from the start of the round. */
type Request = { input: Pair; atMs: number; signal: AbortSignal; answer: (pair: Pair) => void; fail: (error: unknown) => void };

export function beginRefresh({ lock = turns(), machine = tokenRefreshMachine, ...world }: World = {}) {
  let stored: Stored = world.stored === undefined ? record() : world.stored;
  const beganAtMs = Date.now();
  const requests: Request[] = [];

  const actor = createActor(
    machine.provide({
      actors: {
        holdTurn: holdTurn(lock.take),
        readStored: fromPromise(async () => {
          if (stored instanceof Error) throw stored;
          return stored;
        }),
        requestTokens: fromPromise(
          ({ input, signal }) =>
            new Promise((answer, fail) => void requests.push({ input, atMs: Date.now() - beganAtMs, signal, answer, fail })),
        ),
      },
    }),
    { input: { session: record() } },
  ).start();

  return {
    actor,
    lock,
    requests,
    requestedAtMs: () => requests.map(({ atMs }) => atMs),
    state: () => actor.getSnapshot().value,
    end: () => actor.getSnapshot().output,
    store: (next: Stored) => void (stored = next),
    answer: async (answer: Pair) => {
      requests.at(-1)!.answer(answer);
      await after(0);
    },
    fail: async (error: unknown = refusal(503)) => {
      requests.at(-1)!.fail(error);
      await after(0);
    },
  };
}
