/**
 * The server's Swedish texts: loaded at the first visit, refreshed behind what is shown at every later one.
 * Specification §4 "Text-resource load status", §8 "Translations fail to load", §9 "Translation load"; readings AMB-46, AMB-61.
 *
 * The specification's IDLE, LOADING, LOADED and FAILED are the states below. Its 8 s hold for all tries together.
 */
import { assign, setup } from "xstate";
import { type Failure, failureOf } from "../src/domain/errors";
import type { TextSet } from "../src/domain/texts";
import { backoff } from "./shared/backoff";
import { requiredAction, requiredActor } from "./shared/ports";

const MAX_RETRIES = 3;
const BACKOFF = { startMs: 500, maxMs: 2_000 };

type Context = {
  stored: TextSet | null;
  retriesMade: number;
  /** Why the latest try failed; null before the first, and when there was no answer in time. */
  failure: Failure | null;
};

const texts = setup({
  types: {
    context: {} as Context,
    /** `stored`: the last set of this device, null on a first visit. */
    input: {} as { stored: TextSet | null },
    events: {} as { type: "retry" } | { type: "wake" },
  },
  actors: { fetchTexts: requiredActor<TextSet>("fetchTexts") },
  actions: {
    /** Shows this set; bundled texts stand in for keys that it lacks. */
    applyTexts: requiredAction<{ texts: TextSet }>("applyTexts"),
    /** Keeps this set for the next visit. */
    keepTexts: requiredAction<{ texts: TextSet }>("keepTexts"),
    beginAgain: assign({ retriesMade: 0, failure: null }),
    countRetry: assign({ retriesMade: ({ context }) => context.retriesMade + 1 }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
  guards: {
    hasStored: ({ context }) => context.stored !== null,
    canRetry: ({ context }) => context.retriesMade < MAX_RETRIES,
  },
  delays: { retryBackoff: ({ context }) => backoff(BACKOFF, context.retriesMade), loadLimit: 8_000 },
});

/** All tries of one load; it is done when they came to nothing. */
const asking = texts.createStateConfig({
  entry: "beginAgain",
  after: { loadLimit: ".unanswered" },
  initial: "trying",
  states: {
    trying: {
      invoke: {
        src: "fetchTexts",
        onDone: {
          actions: [
            { type: "applyTexts", params: ({ event }) => ({ texts: event.output }) },
            { type: "keepTexts", params: ({ event }) => ({ texts: event.output }) },
          ],
          target: "#text-resources.loaded.current",
        },
        onError: { actions: { type: "keepFailure", params: ({ event }) => event }, target: "judging" },
      },
    },
    judging: { always: [{ guard: "canRetry", actions: "countRetry", target: "backingOff" }, { target: "unanswered" }] },
    backingOff: { after: { retryBackoff: "trying" } },
    unanswered: { type: "final" },
  },
});

export const textResourcesMachine = texts.createMachine({
  id: "text-resources",
  context: ({ input }) => ({ stored: input.stored, retriesMade: 0, failure: null }),
  initial: "idle",
  states: {
    idle: {
      always: [
        {
          guard: "hasStored",
          actions: { type: "applyTexts", params: ({ context }) => ({ texts: context.stored! }) },
          target: "loaded",
        },
        { target: "loading" },
      ],
    },
    loading: { ...asking, onDone: "failed" },
    loaded: {
      initial: "refreshing",
      states: {
        // A refresh that fails changes nothing on screen; the next visit asks again.
        refreshing: { ...asking, onDone: "current" },
        current: {},
      },
    },
    failed: {
      entry: { type: "applyTexts", params: { texts: {} } },
      on: { retry: "loading", wake: "loading" },
    },
  },
});
