/**
 * A new customer's way to home: how to reach them, where they live, which contracts they have, and the signature that lets us
 * fetch these. It goes on where the server and what was kept here say.
 * Specification §2 "/onboarding", §4 "Onboarding state", §5, §7; readings AMB-05, AMB-20, AMB-42, AMB-52, AMB-64.
 *
 * Each step is sent once, when the person goes on from it; going back loses nothing.
 */
import { type SnapshotFrom, sendTo } from "xstate";
import type { ConsentDocuments, ConsentLocations } from "../src/domain/consent";
import { contactOf } from "../src/domain/contactDetails";
import { ONBOARDING_STEPS, type OnboardingStep } from "../src/domain/onboarding";
import { chosenProvidersOf, type Selection } from "../src/domain/selection";
import { draftOf } from "./provider-selection";
import type { Loaded } from "./shared/load";
import { type OnboardingDraft, onboardingSetup } from "./shared/onboarding-setup";
import type { Picked } from "./shared/provider-selection-setup";

const BROKEN = { status: "failed" };
const forward = { type: "move" as const, params: { direction: "forward" as const } };
const back = { type: "move" as const, params: { direction: "back" as const } };
const failed = (textKey: string) => ({
  type: "toast" as const,
  params: { tone: "error" as const, textKey, durationMs: 10_000 as const },
});

