/**
 * Editing one address: typed by hand, with what a place lookup suggests, or as the population register has it. Saving checks
 * every field before it sends anything. The picker, onboarding, a contract's page and the settings invoke it.
 * Specification §2 "Address editor", §3 "Address", §5, §9; readings AMB-17, AMB-18, AMB-64; cases F13, F22.
 *
 * Nothing that is read stands in the way of typing: rules, suggestions and the register each come when they come, or not at all.
 */
import { type AnyActorRef, assign, type EventObject, setup } from "xstate";
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressForm,
  type AddressRules,
  addressOf,
  formOf,
  isComplete,
} from "../src/domain/address";
import { type FoundAddress, formAt, isWorthLookingUp, lookupTextOf, tidied } from "../src/domain/addressLine";
import type { Address } from "../src/domain/customer";
import { failureOf, isInvalidInput, refusedFieldsOf } from "../src/domain/errors";
import { MAX_VALUE } from "../src/domain/fields";
import { createLoadMachine, type Loaded } from "./shared/load";
import { requiredAction, requiredActor, requiredSubscription, type Toast } from "./shared/ports";

export type AddressEditorInput = {
  form: AddressForm;
  /** Null: they are read here, while the person types. */
  rules: AddressRules | null;
  /** Whether the registered address may be fetched: only for those who are logged in (ADDR-11). */
  offersRegistered: boolean;
};

export type AddressEdited = { status: "saved"; address: Address } | { status: "closed" };

type Context = AddressEditorInput & {
  /** Only these may show what is wrong with them (VAL-03). */
  touched: AddressField[];
  /** What the lookup has found for the street's line. */
  places: FoundAddress[];
  /** What the server refused of the address that was sent, as far as it said; null when it refused nothing. */
  refused: AddressField[] | null;
  /** How often saving has been held up by a fault: each time the focus goes there. */
  holdUps: number;
};

type Events =
  | { type: "address.type"; field: AddressField; value: string }
  | { type: "address.leave"; field: AddressField }
  | { type: "place.pick"; place: FoundAddress }
  /** The suggestions are in the way. */
  | { type: "place.dismiss" }
  | { type: "registered.fetch" }
  | { type: "save" }
  | { type: "close" }
  | { type: "retry" }
  | { type: "consent.resolved" }
  | { type: "wake" };

