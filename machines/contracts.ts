/**
 * The contracts of a customer: placeholders by category, and over them the group of all that one provider holds.
 * Specification §2 "Contracts (/contracts)", §7 "Contracts", §8; readings AMB-10, AMB-13, AMB-58, AMB-64, AMB-68.
 *
 * Two regions side by side: what is read stays on screen while a holder is removed, and a removal whose answer is lost is
 * judged by the list as it is read anew.
 */
import { assign, raise, setup } from "xstate";
import { type Failure, failureOf } from "../src/domain/errors";
import {
  type GroupRef,
  groupOf,
  hasHolder,
  type Placeholder,
  type Placeholders,
  type Target,
  targetOf,
  withoutHolder,
} from "../src/domain/placeholders";
import { createLoadMachine, type Loaded } from "./shared/load";
import {
  type ContractDestination,
  type Destination,
  type Question,
  requiredAction,
  requiredActor,
  requiredSubscription,
  type Toast,
} from "./shared/ports";
import { endings, patience, patienceDelays, readingGuards } from "./shared/reading";

/** The path selects a group, or none: the browser's back closes one so. */
export type GroupSelected = { type: "group.selected"; group: GroupRef | null };

type Events =
  | GroupSelected
  | { type: "placeholder.open"; placeholder: Placeholder }
  | { type: "contract.open"; contractId: string }
  | { type: "group.close" }
  | { type: "holder.remove" }
  | { type: "retry" }
  | { type: "reload" }
  // How a further read ended, for the removal beside it.
  | { type: "list.read" }
  | { type: "list.unread" }
  | { type: "consent.resolved" }
  | { type: "wake" };

type Context = {
  /** Null until the first read has succeeded; from then on the last one that did. */
  list: Placeholders | null;
  failure: Failure | null;
  selected: GroupRef | null;
  /** The holder that is being removed, or was last. */
  holderId: string;
};

const load = createLoadMachine<Placeholders>();

export const HOLDER_REMOVED: Toast = { tone: "success", textKey: "contracts.removed", durationMs: 10_000 };
export const HOLDER_KEPT: Toast = { tone: "error", textKey: "failedToDeleteContractHolder", durationMs: 10_000 };

