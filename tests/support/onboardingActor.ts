/** The onboarding in a test's hands: every call is answered by hand, what it does is written down. */
import { vi } from "vitest";
import { type ActorRefFrom, type AnyActorRef, createActor, fromCallback } from "xstate";
import { addressEditorMachine } from "../../machines/address-editor";
import { onboardingMachine } from "../../machines/onboarding";
import { providerSelectionMachine } from "../../machines/provider-selection";
import { createLoadMachine } from "../../machines/shared/load";
import type { OnboardingCustomer, OnboardingInput } from "../../machines/shared/onboarding-setup";
import type { PickerData } from "../../machines/shared/provider-selection-setup";
import type { AddressRules } from "../../src/domain/address";
import type { ConsentLocations } from "../../src/domain/consent";
import type { ContactDetails } from "../../src/domain/contactDetails";
import type { Address } from "../../src/domain/customer";
import { ApiError } from "../../src/domain/errors";
import type { ChosenProviders } from "../../src/domain/selection";
import { address, confirm, MOBILE, open, pickerData, tick } from "./pickerActor";
import { remote } from "./remote";

type Part = "load" | "readAnew" | "locate" | "address" | "picker" | "watchCustomer" | "keepDraft";
/** `broken`: that part ends with an error instead of an answer. */
type Given = Partial<OnboardingInput> & { broken?: Part };
type Picker = ActorRefFrom<typeof providerSelectionMachine>;
type Editor = ActorRefFrom<typeof addressEditorMachine>;
export type ErrorDetails = Omit<ConstructorParameters<typeof ApiError>[0], "call">;

const broken = (): never => {
  throw new Error("broken");
};

