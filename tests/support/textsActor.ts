/** The text resources with the text service in the test's hands. */
import { vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { textResourcesMachine } from "../../machines/text-resources";
import { ApiError } from "../../src/domain/errors";
import type { TextSet } from "../../src/domain/texts";

export const KEPT: TextSet = { "home.title": "Hem (kvar)" };
export const FRESH: TextSet = { "home.title": "Hem" };

export const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export const serverFault = (status = 500) => new ApiError({ call: "GET /entries", kind: "http", status });

type Request = { atMs: number; signal: AbortSignal; answer: (texts: TextSet) => void; fail: (error: unknown) => void };

export function openTexts(stored: TextSet | null) {
  const beganAtMs = Date.now();
  const requests: Request[] = [];
  const effects: [string, TextSet][] = [];

  const actor = createActor(
    textResourcesMachine.provide({
      actors: {
        fetchTexts: fromPromise(
          ({ signal }) =>
            new Promise((answer, fail) => void requests.push({ atMs: Date.now() - beganAtMs, signal, answer, fail })),
        ),
      },
      actions: {
        applyTexts: (_, { texts }) => void effects.push(["apply", texts]),
        keepTexts: (_, { texts }) => void effects.push(["keep", texts]),
      },
    }),
    { input: { stored } },
  ).start();

  const fail = async (error: unknown = serverFault()) => {
    requests.at(-1)!.fail(error);
    await after(0);
  };
  return {
    actor,
    requests,
    requestedAtMs: () => requests.map(({ atMs }) => atMs),
    /** What was shown and kept, in that order. */
    effects,
    /** The set on screen. */
    shown: () => effects.filter(([effect]) => effect === "apply").at(-1)?.[1] ?? null,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
    answer: async (texts: TextSet = FRESH) => {
      requests.at(-1)!.answer(texts);
      await after(0);
    },
    fail,
    /** Fails the request under way and each that follows. */
    failEachTime: async (error: unknown = serverFault()) => {
      await fail(error);
      for (const waitMs of [500, 1_000, 2_000]) {
        await after(waitMs);
        await fail(error);
      }
    },
  };
}
