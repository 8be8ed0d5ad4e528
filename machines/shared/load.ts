/**
 * The load fragment: one read of what a screen shows, tried again at most twice when the fault looks passing.
 * Specification §2 "A page may load data first"; reading AMB-58. `page` and the flows that load invoke it.
 *
 * Only reads belong here: a write that got no answer may have happened.
 */
import { assign, setup } from "xstate";
import { type Failure, failureOf, retryOf } from "../../src/domain/errors";
import { backoff } from "./backoff";
import { requiredActor } from "./ports";

/** How a load ended, for whoever invoked it. */
export type Loaded<Data> = { status: "loaded"; data: Data } | { status: "failed"; failure: Failure };

const MAX_RETRIES = 2;
const RETRY_START_MS = 500;
/** Up to a fifth more, so that many devices don't come back in the same moment. */
const JITTER = 0.2;
/** The server may ask for longer waits (Retry-After); all waits of one load together are no longer than this. */
const MAX_WAITED_MS = 20_000;

type Context<Data> = { retriesMade: number; waitMs: number; waitedMs: number; end: Loaded<Data> | null };

export const createLoadMachine = <Data>() =>
  setup({
    types: { context: {} as Context<Data>, output: {} as Loaded<Data> },
    actors: {
      /** Rejects with an `ApiError`. */
      read: requiredActor<Data>("read"),
    },
    actions: {
      endAs: assign((_, end: Loaded<Data>) => ({ end })),
      planRetry: assign(({ context }, params: { error: unknown }) => {
        const retriesMade = context.retriesMade + 1;
        const usualMs = backoff({ startMs: RETRY_START_MS, maxMs: MAX_WAITED_MS }, retriesMade) * (1 + Math.random() * JITTER);
        const askedMs = retryOf(params.error).afterMs ?? 0;
        const waitMs = Math.min(Math.max(usualMs, askedMs), MAX_WAITED_MS - context.waitedMs);
        return { retriesMade, waitMs, waitedMs: context.waitedMs + waitMs };
      }),
    },
    guards: {
      isRetried: ({ context }, params: { error: unknown }) =>
        context.retriesMade < MAX_RETRIES && context.waitedMs < MAX_WAITED_MS && retryOf(params.error).isRetried,
    },
    delays: { retryDelay: ({ context }) => context.waitMs },
  }).createMachine({
    id: "load",
    context: { retriesMade: 0, waitMs: 0, waitedMs: 0, end: null },
    initial: "reading",
    states: {
      reading: {
        invoke: {
          src: "read",
          onDone: {
            actions: { type: "endAs", params: ({ event }) => ({ status: "loaded", data: event.output }) },
            target: "ended",
          },
          onError: [
            {
              guard: { type: "isRetried", params: ({ event }) => event },
              actions: { type: "planRetry", params: ({ event }) => event },
              target: "waiting",
            },
            {
              actions: { type: "endAs", params: ({ event }) => ({ status: "failed", failure: failureOf(event.error) }) },
              target: "ended",
            },
          ],
        },
      },
      waiting: { after: { retryDelay: "reading" } },
      ended: { type: "final" },
    },
    output: ({ context }) => context.end!,
  });