export const addressEditorMachine = setup({
  types: { context: {} as Context, input: {} as AddressEditorInput, output: {} as AddressEdited, events: {} as Events },
  actors: {
    readRules: createLoadMachine<AddressRules>(),
    findPlaces: requiredActor<FoundAddress[], { query: string }>("findPlaces"),
    /** Null: the register has none. */
    readRegistered: requiredActor<Address | null>("readRegistered"),
    saveAddress: requiredActor<void, { address: Address }>("saveAddress"),
    /** Follows `editor` and keeps what stands in its fields. */
    keepDraft: requiredSubscription<EventObject, { editor: AnyActorRef }>("keepDraft"),
  },
  actions: {
    toast: requiredAction<Toast>("toast"),
    takeRules: assign((_, read: Loaded<AddressRules>) => ({ rules: read.status === "loaded" ? read.data : null })),
    takeField: assign(({ context: { form, refused } }, { field, value }: { field: AddressField; value: string }) => ({
      form: { ...form, [field]: value.slice(0, MAX_VALUE) },
      refused: refused?.filter((one) => one !== field) ?? null,
    })),
    touch: assign(({ context }, params: { fields: readonly AddressField[] }) => ({
      touched: [...new Set([...context.touched, ...params.fields])],
    })),
    tidy: assign(({ context }) => ({ form: tidied(context.form) })),
    takePlaces: assign((_, { places }: { places: FoundAddress[] }) => ({ places })),
    takePlace: assign(({ context }, { place }: { place: FoundAddress }) => ({
      form: formAt(place, context.form),
      refused: null,
    })),
    takeRegistered: assign((_, { address }: { address: Address | null }) => ({ form: formOf(address), refused: null })),
    countHoldUp: assign(({ context }) => ({ holdUps: context.holdUps + 1 })),
    forgetRefusal: assign({ refused: null }),
    takeRefusal: assign((_, { error }: { error: unknown }) => ({ refused: refusedIn(error) })),
  },
  guards: {
    hasRules: ({ context }) => context.rules !== null,
    isLoaded: (_, read: Loaded<AddressRules>) => read.status === "loaded",
    isHandedOver: (_, read: Loaded<AddressRules>) => read.status === "failed" && read.failure.kind === "handled",
    isWorthLookingUp: (_, { field, value }: { field: AddressField; value: string }) => isWorthLookingUp(field, value),
    hasPlaces: (_, { places }: { places: FoundAddress[] }) => places.length > 0,
    offersRegistered: ({ context }) => context.offersRegistered,
    isThere: (_, { address }: { address: Address | null }) => address !== null,
    // What is sent is checked, not what was typed.
    isComplete: ({ context }) => isComplete(tidied(context.form), context.rules ?? {}),
    // The session or the consent view tells of it (AMB-64).
    isHandled: (_, { error }: { error: unknown }) => failureOf(error).kind === "handled",
    isRefused: (_, { error }: { error: unknown }) => isInvalidInput(error),
  },
  delays: { lookupDebounce: 250, registeredTimeout: 5_000 },
}).createMachine({
  id: "address-editor",
  context: ({ input }) => ({ ...input, touched: [], places: [], refused: null, holdUps: 0 }),
  initial: "open",
  states: {
    open: {
      invoke: { src: "keepDraft", input: ({ self }) => ({ editor: self }), onError: {} },
      initial: "editing",
      states: {
        editing: {
          type: "parallel",
          states: {
            form: {
              on: {
                "address.type": { actions: { type: "takeField", params: ({ event }) => event } },
                "address.leave": {
                  actions: ["tidy", { type: "touch", params: ({ event }) => ({ fields: [event.field] }) }],
                },
                "place.pick": { actions: { type: "takePlace", params: ({ event }) => event } },
                save: [
                  { guard: "isComplete", actions: ["tidy", "forgetRefusal"], target: "#address-editor.open.saving" },
                  { actions: ["tidy", { type: "touch", params: { fields: ADDRESS_FIELDS } }, "forgetRefusal", "countHoldUp"] },
                ],
                close: "#address-editor.closed",
              },
            },
            rules: {
              initial: "reading",
              states: {
                reading: {
                  always: { guard: "hasRules", target: "known" },
                  invoke: {
                    src: "readRules",
                    onDone: [
                      {
                        guard: { type: "isLoaded", params: ({ event }) => event.output },
                        actions: { type: "takeRules", params: ({ event }) => event.output },
                      },
                      { guard: { type: "isHandedOver", params: ({ event }) => event.output }, target: "handedOver" },
                      { target: "missing" },
                    ],
                    onError: "missing",
                  },
                },
                handedOver: { on: { "consent.resolved": "reading" } },
                // What can't be checked here is checked by the server, and the fields that no address is without still are.
                missing: { on: { retry: "reading", wake: "reading" } },
                known: {},
              },
            },
            places: {
              on: {
                "address.type": [
                  { guard: { type: "isWorthLookingUp", params: ({ event }) => event }, target: ".typing" },
                  { target: ".quiet" },
                ],
                "address.leave": ".quiet",
                "place.pick": ".picked",
                "place.dismiss": ".quiet",
                save: ".quiet",
              },
              initial: "quiet",
              states: {
                quiet: { entry: { type: "takePlaces", params: { places: [] } } },
                picked: { entry: { type: "takePlaces", params: { places: [] } } },
                // What was found for the line before stays until there is something newer.
                typing: { after: { lookupDebounce: "finding" } },
                finding: {
                  invoke: {
                    src: "findPlaces",
                    input: ({ context }) => ({ query: lookupTextOf(context.form.street) }),
                    onDone: [
                      {
                        guard: { type: "hasPlaces", params: ({ event }) => ({ places: event.output }) },
                        actions: { type: "takePlaces", params: ({ event }) => ({ places: event.output }) },
                        target: "offered",
                      },
                      { target: "quiet" },
                    ],
                    onError: "quiet",
                  },
                },
                offered: {},
              },
            },
            registered: {
              initial: "idle",
              states: {
                idle: { on: { "registered.fetch": { guard: "offersRegistered", target: "fetching" } } },
                fetching: {
                  invoke: {
                    src: "readRegistered",
                    onDone: [
                      {
                        guard: { type: "isThere", params: ({ event }) => ({ address: event.output }) },
                        actions: { type: "takeRegistered", params: ({ event }) => ({ address: event.output }) },
                        target: "filled",
                      },
                      { target: "idle" },
                    ],
                    onError: "idle",
                  },
                  after: { registeredTimeout: "idle" },
                  // Who goes on by hand has made up their mind.
                  on: { "address.type": "idle", "place.pick": "idle" },
                },
                filled: {
                  on: {
                    "registered.fetch": "fetching",
                    "address.type": "idle",
                    "place.pick": "idle",
                  },
                },
              },
            },
          },
        },
        // One write at a time, of what stands in the fields: until it is answered nothing changes them.
        saving: {
          invoke: {
            src: "saveAddress",
            input: ({ context }) => ({ address: addressOf(context.form) }),
            onDone: "#address-editor.saved",
            onError: [
              { guard: { type: "isHandled", params: ({ event }) => event }, target: "editing" },
              {
                guard: { type: "isRefused", params: ({ event }) => event },
                actions: [{ type: "takeRefusal", params: ({ event }) => event }, "countHoldUp"],
                target: "editing",
              },
              {
                actions: { type: "toast", params: { tone: "error", textKey: "address.saveFailed", durationMs: 10_000 } },
                target: "editing",
              },
            ],
          },
        },
      },
    },
    saved: { type: "final", output: ({ context }) => ({ status: "saved", address: addressOf(context.form) }) },
    closed: { type: "final", output: { status: "closed" } },
  },
  output: ({ event }) => event.output as AddressEdited,
});

/** The fields that the server names, in their order on screen. */
function refusedIn(error: unknown): AddressField[] {
  const named = refusedFieldsOf(error);
  return ADDRESS_FIELDS.filter((field) => named.includes(field));
}