export const onboardingMachine = onboardingSetup.createMachine({
  id: "onboarding",
  context: ({ input }) => ({
    ...input,
    contact: { email: "", phoneNumber: "" },
    touched: [],
    refused: null,
    refusals: 0,
    savedContact: null,
    address: null,
    selection: [],
    direction: null,
    documents: null,
    failure: null,
  }),
  initial: "deciding",
  invoke: { src: "watchCustomer", onError: {} },
  on: { leave: { actions: "logOut" } },
  states: {
    deciding: { always: [{ guard: "knowsCustomer", target: "placing" }, { target: "loading" }] },
    loading: {
      invoke: {
        src: "load",
        onDone: [
          {
            guard: { type: "isLoaded", params: ({ event }) => event.output },
            actions: { type: "takeRead", params: ({ event }) => event.output },
            target: "placing",
          },
          { guard: { type: "isHeldUp", params: ({ event }) => event.output }, target: "heldUp" },
          { actions: { type: "takeFailure", params: ({ event }) => event.output }, target: "failed" },
        ],
        onError: { actions: { type: "takeFailure", params: BROKEN }, target: "failed" },
      },
    },
    heldUp: { on: { "consent.resolved": "loading" } },
    // Nobody is sent anywhere before it is known where they belong (TR-01).
    failed: { on: { retry: "loading", wake: { guard: "isOutOfReach", target: "loading" } } },

    placing: {
      entry: "takeDraft",
      always: [
        { guard: { type: "isAt", params: { stage: "complete" } }, target: "complete" },
        { guard: { type: "isAt", params: { stage: "poa" } }, target: "done" },
        {
          guard: "isDraftBroken",
          actions: [
            "forgetDraft",
            { type: "toast", params: { tone: "info", textKey: "onboarding.draftDropped", durationMs: 10_000 } },
          ],
          target: "steps",
        },
        { target: "steps" },
      ],
    },

    steps: {
      invoke: { src: "keepDraft", input: ({ self }) => ({ onboarding: self }), onError: {} },
      on: {
        "customer.changed": [
          {
            guard: { type: "isNowAt", params: ({ event }) => ({ ...event, stage: "complete" }) },
            target: "complete",
          },
          // The contracts were added elsewhere.
          { guard: { type: "isNowAt", params: ({ event }) => ({ ...event, stage: "poa" }) }, target: "done" },
          { actions: { type: "takeCustomer", params: ({ event }) => event } },
        ],
      },
      initial: "starting",
      states: {
        starting: {
          always: [
            { guard: { type: "startsAt", params: { step: "contracts" } }, target: "contracts" },
            { guard: { type: "startsAt", params: { step: "address" } }, target: "address" },
            { target: "contact" },
          ],
        },

        contact: {
          initial: "editing",
          states: {
            editing: {
              on: {
                "contact.type": { actions: { type: "takeField", params: ({ event }) => event } },
                "contact.leave": { actions: ["tidy", { type: "touch", params: ({ event }) => event }] },
                "step.next": [
                  {
                    guard: "isContactSaved",
                    actions: ["tidy", forward],
                    target: "#onboarding.steps.address",
                  },
                  { guard: "isContactValid", actions: ["tidy", "forgetRefusal"], target: "saving" },
                ],
              },
            },
            // One write at a time, of what stands in the fields (F65).
            saving: {
              invoke: {
                src: "saveContact",
                input: ({ context }) => contactOf(context.contact),
                onDone: { actions: ["takeSavedContact", "refreshCustomer", forward], target: "#onboarding.steps.address" },
                onError: [
                  { guard: { type: "isHandled", params: ({ event }) => event }, target: "editing" },
                  {
                    guard: { type: "isRefused", params: ({ event }) => event },
                    actions: { type: "takeRefusal", params: ({ event }) => event },
                    target: "editing",
                  },
                  { actions: failed("onboarding.contact.failed"), target: "editing" },
                ],
              },
            },
          },
        },

        address: {
          entry: "openAddress",
          invoke: {
            id: "address",
            src: "addressEditor",
            input: ({ context }) => ({ form: context.address!, rules: null, offersRegistered: true }),
            onSnapshot: {
              actions: { type: "takeAddress", params: ({ event }) => ({ address: event.snapshot.context.form }) },
            },
            onDone: [
              {
                guard: { type: "isSaved", params: ({ event }) => event.output },
                actions: ["refreshCustomer", forward],
                target: "contracts",
              },
              { actions: back, target: "contact" },
            ],
            onError: "#onboarding.broken",
          },
          on: {
            wake: { actions: sendTo("address", { type: "wake" }) },
            "consent.resolved": { actions: sendTo("address", { type: "consent.resolved" }) },
          },
        },

        contracts: {
          invoke: {
            id: "picker",
            src: "providerSelection",
            input: ({ context }) => ({ type: null, selection: [], draft: context.pickerDraft }),
            onSnapshot: {
              guard: ({ event }) => event.snapshot.matches("choosing"),
              actions: {
                type: "takePicked",
                params: ({ event }) => ({ draft: draftOf(event.snapshot), hash: event.snapshot.context.hash }),
              },
            },
            onDone: [
              {
                guard: { type: "isPicked", params: ({ event }) => event.output },
                actions: { type: "takeSelection", params: ({ event }) => selectionIn(event.output) },
                target: "#onboarding.sending",
              },
              { actions: back, target: "address" },
            ],
            onError: "#onboarding.broken",
          },
          on: {
            wake: { actions: sendTo("picker", { type: "wake" }) },
            "consent.resolved": { actions: sendTo("picker", { type: "consent.resolved" }) },
          },
        },
      },
    },
    // A step that broke: what was typed is here.
    broken: { on: { retry: "steps" } },

    sending: {
      initial: "adding",
      states: {
        adding: {
          invoke: {
            src: "addContracts",
            input: ({ context }) => chosenProvidersOf(context.selection),
            onDone: { actions: ["forgetDraft", "forgetPicked"], target: "rereading" },
            onError: [
              { guard: { type: "isHandled", params: ({ event }) => event }, target: "#onboarding.steps.contracts" },
              { guard: { type: "isInDoubt", params: ({ event }) => event }, target: "checking" },
              { actions: failed("addContract.failed"), target: "#onboarding.steps.contracts" },
            ],
          },
        },
        // The answer got lost, perhaps only that: what is true is read before anything is sent again.
        checking: {
          invoke: {
            src: "readAnew",
            onDone: [
              {
                guard: { type: "isPastContracts", params: ({ event }) => event.output },
                actions: [{ type: "takeRead", params: ({ event }) => event.output }, "forgetDraft", "forgetPicked"],
                target: "#onboarding.continuing",
              },
              { actions: failed("addContract.failed"), target: "#onboarding.steps.contracts" },
            ],
            onError: { actions: failed("addContract.failed"), target: "#onboarding.steps.contracts" },
          },
        },
        rereading: {
          invoke: {
            src: "readAnew",
            onDone: [
              {
                guard: { type: "isLoaded", params: ({ event }) => event.output },
                actions: { type: "takeRead", params: ({ event }) => event.output },
                target: "#onboarding.continuing",
              },
              { guard: { type: "isHeldUp", params: ({ event }) => event.output }, target: "heldUp" },
              { actions: { type: "takeFailure", params: ({ event }) => event.output }, target: "unread" },
            ],
            onError: { actions: { type: "takeFailure", params: BROKEN }, target: "unread" },
          },
        },
        heldUp: { on: { "consent.resolved": "rereading" } },
        // The contracts are in place: only the reading is tried again.
        unread: { on: { retry: "rereading", wake: { guard: "isOutOfReach", target: "rereading" } } },
      },
    },

    // After contracts comes the signature, unless the server says otherwise (ONB-17, AMB-42).
    continuing: {
      always: [
        { guard: { type: "isAt", params: { stage: "complete" } }, target: "complete" },
        { guard: { type: "isAt", params: { stage: "contracts" } }, target: "steps.contracts" },
        { target: "done" },
      ],
    },

    done: {
      entry: ["forgetDraft", forward],
      on: {
        "customer.changed": {
          guard: { type: "isNowAt", params: ({ event }) => ({ ...event, stage: "complete" }) },
          target: "complete",
        },
      },
      initial: "judging",
      states: {
        judging: { always: [{ guard: "isImpersonating", target: "actingOnly" }, { target: "locating" }] },
        // Only the customer signs (AMB-05).
        actingOnly: {},
        locating: {
          invoke: {
            src: "locate",
            onDone: [
              { guard: { type: "isHeldUp", params: ({ event }) => event.output }, target: "heldUp" },
              {
                guard: { type: "hasDocuments", params: ({ event }) => documentsIn(event.output) },
                actions: { type: "takeDocuments", params: ({ event }) => documentsIn(event.output) },
                target: "ready",
              },
              { actions: { type: "takeFailure", params: ({ event }) => event.output }, target: "unlocated" },
            ],
            onError: { actions: { type: "takeFailure", params: BROKEN }, target: "unlocated" },
          },
        },
        heldUp: { on: { "consent.resolved": "locating" } },
        unlocated: { on: { retry: "locating", wake: { guard: "isOutOfReach", target: "locating" } } },
        ready: { on: { sign: "signing" } },
        // A second press finds nothing to do (F65).
        signing: { entry: { type: "sign", params: ({ context }) => context.documents! } },
      },
    },

    complete: {
      type: "final",
      entry: ["forgetDraft", { type: "navigate", params: { to: "/home", replace: true } }],
    },
  },
});

const selectionIn = (picked: Picked): { selection: Selection } => ({
  selection: picked.end === "picked" ? picked.selection : [],
});

/** Both are signed at once where there are terms to accept (ONB-19, SIGN-05). */
function documentsIn(read: Loaded<ConsentLocations>): { documents: ConsentDocuments | null } {
  if (read.status === "failed" || read.data.powerOfAttorneyId === null) return { documents: null };
  const { powerOfAttorneyId, termsAndConditionsId } = read.data;
  return { documents: { powerOfAttorneyId, ...(termsAndConditionsId !== null && { termsAndConditionsId }) } };
}

/** The step that is open; null when none is. */
export const stepOf = (snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingStep | null =>
  ONBOARDING_STEPS.find((step) => snapshot.matches({ steps: step })) ?? null;

/** What is kept of an onboarding, so that it goes on where it was; null while no step is open. */
export function onboardingDraftOf(snapshot: SnapshotFrom<typeof onboardingMachine>): OnboardingDraft | null {
  const step = stepOf(snapshot);
  const { contact, address, savedContact, wanted } = snapshot.context;
  return step === null ? null : { step, contact, address, savedContact, wanted };
}