export const contractsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, "selected">,
    events: {} as Events,
  },
  actors: {
    load,
    watchSelected: requiredSubscription<GroupSelected>("watchSelected"),
    confirm: requiredActor<boolean, Question>("confirm"),
    /** DELETE /contracts/contract-holders/{id}: never by itself sent twice. */
    removeHolder: requiredActor<void, { holderId: string }>("removeHolder"),
  },
  actions: {
    navigate: requiredAction<Destination | ContractDestination>("navigate"),
    /** Back to that page where it is the one before, else on to it in place of this one. */
    goBackTo: requiredAction<Destination>("goBackTo"),
    toast: requiredAction<Toast>("toast"),
    takeSelected: assign((_, { group }: { group: GroupRef | null }) => ({ selected: group })),
    take: assign((_, end: Loaded<Placeholders>) =>
      end.status === "loaded" ? { list: end.data, failure: null } : { failure: end.failure },
    ),
    noteHolder: assign(({ context }) => ({ holderId: shownGroup(context)?.holderId ?? "" })),
    // Before anything else is heard of it: what is removed never shows again (TR-15).
    forgetHolder: assign(({ context }) => ({ list: context.list && withoutHolder(context.list, context.holderId) })),
  },
  guards: {
    ...readingGuards,
    isHandled: (_, { error }: { error: unknown }) => failureOf(error).kind === "handled",
    hasNoConnection: ({ context }) => context.failure?.kind === "network",
    hasTarget: (_, { placeholder }: { placeholder: Placeholder }) => targetOf(placeholder) !== null,
    canRemove: ({ context }) => (shownGroup(context)?.holderId ?? null) !== null,
    isConfirmed: (_, { isYes }: { isYes: boolean }) => isYes,
    isGone: ({ context }) => context.list !== null && !hasHolder(context.list, context.holderId),
    /** The person may have closed it, or opened another, while it was removed. */
    isStillOpen: ({ context: { selected, holderId } }) =>
      selected !== null && (!("holderId" in selected) || selected.holderId === holderId),
  },
  delays: patienceDelays,
}).createMachine({
  id: "contracts",
  context: ({ input }) => ({ ...input, list: null, failure: null, holderId: "" }),
  type: "parallel",
  invoke: { src: "watchSelected", onError: {} },
  on: {
    "group.selected": { actions: { type: "takeSelected", params: ({ event }) => event } },
    "group.close": { actions: { type: "goBackTo", params: { to: "/contracts" } } },
    "contract.open": {
      actions: { type: "navigate", params: ({ event }) => ({ to: "/contract/$id", params: { id: event.contractId } }) },
    },
    "placeholder.open": {
      guard: { type: "hasTarget", params: ({ event }) => event },
      actions: { type: "navigate", params: ({ event }) => destinationOf(targetOf(event.placeholder)!) },
    },
  },
  states: {
    list: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "load",
            ...endings<Placeholders>({ loaded: "shown", heldUp: "heldUp", failed: "failed" }),
          },
          ...patience,
        },
        // The session or the consent view has taken over.
        heldUp: { on: { "consent.resolved": "loading" } },
        failed: { on: { retry: "loading", wake: { guard: "hasNoConnection", target: "loading" } } },
        shown: {
          on: { reload: ".rereading" },
          initial: "fresh",
          // What is on screen stays there, whatever becomes of a further read.
          states: {
            fresh: { entry: raise({ type: "list.read" }) },
            rereading: {
              invoke: {
                src: "load",
                ...endings<Placeholders>({ loaded: "fresh", heldUp: "heldUp", failed: "stale" }),
              },
            },
            heldUp: { on: { "consent.resolved": "rereading" } },
            stale: {
              entry: raise({ type: "list.unread" }),
              on: { retry: "rereading", wake: { guard: "hasNoConnection", target: "rereading" } },
            },
          },
        },
      },
    },
    removal: {
      initial: "idle",
      states: {
        idle: { on: { "holder.remove": { guard: "canRemove", actions: "noteHolder", target: "asking" } } },
        asking: {
          invoke: {
            src: "confirm",
            input: {
              titleKey: "contracts.remove.confirm.title",
              bodyKey: "contracts.remove.confirm.body",
              confirmKey: "contracts.remove.confirm.button",
              isDanger: true,
            },
            onDone: [
              { guard: { type: "isConfirmed", params: ({ event }) => ({ isYes: event.output }) }, target: "removing" },
              { target: "idle" },
            ],
            onError: "idle",
          },
          // The group that the question is about has been left.
          on: {
            "group.selected": { actions: { type: "takeSelected", params: ({ event }) => event }, target: "idle" },
          },
        },
        removing: {
          invoke: {
            src: "removeHolder",
            input: ({ context }) => ({ holderId: context.holderId }),
            onDone: { actions: ["forgetHolder", raise({ type: "reload" })], target: "removed" },
            onError: [
              // Its answer is another's to tell (AMB-64); the button is there again.
              { guard: { type: "isHandled", params: ({ event }) => event }, target: "idle" },
              { actions: raise({ type: "reload" }), target: "doubtful" },
            ],
          },
        },
        // Refused, or done while the answer was lost: the list knows.
        doubtful: {
          on: {
            "list.read": [{ guard: "isGone", target: "removed" }, { target: "kept" }],
            "list.unread": "kept",
          },
        },
        kept: {
          entry: {
            type: "toast",
            params: HOLDER_KEPT,
          },
          always: "idle",
        },
        removed: {
          entry: { type: "toast", params: HOLDER_REMOVED },
          always: [
            { guard: "isStillOpen", actions: { type: "goBackTo", params: { to: "/contracts" } }, target: "idle" },
            { target: "idle" },
          ],
        },
      },
    },
  },
});

/** The group on screen; null: the list is, or nothing is known of it. */
export const shownGroup = ({ list, selected }: Pick<Context, "list" | "selected">) =>
  list && selected && groupOf(list.placeholders, selected);

function destinationOf(target: Target): ContractDestination {
  if ("contractId" in target) return { to: "/contract/$id", params: { id: target.contractId } };
  if ("holderId" in target) return { to: "/contracts/$selectedPlaceholder", params: { selectedPlaceholder: target.holderId } };
  return { to: "/contract/$type/provider/$providerId", params: target };
}
