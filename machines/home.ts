/**
 * Home: the dashboard of a customer whose onboarding is complete; anybody else is sent to finish it first.
 * Specification §2 "Home (/home)", §9 "Greeting hour thresholds"; readings AMB-05, AMB-12, AMB-58, AMB-62, AMB-64.
 *
 * Only customer details are read anew when the window regains focus, by the session; this flow hears what became of them.
 */
import { assign, setup } from "xstate";
import type { Dashboard } from "../src/domain/cards";
import type { OnboardingState, Role } from "../src/domain/customer";
import type { Failure } from "../src/domain/errors";
import { createLoadMachine, type Loaded } from "./shared/load";
import { type Destination, requiredAction, requiredSubscription } from "./shared/ports";
import { endings, patience, patienceDelays, readingGuards } from "./shared/reading";

/** Of the effective user: while impersonating, the customer (AMB-05). */
export type HomeCustomer = { firstName: string; role: Role; onboardingState: OnboardingState };

/** The collapsible lists, named as this device keeps them (LS-08, LS-09). */
export type CardList = "todoCards" | "ongoingCards";

export type CustomerChanged = { type: "customer.changed"; customer: HomeCustomer };

type Events =
  | CustomerChanged
  | { type: "list.toggle"; list: CardList }
  | { type: "retry" }
  | { type: "reload" }
  | { type: "consent.resolved" }
  | { type: "place.goOn" }
  | { type: "wake" };

type Context = {
  customer: HomeCustomer;
  /** Null until the first read has succeeded; from then on the last one that did. */
  dashboard: Dashboard | null;
  failure: Failure | null;
  isExpanded: Record<CardList, boolean>;
  /** This person was somewhere when their last session ended, and may go on there (AMB-62). */
  canGoOn: boolean;
  /** Epoch ms of the last time that somebody came to look: what the greeting and the date go by. */
  nowMs: number;
};

const load = createLoadMachine<Dashboard>();

export const homeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, "customer" | "isExpanded" | "canGoOn">,
    events: {} as Events,
  },
  actors: { load, watchCustomer: requiredSubscription<CustomerChanged>("watchCustomer") },
  actions: {
    navigate: requiredAction<Destination>("navigate"),
    goOn: requiredAction("goOn"),
    rememberExpanded: requiredAction<{ list: CardList; isExpanded: boolean }>("rememberExpanded"),
    takeCustomer: assign({ customer: (_, params: { customer: HomeCustomer }) => params.customer }),
    toggle: assign({
      isExpanded: ({ context }, { list }: { list: CardList }) => ({ ...context.isExpanded, [list]: !context.isExpanded[list] }),
    }),
    take: assign((_, end: Loaded<Dashboard>) =>
      end.status === "loaded" ? { dashboard: end.data, failure: null } : { failure: end.failure },
    ),
    noteTime: assign({ nowMs: () => Date.now() }),
  },
  guards: {
    mustOnboard: ({ context: { customer } }) => customer.role !== "ADMIN" && customer.onboardingState !== "Complete",
    ...readingGuards,
    canGoOn: ({ context }) => context.canGoOn,
    hasNoConnection: ({ context }) => context.failure?.kind === "network",
  },
  delays: patienceDelays,
}).createMachine({
  id: "home",
  context: ({ input }) => ({ ...input, dashboard: null, failure: null, nowMs: Date.now() }),
  initial: "open",
  states: {
    open: {
      // Judged before any actor starts: nothing is loaded for somebody who is on the way out.
      always: { guard: "mustOnboard", target: "redirected" },
      invoke: { src: "watchCustomer", onError: {} },
      on: {
        "customer.changed": { actions: { type: "takeCustomer", params: ({ event }) => ({ customer: event.customer }) } },
        "place.goOn": { guard: "canGoOn", actions: [assign({ canGoOn: false }), "goOn"] },
        wake: { actions: "noteTime" },
      },
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "load",
            ...endings<Dashboard>({ loaded: "shown", heldUp: "heldUp", failed: "failed" }),
          },
          ...patience,
        },
        // The session or the consent view has taken over.
        heldUp: { on: { "consent.resolved": "loading" } },
        failed: {
          on: {
            retry: "loading",
            wake: { guard: "hasNoConnection", actions: "noteTime", target: "loading" },
          },
        },
        shown: {
          on: {
            "list.toggle": {
              actions: [
                { type: "toggle", params: ({ event }) => ({ list: event.list }) },
                {
                  type: "rememberExpanded",
                  params: ({ context, event }) => ({ list: event.list, isExpanded: context.isExpanded[event.list] }),
                },
              ],
            },
            reload: ".rereading",
          },
          initial: "fresh",
          // What is on screen stays there, whatever becomes of a further read.
          states: {
            fresh: {},
            rereading: {
              invoke: {
                src: "load",
                ...endings<Dashboard>({ loaded: "fresh", heldUp: "heldUp", failed: "stale" }),
              },
            },
            heldUp: { on: { "consent.resolved": "rereading" } },
            stale: { on: { retry: "rereading", wake: { guard: "hasNoConnection", actions: "noteTime", target: "rereading" } } },
          },
        },
      },
    },
    redirected: { entry: { type: "navigate", params: { to: "/onboarding", replace: true } } },
  },
});
