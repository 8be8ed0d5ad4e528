/** The onboarding's vocabulary: what the chart in machines/onboarding.ts knows, hears, does and asks. */
import { type AnyActorRef, assign, type EventObject, setup } from "xstate";
import { type AddressForm, formOf } from "../../src/domain/address";
import type { ConsentDocuments, ConsentLocations } from "../../src/domain/consent";
import {
  CONTACT_FIELDS,
  type ContactDetails,
  type ContactField,
  type ContactForm,
  contactFieldsNamed,
  contactFormOf,
  contactOf,
  contactRulesOf,
  isContactValid,
} from "../../src/domain/contactDetails";
import type { Customer, OnboardingState } from "../../src/domain/customer";
import { type Failure, failureOf, isInvalidInput, refusedFieldsOf } from "../../src/domain/errors";
import { type OnboardingStep, startStepOf } from "../../src/domain/onboarding";
import type { ChosenProviders, Selection } from "../../src/domain/selection";
import { addressEditorMachine } from "../address-editor";
import { providerSelectionMachine } from "../provider-selection";
import { createLoadMachine, type Loaded } from "./load";
import { type Destination, requiredAction, requiredActor, requiredSubscription, type Toast } from "./ports";
import type { PickerDraft } from "./provider-selection-setup";

/** What the steps begin with and go by. */
export type OnboardingCustomer = Pick<Customer, "onboardingState" | "email" | "mobileNumber" | "address">;

/** Types of contract that were picked before the person logged in, from categories as they were then (LS-01). */
export type WantedTypes = { categoriesHash: string; contractTypes: string[] };

/** What is kept of an onboarding under way, so that it goes on where it was (AMB-52, F69). Step 3 keeps its own. */
export type OnboardingDraft = {
  step: OnboardingStep;
  contact: ContactForm;
  /** Null until the step has been opened. */
  address: AddressForm | null;
  /** What step 1 has saved: the same isn't sent again. */
  savedContact: ContactDetails | null;
  wanted: WantedTypes | null;
};

export type OnboardingInput = {
  /** Null while nobody has read it since the page was loaded. */
  customer: OnboardingCustomer | null;
  /** An admin acts for the customer: everything but signing is possible (AMB-05). */
  isImpersonating: boolean;
  draft: OnboardingDraft | null;
  pickerDraft: PickerDraft | null;
  /** Something was kept that can't be used (F49). */
  isDraftBroken: boolean;
  /** Picked before this login. */
  wanted: WantedTypes | null;
};

export type OnboardingCustomerChanged = { type: "customer.changed"; customer: OnboardingCustomer };

type Events =
  | OnboardingCustomerChanged
  | { type: "contact.type"; field: ContactField; value: string }
  | { type: "contact.leave"; field: ContactField }
  | { type: "step.next" }
  | { type: "sign" }
  /** Out of the app, or out of acting for the customer. */
  | { type: "leave" }
  | { type: "retry" }
  | { type: "consent.resolved" }
  | { type: "wake" };

type Context = OnboardingInput & {
  contact: ContactForm;
  /** Only these may show what is wrong with them (VAL-03). */
  touched: ContactField[];
  /** What the server refused of the contact details, as far as it said; null when it refused nothing. */
  refused: ContactField[] | null;
  /** How often it has refused: each time the focus goes to what it says. */
  refusals: number;
  savedContact: ContactDetails | null;
  address: AddressForm | null;
  selection: Selection;
  /** Which way the steps move; null when the page opens. */
  direction: "forward" | "back" | null;
  documents: ConsentDocuments | null;
  failure: Failure | null;
};

/** Which of the states that the server names we are in. */
type Stage = "complete" | "poa" | "contracts" | "other";
const stageOf = (state: OnboardingState): Stage => {
  if (state === "Complete") return "complete";
  if (state === "MissingPoa") return "poa";
  return state === "MissingContracts" ? "contracts" : "other";
};

/** What is typed anew is refused no more; once nothing is, nothing is said of it. */
const stillRefused = (refused: ContactField[] | null, typed: ContactField): ContactField[] | null => {
  const left = (refused ?? []).filter((field) => field !== typed);
  return left.length > 0 ? left : null;
};

