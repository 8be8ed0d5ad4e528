/**
 * Picking providers: a category, its providers, their sub-types, the addresses of what needs one; each round through them is
 * merged into the selection, which is what this flow gives back. Onboarding and adding contracts invoke it.
 * Specification §4 "Provider selection", §9 "Debounces"; readings AMB-15, AMB-52, AMB-58, AMB-64.
 */
import { and, not, raise, type SnapshotFrom, sendTo } from "xstate";
import type { Loaded } from "./shared/load";
import {
  editorInput,
  type Picked,
  type PickerData,
  type PickerDraft,
  providerSelectionSetup,
} from "./shared/provider-selection-setup";

const BROKEN: Loaded<PickerData> = { status: "failed", failure: { kind: "unexpected" } };

export const providerSelectionMachine = providerSelectionSetup.createMachine({
  id: "provider-selection",
  context: ({ input }) => ({
    ...input,
    hash: "",
    categories: [],
    addressRules: null,
    offersRegistered: false,
    customerAddress: null,
    panel: null,
    failure: null,
  }),
  initial: "loading",
  invoke: { src: "watchCustomer", onError: {} },
  on: { "customer.changed": { actions: { type: "takeAddress", params: ({ event }) => event } } },
  states: {
    loading: {
      invoke: {
        src: "load",
        onDone: [
          { guard: { type: "isHandled", params: ({ event }) => event.output }, target: "handedOver" },
          { guard: { type: "isUnmatched", params: ({ event }) => event.output }, target: "unmatched" },
          {
            guard: { type: "isDraftStale", params: ({ event }) => event.output },
            actions: [
              { type: "take", params: ({ event }) => ({ data: dataIn(event.output) }) },
              { type: "toast", params: { tone: "info", textKey: "picker.draftDropped", durationMs: 10_000 } },
            ],
            target: "choosing",
          },
          {
            guard: { type: "isLoaded", params: ({ event }) => event.output },
            actions: { type: "take", params: ({ event }) => ({ data: dataIn(event.output) }) },
            target: "choosing",
          },
          { actions: { type: "takeFailure", params: ({ event }) => event.output }, target: "failed" },
        ],
        onError: { actions: { type: "takeFailure", params: BROKEN }, target: "failed" },
      },
      on: { close: "closed" },
    },
    // The consent view has taken over (AMB-64).
    handedOver: { on: { "consent.resolved": "loading", close: "closed" } },
    failed: { on: { retry: "loading", wake: { guard: "isOutOfReach", target: "loading" }, close: "closed" } },
    choosing: {
      invoke: { src: "keepDraft", input: ({ self }) => ({ picker: self }), onError: {} },
      initial: "entering",
      states: {
        // Where the person was before the page was loaded anew, else where a selection begins.
        entering: {
          always: [
            { guard: { type: "isKeptAt", params: { step: "addresses" } }, target: "panel.addresses" },
            { guard: { type: "isKeptAt", params: { step: "subTypes" } }, target: "panel.subTypes" },
            { guard: { type: "isKeptAt", params: { step: "providers" } }, target: "panel" },
            { guard: "isOnlyOne", actions: { type: "openPanel", params: { category: 0 } }, target: "panel" },
            { actions: "closePanel", target: "categories" },
          ],
        },
        categories: {
          on: {
            "category.open": {
              guard: { type: "hasProviders", params: ({ event }) => event },
              actions: { type: "openPanel", params: ({ event }) => event },
              target: "panel",
            },
            finish: { guard: "hasSelection", target: "#provider-selection.picked" },
            close: "#provider-selection.closed",
          },
        },
        panel: {
          initial: "providers",
          states: {
            providers: {
              on: {
                "search.type": { actions: { type: "takeText", params: ({ event }) => event }, target: ".typing" },
                "provider.toggle": { actions: { type: "toggleProvider", params: ({ event }) => event } },
                confirm: [
                  { guard: and(["canConfirm", "hasSubTypes"]), target: "subTypes" },
                  { guard: "canConfirm", target: "chosen" },
                ],
                back: [
                  { guard: "isOneRound", target: "#provider-selection.closed" },
                  { actions: "closePanel", target: "#provider-selection.choosing.categories" },
                ],
              },
              initial: "found",
              states: {
                found: {},
                typing: { after: { searchDebounce: { actions: "search", target: "found" } } },
              },
            },
            subTypes: {
              on: {
                "subType.toggle": { actions: { type: "toggleSubType", params: ({ event }) => event } },
                confirm: { guard: "isEveryChoiceMade", target: "chosen" },
                back: "providers",
              },
            },
            chosen: {
              always: [
                { guard: "needsAddress", actions: { type: "beginAddress", params: { at: 0 } }, target: "addresses" },
                { target: "merging" },
              ],
            },
            addresses: {
              invoke: {
                id: "address",
                src: "addressEditor",
                input: ({ context }) => editorInput(context),
                onSnapshot: { actions: { type: "followEditor", params: ({ event }) => ({ editor: event.snapshot }) } },
                onDone: [
                  { guard: { type: "isClosed", params: ({ event }) => event.output }, actions: raise({ type: "back" }) },
                  {
                    guard: "isAtLastAddress",
                    actions: { type: "keepAddress", params: ({ event }) => event.output },
                    target: "merging",
                  },
                  {
                    actions: [
                      { type: "keepAddress", params: ({ event }) => event.output },
                      { type: "beginAddress", params: ({ context }) => ({ at: context.panel!.at + 1 }) },
                    ],
                    target: "addresses",
                    reenter: true,
                  },
                ],
                onError: { actions: raise({ type: "back" }) },
              },
              on: {
                confirm: { actions: sendTo("address", { type: "save" }) },
                wake: { actions: sendTo("address", { type: "wake" }) },
                "consent.resolved": { actions: sendTo("address", { type: "consent.resolved" }) },
                back: [
                  {
                    guard: not("isAtFirstAddress"),
                    actions: { type: "beginAddress", params: ({ context }) => ({ at: context.panel!.at - 1 }) },
                    target: "addresses",
                    reenter: true,
                  },
                  { guard: "hasSubTypes", target: "subTypes" },
                  { target: "providers" },
                ],
              },
            },
            merging: {
              entry: "merge",
              always: [
                { guard: "isOneRound", target: "#provider-selection.picked" },
                { target: "#provider-selection.choosing.categories" },
              ],
            },
          },
        },
      },
    },
    picked: { type: "final", output: ({ context }) => ({ end: "picked", selection: context.selection }) },
    closed: { type: "final", output: { end: "closed" } },
    unmatched: { type: "final", output: { end: "unmatched" } },
  },
  output: ({ event }) => event.output as Picked,
});

const dataIn = (read: Loaded<PickerData>): PickerData =>
  read.status === "loaded" ? read.data : { categories: [], addressRules: null, offersRegistered: false };

/** What is kept of a selection, so that it goes on where it was; null while there is nothing to keep. */
export function draftOf(snapshot: SnapshotFrom<typeof providerSelectionMachine>): PickerDraft | null {
  const { hash, selection, panel } = snapshot.context;
  const step = STEPS.find((one) => snapshot.matches({ choosing: { panel: one } }));
  if (selection.length === 0 && step === undefined) return null;
  if (step === undefined || panel === null) return { categoriesHash: hash, selection, panel: null };
  const { category, picks, at, form } = panel;
  return { categoriesHash: hash, selection, panel: { category, picks, at, form, step } };
}

const STEPS = ["providers", "subTypes", "addresses"] as const;
