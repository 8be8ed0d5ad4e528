/**
 * Adding contracts: what is picked is sent, then the person goes to what came of it.
 * Specification §2 "Add contract"; readings AMB-14, AMB-15, AMB-16, AMB-64.
 */
import { assign, sendTo, setup } from "xstate";
import { failureOf } from "../src/domain/errors";
import { type ChosenProviders, chosenProvidersOf, type Selection } from "../src/domain/selection";
import { providerSelectionMachine } from "./provider-selection";
import { type ContractDestination, type Destination, requiredAction, requiredActor, type Toast } from "./shared/ports";
import type { Picked, PickerDraft, PickerInput } from "./shared/provider-selection-setup";

/** What came of it: one contract to show, the holder of several, or neither. */
export type AddedContracts = { contractIdToDisplay: string | null; contractHolderIdToDisplay: string | null };

type Input = {
  /** As the path names it (ADD-09); null: all categories. */
  type: string | null;
  draft: PickerDraft | null;
};

type Context = PickerInput & { added: AddedContracts | null };

export const addContractMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as { type: "retry" } | { type: "close" } | { type: "consent.resolved" } | { type: "wake" },
  },
  actors: {
    providerSelection: providerSelectionMachine,
    /** POST /contracts: never by itself sent twice. */
    addContracts: requiredActor<AddedContracts, ChosenProviders>("addContracts"),
  },
  actions: {
    navigate: requiredAction<Destination | ContractDestination>("navigate"),
    toast: requiredAction<Toast>("toast"),
    forgetDraft: requiredAction("forgetDraft"),
    // A further round begins with what is picked: the draft has served.
    takeSelection: assign((_, { selection }: { selection: Selection }) => ({ selection, draft: null })),
    takeAdded: assign((_, added: AddedContracts) => ({ added })),
  },
  guards: {
    isPicked: (_, params: { end: string }) => params.end === "picked",
    isUnmatched: (_, params: { end: string }) => params.end === "unmatched",
    // The session or the consent view tells of it (AMB-64).
    isHandled: (_, params: { error: unknown }) => failureOf(params.error).kind === "handled",
  },
}).createMachine({
  id: "add-contract",
  context: ({ input }) => ({ ...input, selection: [], added: null }),
  initial: "choosing",
  states: {
    choosing: {
      invoke: {
        id: "picker",
        src: "providerSelection",
        input: ({ context: { type, selection, draft } }) => ({ type, selection, draft }),
        onDone: [
          {
            guard: { type: "isPicked", params: ({ event }) => event.output },
            actions: { type: "takeSelection", params: ({ event }) => selectionIn(event.output) },
            target: "adding",
          },
          { guard: { type: "isUnmatched", params: ({ event }) => event.output }, target: "mistaken" },
          { target: "left" },
        ],
        onError: "mistaken",
      },
      on: {
        wake: { actions: sendTo("picker", { type: "wake" }) },
        "consent.resolved": { actions: sendTo("picker", { type: "consent.resolved" }) },
      },
    },
    // Presses find nothing to send while this is on its way (ADD-04, F65).
    adding: {
      invoke: {
        src: "addContracts",
        input: ({ context }) => chosenProvidersOf(context.selection),
        onDone: { actions: { type: "takeAdded", params: ({ event }) => event.output }, target: "added" },
        onError: [
          { guard: { type: "isHandled", params: ({ event }) => event }, target: "choosing" },
          {
            actions: { type: "toast", params: { tone: "error", textKey: "addContract.failed", durationMs: 10_000 } },
            target: "choosing",
          },
        ],
      },
    },
    added: {
      type: "final",
      entry: [
        "forgetDraft",
        { type: "navigate", params: ({ context }) => ({ ...shownAfter(context.added!), replace: context.type !== null }) },
      ],
    },
    left: {
      type: "final",
      entry: { type: "navigate", params: ({ context }) => ({ to: "/home", replace: context.type !== null }) },
    },
    // The path names no category, or more than one: an assertion that failed (ADD-10).
    mistaken: { on: { retry: "choosing", close: "left" } },
  },
});

const selectionIn = (picked: Picked): { selection: Selection } => ({
  selection: picked.end === "picked" ? picked.selection : [],
});

/** Where to go: the contract, also when a holder comes with it, else the holder's contracts, else home (ADD-05 to ADD-07). */
function shownAfter({ contractIdToDisplay, contractHolderIdToDisplay }: AddedContracts): Destination | ContractDestination {
  if (contractIdToDisplay !== null) return { to: "/contract/$id", params: { id: contractIdToDisplay } };
  if (contractHolderIdToDisplay === null) return { to: "/home" };
  return { to: "/contracts/$selectedPlaceholder", params: { selectedPlaceholder: contractHolderIdToDisplay } };
}