export const onboardingSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OnboardingInput,
    events: {} as Events,
    children: {} as { address: "addressEditor"; picker: "providerSelection" },
  },
  actors: {
    watchCustomer: requiredSubscription<OnboardingCustomerChanged>("watchCustomer"),
    /** Follows `onboarding` and keeps what it would be sorry to lose. */
    keepDraft: requiredSubscription<EventObject, { onboarding: AnyActorRef }>("keepDraft"),
    /** What is known, or is being read; else a read of its own. */
    load: createLoadMachine<OnboardingCustomer>(),
    /** A new read, whatever is known. */
    readAnew: createLoadMachine<OnboardingCustomer>(),
    /** PATCH contact-details. */
    saveContact: requiredActor<void, ContactDetails>("saveContact"),
    addressEditor: addressEditorMachine,
    providerSelection: providerSelectionMachine,
    /** POST /contracts: never by itself sent twice. */
    addContracts: requiredActor<void, ChosenProviders>("addContracts"),
    locate: createLoadMachine<ConsentLocations>(),
  },
  actions: {
    navigate: requiredAction<Destination>("navigate"),
    toast: requiredAction<Toast>("toast"),
    /** The server has been told something about the customer. */
    refreshCustomer: requiredAction("refreshCustomer"),
    /** All that is kept of this onboarding. */
    forgetDraft: requiredAction("forgetDraft"),
    sign: requiredAction<ConsentDocuments>("sign"),
    logOut: requiredAction("logOut"),

    takeCustomer: assign((_, { customer }: { customer: OnboardingCustomer }) => ({ customer })),
    takeRead: assign((_, read: Loaded<OnboardingCustomer>) => (read.status === "loaded" ? { customer: read.data } : {})),
    takeFailure: assign((_, read: { status: string; failure?: Failure }) => ({
      failure: read.failure ?? { kind: "unexpected" as const },
    })),
    /** What was kept goes before what the server knows. */
    takeDraft: assign(({ context: { customer, draft, wanted } }) => ({
      contact: draft?.contact ?? contactFormOf(customer),
      savedContact: draft?.savedContact ?? null,
      address: draft?.address ?? null,
      wanted: wanted ?? draft?.wanted ?? null,
    })),
    takeField: assign(({ context: { contact, refused } }, { field, value }: { field: ContactField; value: string }) => ({
      contact: { ...contact, [field]: value },
      refused: stillRefused(refused, field),
    })),
    touch: assign(({ context }, { field }: { field: ContactField }) => ({
      touched: [...new Set([...context.touched, field])],
    })),
    // The number stays as it was typed: its gaps help to read it.
    tidy: assign(({ context: { contact } }) => ({ contact: { ...contact, email: contactOf(contact).email } })),
    takeRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      refused: contactFieldsNamed(refusedFieldsOf(error)),
      refusals: context.refusals + 1,
      touched: [...CONTACT_FIELDS],
    })),
    forgetRefusal: assign({ refused: null }),
    takeSavedContact: assign(({ context }) => ({ savedContact: contactOf(context.contact) })),
    openAddress: assign(({ context }) => ({ address: context.address ?? formOf(context.customer?.address ?? null) })),
    takeAddress: assign((_, { address }: { address: AddressForm }) => ({ address })),
    // What was wanted of other categories means nothing in these (LS-01).
    takePicked: assign(({ context: { wanted } }, { draft, hash }: { draft: PickerDraft | null; hash: string }) => ({
      pickerDraft: draft,
      wanted: wanted?.categoriesHash === hash ? wanted : null,
    })),
    takeSelection: assign((_, { selection }: { selection: Selection }) => ({ selection })),
    forgetPicked: assign({ pickerDraft: null, wanted: null, selection: [] }),
    move: assign((_, { direction }: { direction: "forward" | "back" }) => ({ direction })),
    takeDocuments: assign((_, { documents }: { documents: ConsentDocuments | null }) => ({ documents })),
  },
  guards: {
    knowsCustomer: ({ context }) => context.customer !== null,
    isAt: ({ context }, { stage }: { stage: Stage }) => stageOf(context.customer!.onboardingState) === stage,
    isNowAt: (_, { customer, stage }: { customer: OnboardingCustomer; stage: Stage }) =>
      stageOf(customer.onboardingState) === stage,
    startsAt: ({ context }, { step }: { step: OnboardingStep }) =>
      startStepOf(context.customer!, context.draft?.step ?? null) === step,
    isDraftBroken: ({ context }) => context.isDraftBroken,
    isLoaded: (_, read: { status: string }) => read.status === "loaded",
    isHeldUp: (_, read: { status: string; failure?: Failure }) => read.failure?.kind === "handled",
    /** The contracts are there: an answer that got lost was a yes. */
    isPastContracts: (_, read: Loaded<OnboardingCustomer>) =>
      read.status === "loaded" && ["complete", "poa"].includes(stageOf(read.data.onboardingState)),
    isContactValid: ({ context: { contact, customer } }) => isContactValid(contact, contactRulesOf(customer)),
    isContactSaved: ({ context: { contact, savedContact } }) =>
      JSON.stringify(contactOf(contact)) === JSON.stringify(savedContact),
    // The session or the consent view tells of it (AMB-64).
    isHandled: (_, { error }: { error: unknown }) => failureOf(error).kind === "handled",
    isRefused: (_, { error }: { error: unknown }) => isInvalidInput(error),
    /** Nobody knows whether it has happened. */
    isInDoubt: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === "http" ? failure.status >= 500 : failure.kind !== "handled";
    },
    isSaved: (_, { status }: { status: string }) => status === "saved",
    isPicked: (_, { end }: { end: string }) => end === "picked",
    isImpersonating: ({ context }) => context.isImpersonating,
    hasDocuments: (_, { documents }: { documents: ConsentDocuments | null }) => documents !== null,
    isOutOfReach: ({ context }) => context.failure?.kind === "network",
  },
});
