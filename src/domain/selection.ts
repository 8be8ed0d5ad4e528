/**
 * What a person picks: providers, their sub-types, and addresses where contracts need one. Pure rules for the machine that
 * leads through them. Specification §4 "Provider selection"; reading AMB-16.
 */
import { isSameType } from "./contractTypes";
import type { Address } from "./customer";
import { type Category, type PickerProvider, providersOf, subTypesOf } from "./providers";

/** One contract to be: a service provider of a type, or a provider as a whole. */
export type Entry = {
  /** The type of the category that it was picked in. */
  categoryType: string;
  /** Its own type: the category's, or that of a sub-type. */
  contractType: string;
  provider: PickerProvider;
  /** Sent among `serviceProviders`; null for a provider as a whole, which is sent among `providerIds` (AMB-16). */
  serviceProviderId: string | null;
  requiresAddress: boolean;
  address: Address | null;
};

export type Selection = Entry[];

export type ChosenSubType = { providerId: string; contractType: string };

/** What is ticked in the panel of one category, before it is part of the selection. */
export type Picks = {
  providerIds: string[];
  subTypes: ChosenSubType[];
  /** Confirmed, by `keyOf` the entry. */
  addresses: { key: string; address: Address }[];
};

/** Tells the entries of one category apart. */
export const keyOf = ({ contractType, provider }: Pick<Entry, "contractType" | "provider">): string =>
  JSON.stringify([contractType, provider.id]);

/** A category's picks as the selection has them: what a panel opens with. */
export function picksIn(selection: Selection, category: Category): Picks {
  const own = selection.filter(({ categoryType }) => isSameType(categoryType, category.contractType));
  return {
    providerIds: [...new Set(own.map(({ provider }) => provider.id))],
    subTypes: own.flatMap(({ serviceProviderId, provider, contractType }) =>
      serviceProviderId !== null && subTypesOf(category, provider.id).length > 0
        ? [{ providerId: provider.id, contractType }]
        : [],
    ),
    addresses: own.flatMap((entry) => (entry.address ? [{ key: keyOf(entry), address: entry.address }] : [])),
  };
}

const without = <Item>(items: Item[], isMeant: (item: Item) => boolean): Item[] => items.filter((item) => !isMeant(item));

/** Ticks or unticks a provider. Its sub-types stay as they were for a second thought, and count only while it is ticked. */
export const withProvider = (picks: Picks, providerId: string): Picks => ({
  ...picks,
  providerIds: picks.providerIds.includes(providerId)
    ? without(picks.providerIds, (id) => id === providerId)
    : [...picks.providerIds, providerId],
});

export function withSubType(picks: Picks, { providerId, contractType }: ChosenSubType): Picks {
  const isMeant = (one: ChosenSubType) => one.providerId === providerId && one.contractType === contractType;
  return {
    ...picks,
    subTypes: picks.subTypes.some(isMeant) ? without(picks.subTypes, isMeant) : [...picks.subTypes, { providerId, contractType }],
  };
}

export const withAddress = (picks: Picks, key: string, address: Address): Picks => ({
  ...picks,
  addresses: [...without(picks.addresses, (one) => one.key === key), { key, address }],
});

export const pickedProviders = (category: Category, { providerIds }: Picks): PickerProvider[] =>
  providersOf(category).filter(({ id }) => providerIds.includes(id));

/** The ticked providers that have sub-types to choose among. */
export const providersWithSubTypes = (category: Category, picks: Picks): PickerProvider[] =>
  pickedProviders(category, picks).filter(({ id }) => subTypesOf(category, id).length > 0);

const isChosen = ({ subTypes }: Picks, providerId: string, contractType: string): boolean =>
  subTypes.some((one) => one.providerId === providerId && one.contractType === contractType);

/** Those of them that have none chosen yet: each needs one (PICK-10). */
export const providersWithoutChoice = (category: Category, picks: Picks): PickerProvider[] =>
  providersWithSubTypes(category, picks).filter(
    ({ id }) => !subTypesOf(category, id).some(({ contractType }) => isChosen(picks, id, contractType)),
  );

/** What the picks amount to, in the category's order. Addresses are those that were confirmed. */
export function entriesOf(category: Category, picks: Picks): Entry[] {
  return pickedProviders(category, picks).flatMap(({ id, name, logoImageUrl }) => {
    const provider = { id, name, logoImageUrl };
    const entry = (own: Pick<Entry, "contractType" | "serviceProviderId" | "requiresAddress">): Entry => {
      const address = picks.addresses.find(({ key }) => key === keyOf({ contractType: own.contractType, provider }))?.address;
      return { categoryType: category.contractType, provider, ...own, address: (own.requiresAddress && address) || null };
    };
    const { contractType, requiresAddress } = category;
    if (category.serviceProviders.some((one) => one.id === id))
      return [entry({ contractType, serviceProviderId: id, requiresAddress })];
    const subTypes = subTypesOf(category, id);
    // The call has no place for the address of a provider as a whole.
    if (subTypes.length === 0) return [entry({ contractType, serviceProviderId: null, requiresAddress: false })];
    return subTypes.flatMap((sub) => {
      const service = sub.serviceProviders.find(({ providerId }) => providerId === id);
      return service && isChosen(picks, id, sub.contractType)
        ? [entry({ contractType: sub.contractType, serviceProviderId: service.id, requiresAddress: sub.requiresAddress })]
        : [];
    });
  });
}

/** The entries whose address has to be confirmed, one after the other. */
export const entriesWithAddress = (category: Category, picks: Picks): Entry[] =>
  entriesOf(category, picks).filter(({ requiresAddress }) => requiresAddress);

/**
 * What an address form begins with (PICK-12): what was confirmed before, else what the provider says, else where the customer
 * lives, else what was typed for the entry before it.
 */
export function prefillOf(category: Category, picks: Picks, entry: Entry, customerAddress: Address | null): Address | null {
  const last = picks.addresses.at(-1)?.address ?? null;
  return entry.address ?? providerAddressOf(category, entry) ?? customerAddress ?? last;
}

function providerAddressOf(category: Category, { provider, serviceProviderId }: Entry): Address | null {
  const services = [...category.serviceProviders, ...category.subCategories.flatMap((sub) => sub.serviceProviders)];
  const isOfProvider = (one: { id: string; providerId?: string }) => (one.providerId ?? one.id) === provider.id;
  return services.find((one) => one.id === serviceProviderId && isOfProvider(one))?.address ?? null;
}

/** The selection with a category's picks in it: providers of the same contract type are replaced, others kept (PICK-13). */
export function merged(selection: Selection, category: Category, picks: Picks): Selection {
  const entries = entriesOf(category, picks);
  const types = [category.contractType, ...entries.map(({ contractType }) => contractType)];
  const isReplaced = (entry: Entry) =>
    types.some((type) => isSameType(type, entry.categoryType) || isSameType(type, entry.contractType));
  return [...without(selection, isReplaced), ...entries];
}

/** The body of POST /contracts (AMB-16). An id that was picked twice is sent twice only with two addresses. */
export type ChosenProviders = { serviceProviders: { id: string; address?: Address }[]; providerIds: string[] };

export const chosenProvidersOf = (selection: Selection): ChosenProviders => ({
  serviceProviders: selection.flatMap(({ serviceProviderId: id, address }) =>
    id === null ? [] : [{ id, ...(address && { address }) }],
  ),
  providerIds: [
    ...new Set(selection.flatMap(({ serviceProviderId, provider }) => (serviceProviderId === null ? [provider.id] : []))),
  ],
});