export function beginOnboarding({ broken: brokenPart, ...given }: Given = {}) {
  const reads = remote<OnboardingCustomer, void>();
  const rereads = remote<OnboardingCustomer, void>();
  const contacts = remote<void, ContactDetails>();
  const addresses = remote<void, { address: Address }>();
  const categories = remote<PickerData, void>();
  const rules = remote<AddressRules, void>();
  const posts = remote<void, ChosenProviders>();
  const locations = remote<ConsentLocations, void>();
  const effects: unknown[] = [];
  const kept: AnyActorRef[] = [];
  let isKeeping = false;
  let listener: ((customer: OnboardingCustomer) => void) | null = null;
  const loading = <Data>(part: Part, { logic }: ReturnType<typeof remote<Data, void>>) =>
    createLoadMachine<Data>().provide({
      actors: { read: logic },
      ...(brokenPart === part && { guards: { isRetried: broken } }),
    });

  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        watchCustomer: fromCallback(({ sendBack }) => {
          if (brokenPart === "watchCustomer") broken();
          listener = (customer) => sendBack({ type: "customer.changed", customer });
          return () => void (listener = null);
        }),
        keepDraft: fromCallback(({ input }) => {
          if (brokenPart === "keepDraft") broken();
          kept.push(input.onboarding);
          isKeeping = true;
          return () => void (isKeeping = false);
        }),
        load: loading("load", reads),
        readAnew: loading("readAnew", rereads),
        saveContact: contacts.logic,
        addressEditor: addressEditorMachine.provide({
          actors: {
            readRules: createLoadMachine<AddressRules>().provide({ actors: { read: rules.logic } }),
            saveAddress: addresses.logic,
            keepDraft: fromCallback(() => {}),
          },
          actions: { toast: (_, toast) => void effects.push(toast) },
          ...(brokenPart === "address" && { guards: { isHandled: broken } }),
        }),
        providerSelection: providerSelectionMachine.provide({
          actors: {
            load: createLoadMachine<PickerData>().provide({ actors: { read: categories.logic } }),
            watchCustomer: fromCallback(() => {}),
            keepDraft: fromCallback(() => {}),
          },
          actions: { toast: (_, toast) => void effects.push(toast) },
          ...(brokenPart === "picker" && { guards: { isUnmatched: broken } }),
        }),
        addContracts: posts.logic,
        locate: loading("locate", locations),
      },
      actions: {
        navigate: (_, destination) => void effects.push(destination),
        toast: (_, toast) => void effects.push(toast),
        refreshCustomer: () => void effects.push("refresh"),
        forgetDraft: () => void effects.push("forget"),
        sign: (_, documents) => void effects.push({ sign: documents }),
        logOut: () => void effects.push("log out"),
      },
    }),
    {
      input: {
        customer: newcomer(),
        isImpersonating: false,
        draft: null,
        pickerDraft: null,
        isDraftBroken: false,
        wanted: null,
        ...given,
      },
    },
  );
  // A fault of a part is thrown to whoever hears nothing of it.
  actor.subscribe({ error: () => {} });
  actor.start();

  const settle = () => vi.advanceTimersByTimeAsync(0);
  const answering = <Output>(call: { answer: (output: Output) => void }) => ({
    answer: async (output: Output) => {
      call.answer(output);
      await settle();
    },
  });
  /** Fails the call under way; a read is waited for until its retry, if there is one. */
  const failing = (call: { fail: (error: unknown) => void }, waitMs: number) => async (details: ErrorDetails) => {
    call.fail(new ApiError({ call: "the call", ...details }));
    await vi.advanceTimersByTimeAsync(waitMs);
  };
  const hands = <Output, Input>(call: ReturnType<typeof remote<Output, Input>>, waitMs: number) => ({
    calls: call.calls,
    ...answering<Output>(call),
    fail: failing(call, waitMs),
  });
  return {
    actor,
    effects,
    kept,
    reads: hands(reads, 1_200),
    rereads: hands(rereads, 1_200),
    contacts: hands(contacts, 0),
    addresses: hands(addresses, 0),
    rules: hands(rules, 1_200),
    categories: hands(categories, 1_200),
    posts: hands(posts, 0),
    locations: hands(locations, 1_200),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    isKeeping: () => isKeeping,
    isWatching: () => listener !== null,
    tell: (customer: OnboardingCustomer) => listener?.(customer),
    send: (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event);
    },
    type: (contact: Partial<ContactDetails>) => {
      for (const [field, value] of Object.entries(contact))
        actor.send({ type: "contact.type", field: field as keyof ContactDetails, value });
    },
    canGoOn: () => actor.getSnapshot().can({ type: "step.next" }),
    editor: () => actor.getSnapshot().children.address as Editor | undefined,
    picker: () => actor.getSnapshot().children.picker as Picker | undefined,
  };
}

export type OnboardingInHand = ReturnType<typeof beginOnboarding>;

/** Somebody of whom nothing is known. */
export const newcomer = (own: Partial<OnboardingCustomer> = {}): OnboardingCustomer => ({
  onboardingState: "New",
  email: null,
  mobileNumber: null,
  address: null,
  ...own,
});

/** Somebody of whom everything is known, in that state. */
export const known = (onboardingState: string, own: Partial<OnboardingCustomer> = {}): OnboardingCustomer => ({
  onboardingState,
  email: { value: "maja@example.com" },
  mobileNumber: { value: "+46701740635" },
  address: address(),
  ...own,
});

export const nils: ContactDetails = { email: "nils@example.com", phoneNumber: "0701740635" };
export const next = { type: "step.next" } as const;

export const failedToast = (textKey: string) => ({ tone: "error", textKey, durationMs: 10_000 });
export const toHome = { to: "/home", replace: true };

/** One provider of step 3, picked. */
export const pickTelnord = (onboarding: OnboardingInHand) => {
  for (const event of [open(MOBILE), tick("telnord"), confirm] as const) onboarding.picker()!.send(event);
};

/** At step 3 with its categories. */
export async function atContracts(given: Given = {}): Promise<OnboardingInHand> {
  const onboarding = beginOnboarding({ customer: known("MissingContracts"), ...given });
  await onboarding.categories.answer(pickerData);
  return onboarding;
}
