/** What can be picked: categories of contracts and who provides them. Specification §3 "Contract category (picker)". */
import { isSameType } from "./contractTypes";
import type { Address } from "./customer";

export type PickerProvider = { id: string; name: string; logoImageUrl: string | null };

/** Picked as it is: its id is what is sent. */
export type ServiceProvider = PickerProvider & {
  /** Where the provider believes that the contract is; null when it doesn't say. */
  address: Address | null;
};

/** A provider over sub-types, for each of which it may be a service provider. */
export type ParentProvider = PickerProvider & {
  /** False: picked as a whole, whatever it offers. Null: as what it offers says. */
  selectSubCategories: boolean | null;
};

export type SubCategory = {
  contractType: string;
  titleKey: string | null;
  iconImageUrl: string | null;
  requiresAddress: boolean;
  serviceProviders: { id: string; providerId: string; address: Address | null }[];
};

export type Category = {
  /** One that we don't know stays as the server writes it. */
  contractType: string;
  titleKey: string | null;
  headlineKey: string | null;
  descriptionKey: string | null;
  iconImageUrl: string | null;
  requiresAddress: boolean;
  serviceProviders: ServiceProvider[];
  providers: ParentProvider[];
  subCategories: SubCategory[];
  subSelectHeadlineKey: string | null;
  subSelectDescriptionKey: string | null;
};

/** Everybody who can be picked in a category, in the server's order; one of each id. */
export function providersOf(category: Category): PickerProvider[] {
  const byId = new Map<string, PickerProvider>();
  for (const one of [...category.serviceProviders, ...category.providers]) if (!byId.has(one.id)) byId.set(one.id, one);
  return [...byId.values()];
}

/** The categories that a type in a path names: exactly one, or the path is wrong (ADD-09, AMB-15). */
export const categoriesOfType = (categories: Category[], type: string): Category[] =>
  categories.filter(({ contractType }) => isSameType(contractType, type));

/** What a provider of this category offers to choose among; empty when it is picked as a whole. */
export function subTypesOf(category: Category, providerId: string): SubCategory[] {
  if (category.serviceProviders.some(({ id }) => id === providerId)) return [];
  const provider = category.providers.find(({ id }) => id === providerId);
  if (!provider || provider.selectSubCategories === false) return [];
  return category.subCategories.filter((sub) => sub.serviceProviders.some((one) => one.providerId === providerId));
}

/**
 * Says whether categories are the same as those that something was picked from (LS-01): names, texts and pictures may change,
 * what can be picked may not. 53 bits, as text.
 */
export function categoriesHash(categories: Category[]): string {
  const text = JSON.stringify(
    categories.map(({ contractType, requiresAddress, serviceProviders, providers, subCategories }) => [
      contractType,
      requiresAddress,
      serviceProviders.map(({ id }) => id),
      providers.map(({ id, selectSubCategories }) => [id, selectSubCategories]),
      subCategories.map((sub) => [
        sub.contractType,
        sub.requiresAddress,
        sub.serviceProviders.map(({ id, providerId }) => [id, providerId]),
      ]),
    ]),
  );
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
