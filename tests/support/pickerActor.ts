/** Picking providers in a test's hands: its read is answered by hand, what it does is written down. */
import { vi } from "vitest";
import { type ActorRefFrom, type AnyActorRef, createActor, fromCallback, fromPromise } from "xstate";
import type { addressEditorMachine } from "../../machines/address-editor";
import { providerSelectionMachine } from "../../machines/provider-selection";
import { createLoadMachine } from "../../machines/shared/load";
import type { Toast } from "../../machines/shared/ports";
import type { Picked, PickerData, PickerInput } from "../../machines/shared/provider-selection-setup";
import type { AddressForm } from "../../src/domain/address";
import type { Address } from "../../src/domain/customer";
import { ApiError } from "../../src/domain/errors";
import type { Category } from "../../src/domain/providers";
import type { Entry } from "../../src/domain/selection";
import { editorOf } from "./addressEditorActor";
import { remote } from "./remote";

type Given = Partial<PickerInput> & {
  customerAddress?: Address | null;
  load?: "broken";
  watchCustomer?: "broken";
  keepDraft?: "broken";
  addressEditor?: "broken";
};

const broken = (): never => {
  throw new Error("broken");
};

export function beginPicker(given: Given = {}) {
  const reads = remote<PickerData, void>();
  const toasts: Toast[] = [];
  const kept: AnyActorRef[] = [];
  let tell: ((address: Address | null) => void) | null = null;
  let isKeeping = false;
  const load = createLoadMachine<PickerData>().provide({
    actors: { read: reads.logic },
    ...(given.load === "broken" && { guards: { isRetried: broken } }),
  });
  const editing = editorOf({ saveAddress: fromPromise(async () => {}) });
  const editor = () => actor.getSnapshot().children.address as ActorRefFrom<typeof addressEditorMachine>;
  const actor = createActor(
    providerSelectionMachine.provide({
      actors: {
        load,
        addressEditor: given.addressEditor === "broken" ? editing.logic.provide({ actions: { tidy: broken } }) : editing.logic,
        watchCustomer: fromCallback(({ sendBack }) => {
          if (given.watchCustomer === "broken") broken();
          tell = (address) => sendBack({ type: "customer.changed", address });
          tell(given.customerAddress ?? null);
        }),
        keepDraft: fromCallback(({ input }) => {
          if (given.keepDraft === "broken") broken();
          kept.push(input.picker);
          isKeeping = true;
          return () => void (isKeeping = false);
        }),
      },
      actions: { toast: (_, toast) => void toasts.push(toast) },
    }),
    { input: { type: given.type ?? null, selection: given.selection ?? [], draft: given.draft ?? null } },
  ).start();
  return {
    actor,
    reads,
    toasts,
    kept,
    editing,
    editor,
    /** What stands in the fields of the address that is being confirmed. */
    form: () => editor().getSnapshot().context.form,
    context: () => actor.getSnapshot().context,
    panel: () => actor.getSnapshot().context.panel!,
    state: () => actor.getSnapshot().value,
    output: (): Picked | undefined => actor.getSnapshot().output,
    isKeeping: () => isKeeping,
    move: (address: Address | null) => tell?.(address),
    send: (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event);
    },
    answer: async (data: PickerData = pickerData) => {
      reads.answer(data);
      await vi.advanceTimersByTimeAsync(0);
    },
    /** Fails the read under way, and waits for the retry, if there is one. */
    fail: async (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => {
      reads.fail(new ApiError({ call: "GET /service-providers/categories", ...details }));
      await vi.advanceTimersByTimeAsync(1_200);
    },
    type: (form: Partial<AddressForm>) => {
      for (const [field, value] of Object.entries(form))
        editor().send({ type: "address.type", field: field as keyof AddressForm, value });
    },
    /** Confirms the address, and waits until it is taken. */
    save: async () => {
      actor.send(confirm);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

export const address = (change: Partial<Address> = {}): Address => ({
  street: "Källgatan",
  streetNumber: 12,
  entrance: "B",
  co: null,
  postalCode: 41_302,
  postalAddress: "Göteborg",
  apartmentNumber: null,
  ...change,
});

export const category = (own: Partial<Category> = {}): Category => ({
  contractType: "Mobile",
  titleKey: null,
  headlineKey: null,
  descriptionKey: null,
  iconImageUrl: null,
  requiresAddress: false,
  serviceProviders: [],
  providers: [],
  subCategories: [],
  subSelectHeadlineKey: null,
  subSelectDescriptionKey: null,
  ...own,
});

const named = (id: string, name = id) => ({ id, name, logoImageUrl: null });
export const service = (id: string, at: Address | null = null) => ({ ...named(id), address: at });

export const mobile = category({ serviceProviders: [service("telnord"), service("pratmobil")] });
export const electricity = category({
  contractType: "Electricity",
  requiresAddress: true,
  serviceProviders: [service("norrsken"), service("granby", address({ street: "Granvägen" }))],
});
export const insurance = category({
  contractType: "Insurance",
  providers: [
    { ...named("hemtrygg"), selectSubCategories: true },
    { ...named("bilskydd"), selectSubCategories: null },
    { ...named("hansa"), selectSubCategories: false },
    { ...named("ensam"), selectSubCategories: true },
  ],
  subCategories: [
    {
      contractType: "CarInsurance",
      titleKey: null,
      iconImageUrl: null,
      requiresAddress: false,
      serviceProviders: [
        { id: "hemtrygg-car", providerId: "hemtrygg", address: null },
        { id: "bilskydd-car", providerId: "bilskydd", address: null },
        { id: "hansa-car", providerId: "hansa", address: null },
      ],
    },
    {
      contractType: "HomeInsurance",
      titleKey: null,
      iconImageUrl: null,
      requiresAddress: true,
      serviceProviders: [{ id: "hemtrygg-home", providerId: "hemtrygg", address: address({ street: "Försäkrade gatan" }) }],
    },
  ],
});
export const empty = category({ contractType: "Tv" });

export const MOBILE = 0;
export const ELECTRICITY = 1;
export const INSURANCE = 2;
export const EMPTY = 3;

export const pickerData: PickerData = {
  categories: [mobile, electricity, insurance, empty],
  addressRules: {},
  offersRegistered: true,
};

export const open = (index: number) => ({ type: "category.open", category: index }) as const;
export const tick = (providerId: string) => ({ type: "provider.toggle", providerId }) as const;
export const choose = (providerId: string, contractType: string) =>
  ({ type: "subType.toggle", providerId, contractType }) as const;
export const confirm = { type: "confirm" } as const;
export const back = { type: "back" } as const;
export const finish = { type: "finish" } as const;
export const close = { type: "close" } as const;

/** A picker whose categories have arrived. */
export const loaded = async (given: Parameters<typeof beginPicker>[0] = {}) => {
  const picker = beginPicker(given);
  await picker.answer();
  return picker;
};

/** A plain provider as the selection has it. */
export const entry = (own: Partial<Entry> & { id: string }): Entry => {
  const { id, ...rest } = own;
  return {
    categoryType: "Mobile",
    contractType: "Mobile",
    provider: { id, name: id, logoImageUrl: null },
    serviceProviderId: id,
    requiresAddress: false,
    address: null,
    ...rest,
  };
};

export const at = (panel: string) => ({ choosing: { panel } });
export const providersAt = { choosing: { panel: { providers: "found" } } };
export const CATEGORIES = { choosing: "categories" };

/** What a person types, and the address that it makes. */
export const typed = { street: "Storgatan", streetNumber: "7", postalCode: "903 25", postalAddress: "Umeå" };
export const typedAddress = address({
  street: "Storgatan",
  streetNumber: 7,
  entrance: null,
  postalCode: 90_325,
  postalAddress: "Umeå",
});
