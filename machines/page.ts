/**
 * A page that loads what it shows: loading, shown, or failed with a way to try again.
 * Specification §2 "A page may load data first", §8; readings AMB-21, AMB-29, AMB-58, AMB-64.
 *
 * The states are the specification's pending, resolved and rejected. Once there is data it stays on screen: it is read again
 * behind it, and a read that fails then is kept as `failure` beside the data instead of taking it away.
 */
import { assign, setup } from "xstate";
import type { Failure } from "../src/domain/errors";
import { createLoadMachine, type Loaded } from "./shared/load";

type Context<Data> = {
  /** Set from the first good read on. */
  data: Data | null;
  /** How the latest read failed; null when it didn't, or hasn't ended. */
  failure: Failure | null;
};

const UNEXPECTED = { status: "failed", failure: { kind: "unexpected" } } as const;

export const createPageMachine = <Data>() => {
  const page = setup({
    types: {
      context: {} as Context<Data>,
      events: {} as
        | { type: "retry" }
        /** Something that the page shows has changed (AMB-21). */
        | { type: "reload" }
        | { type: "consent.resolved" }
        | { type: "wake" },
    },
    actors: { load: createLoadMachine<Data>() },
    actions: {
      beginAgain: assign({ failure: null }),
      take: assign((_, read: Loaded<Data>) => (read.status === "loaded" ? { data: read.data } : { failure: read.failure })),
    },
    guards: {
      isLoaded: (_, read: Loaded<Data>) => read.status === "loaded",
      // The session or the consent view has taken over: nothing of it is for this page to show (AMB-64).
      isHandled: (_, read: Loaded<Data>) => read.status === "failed" && read.failure.kind === "handled",
      isOutOfReach: ({ context }) => context.failure?.kind === "network",
    },
  });

  /** One read. It is done when it failed for good; where a page goes then depends on whether it has data. */
  const asking = page.createStateConfig({
    entry: "beginAgain",
    initial: "reading",
    states: {
      reading: {
        invoke: {
          src: "load",
          onDone: [
            { guard: { type: "isHandled", params: ({ event }) => event.output }, target: "handedOver" },
            {
              guard: { type: "isLoaded", params: ({ event }) => event.output },
              actions: { type: "take", params: ({ event }) => event.output },
              target: "#page.resolved",
            },
            { actions: { type: "take", params: ({ event }) => event.output }, target: "failed" },
          ],
          onError: { actions: { type: "take", params: UNEXPECTED }, target: "failed" },
        },
      },
      handedOver: { on: { "consent.resolved": "reading" } },
      failed: { type: "final" },
    },
  });

  return page.createMachine({
    id: "page",
    context: { data: null, failure: null },
    initial: "pending",
    states: {
      pending: { ...asking, on: { reload: ".reading" }, onDone: "rejected" },
      resolved: {
        initial: "current",
        on: { reload: ".rereading" },
        states: { current: {}, rereading: { ...asking, onDone: "current" } },
      },
      rejected: { on: { retry: "pending", reload: "pending", wake: { guard: "isOutOfReach", target: "pending" } } },
    },
  });
};
