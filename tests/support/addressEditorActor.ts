/** Editing an address in a test's hands: what it asks is answered by hand, what it does is written down. */
import { vi } from "vitest";
import { type AnyActorRef, createActor, fromCallback } from "xstate";
import { type AddressEditorInput, addressEditorMachine } from "../../machines/address-editor";
import { createLoadMachine } from "../../machines/shared/load";
import type { Toast } from "../../machines/shared/ports";
import { type AddressForm, type AddressRules, formOf } from "../../src/domain/address";
import type { FoundAddress } from "../../src/domain/addressLine";
import type { Address } from "../../src/domain/customer";
import { ApiError } from "../../src/domain/errors";
import { remote } from "./remote";

type Actors = NonNullable<Parameters<typeof addressEditorMachine.provide>[0]["actors"]>;

/** The machine with all that it asks for, and what the test sees of it. `own` takes the place of what is answered by hand. */
export function editorOf(own: Partial<Actors> = {}) {
  const rules = remote<AddressRules, void>();
  const places = remote<FoundAddress[], { query: string }>();
  const registered = remote<Address | null, void>();
  const saves = remote<void, { address: Address }>();
  const toasts: Toast[] = [];
  const kept: AnyActorRef[] = [];
  let keeping = 0;
  const logic = addressEditorMachine.provide({
    actors: {
      readRules: createLoadMachine<AddressRules>().provide({ actors: { read: rules.logic } }),
      findPlaces: places.logic,
      readRegistered: registered.logic,
      saveAddress: saves.logic,
      keepDraft: fromCallback(({ input }) => {
        kept.push(input.editor);
        keeping++;
        return () => void keeping--;
      }),
      ...own,
    },
    actions: { toast: (_, toast) => void toasts.push(toast) },
  });
  return { logic, rules, places, registered, saves, toasts, kept, isKeeping: () => keeping > 0 };
}

const call = "GET /address";

export function beginEditor(given: Partial<AddressEditorInput> = {}, own: Partial<Actors> = {}) {
  const hands = editorOf(own);
  const input = { form: formOf(null), rules: {}, offersRegistered: true, ...given };
  const actor = createActor(hands.logic, { input }).start();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return {
    ...hands,
    actor,
    pass,
    context: () => actor.getSnapshot().context,
    form: () => actor.getSnapshot().context.form,
    output: () => actor.getSnapshot().output,
    is: (editing: Partial<Record<"rules" | "places" | "registered", string>>) =>
      actor.getSnapshot().matches({ open: { editing } } as never),
    isSaving: () => actor.getSnapshot().matches({ open: "saving" }),
    send: (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event);
    },
    type: (form: Partial<AddressForm>) => {
      for (const [field, value] of Object.entries(form))
        actor.send({ type: "address.type", field: field as keyof AddressForm, value });
    },
    /** Answers the call that is open, and waits until it is heard. */
    answer: async <Output>(remoteCall: { answer: (output: Output) => void }, output: Output) => {
      remoteCall.answer(output);
      await pass(0);
    },
    /** Fails it; a read that is tried again has been by then. */
    fail: async (
      remoteCall: { fail: (error: unknown) => void },
      details: Omit<ConstructorParameters<typeof ApiError>[0], "call">,
      waitMs = 1_200,
    ) => {
      remoteCall.fail(new ApiError({ call, ...details }));
      await pass(waitMs);
    },
  };
}

export const place = (own: Partial<FoundAddress> = {}): FoundAddress => ({
  streetAddress: "Storgatan",
  streetNumber: 7,
  postalCode: 90_325,
  postalAddress: "Umeå",
  ...own,
});
