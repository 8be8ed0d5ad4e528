/**
 * What the contracts page shows: one placeholder for each contract, or for all that one provider holds in a category.
 * Specification §2 "Contracts (/contracts)", §3 "Contract placeholder"; readings AMB-13, AMB-15, AMB-68.
 */
import type { Amount, Provider, TodoCard } from "./cards";
import { CONTRACT_TYPES, type ContractType, contractTypeOf, isSameType } from "./contractTypes";

/** One contract of a holder, as its placeholder tells of it. */
export type ContractPreview = {
  contractId: string | null;
  contractType: string | null;
  identifyingName: string | null;
  amount: Amount | null;
};

export type Placeholder = {
  /** A type of the picker's categories; one that we don't know stays as the server writes it. */
  category: string | null;
  provider: Provider | null;
  /** Of the one contract that it stands for; null when it stands for a holder. */
  contractId: string | null;
  identifyingName: string | null;
  amount: Amount | null;
  contractHolderId: string | null;
  contractsPreviews: ContractPreview[];
  todoCards: TodoCard[];
};

/** GET /contracts/placeholders. */
export type Placeholders = {
  placeholders: Placeholder[];
  addMoreContracts: {
    /** The customer has none yet: whatever is added is the first. */
    noContracts: boolean;
    contractTypes: string[];
  } | null;
};

/** Which group: by the holder that the path names, or by provider and category. */
export type GroupRef = { holderId: string } | { type: string; providerId: string };

/** Where a press on a placeholder leads (CON-06, CON-07). */
export type Target = { contractId: string } | GroupRef;

type Way = Pick<Placeholder, "contractId" | "contractHolderId" | "category" | "provider">;

/** The contract, else the group of its holder, else that of provider and category; null when there is nothing to go by. */
export function targetOf({ contractId, contractHolderId, category, provider }: Way): Target | null {
  if (isUsable(contractId)) return { contractId };
  if (isUsable(contractHolderId)) return { holderId: contractHolderId };
  return isUsable(category) && isUsable(provider?.id) ? { type: category, providerId: provider.id } : null;
}

/** What a path can carry: an empty part or dots would be another path (A14). */
const isUsable = (id: string | null | undefined): id is string =>
  typeof id === "string" && !["", ".", ".."].includes(id) && !/\p{Cs}/u.test(id);

/** The address of a target, for links that the browser itself may follow. */
export function pathOf(target: Target): string {
  if ("contractId" in target) return `/contract/${encodeURIComponent(target.contractId)}`;
  if ("holderId" in target) return `/contracts/${encodeURIComponent(target.holderId)}`;
  return `/contract/${encodeURIComponent(target.type)}/provider/${encodeURIComponent(target.providerId)}`;
}

/** The picker's category that a type is added in: insurances are sub-types of Insurance (AMB-15). */
export function addingTypeOf(type: string | null): ContractType | null {
  const known = contractTypeOf(type);
  return known === "CarInsurance" || known === "HomeInsurance" ? "Insurance" : known;
}

export type CategoryGroup = { category: string | null; placeholders: Placeholder[] };

/** The placeholders by category, whatever its letter case, in the order in which they came (CON-02, GEN-11). */
export function byCategory(placeholders: readonly Placeholder[]): CategoryGroup[] {
  const groups: CategoryGroup[] = [];
  for (const placeholder of placeholders) {
    const { category } = placeholder;
    const group = groups.find((one) => isSameType(one.category ?? "", category ?? ""));
    if (group) group.placeholders.push(placeholder);
    else groups.push({ category, placeholders: [placeholder] });
  }
  return groups;
}

/** The types that may be added and that no category on the page already offers to add to (CON-05, CON-15). */
export function typesToAdd({ placeholders, addMoreContracts }: Placeholders): ContractType[] {
  const shown = new Set(placeholders.map(({ category }) => addingTypeOf(category)));
  const wanted = new Set((addMoreContracts?.contractTypes ?? []).map(addingTypeOf));
  const order: ContractType[] = [...CONTRACT_TYPES, "Insurance"];
  return order.filter((type) => wanted.has(type) && !shown.has(type));
}

/** All that one provider holds. */
export type ContractGroup = {
  category: string | null;
  provider: Provider | null;
  /** Null: it can't be removed as a whole. */
  holderId: string | null;
  contracts: ContractPreview[];
  todoCards: TodoCard[];
};

/** The group that a path names; null when there is none (any more). */
export function groupOf(placeholders: readonly Placeholder[], ref: GroupRef): ContractGroup | null {
  const members = placeholders.filter((one) => isMember(one, ref));
  const [first] = members;
  if (!first) return null;
  return {
    category: first.category,
    provider: members.find(({ provider }) => provider !== null)?.provider ?? null,
    holderId: members.find(({ contractHolderId }) => isUsable(contractHolderId))?.contractHolderId ?? null,
    contracts: members.flatMap(contractsOf),
    todoCards: members.flatMap(({ todoCards }) => todoCards),
  };
}

function isMember({ contractHolderId, category, provider }: Placeholder, ref: GroupRef): boolean {
  if ("holderId" in ref) return contractHolderId === ref.holderId;
  return provider?.id === ref.providerId && isSameType(category ?? "", ref.type);
}

/** The contracts behind a placeholder: those that it lists, else the one that it stands for. */
export function contractsOf(placeholder: Placeholder): ContractPreview[] {
  const { contractsPreviews, contractId, category, identifyingName, amount } = placeholder;
  if (contractsPreviews.length > 0) return contractsPreviews;
  return contractId === null ? [] : [{ contractId, contractType: category, identifyingName, amount }];
}

/** The list without all that a holder held. */
export const withoutHolder = (data: Placeholders, holderId: string): Placeholders => ({
  ...data,
  placeholders: data.placeholders.filter(({ contractHolderId }) => contractHolderId !== holderId),
});

export const hasHolder = ({ placeholders }: Placeholders, holderId: string): boolean =>
  placeholders.some(({ contractHolderId }) => contractHolderId === holderId);
