/** How a person's contracts stand on the contracts page, and what becomes of them when a provider's are removed. Pure. */
import type { Placeholder, Placeholders } from "../../src/domain/placeholders";
import { sumsOf } from "../../src/domain/priceSums";
import { holderIdOf } from "./adding-rules";
import type { Person } from "./person";
import { dashboardOf } from "./seeds/cards";
import { type Contract, missingTypes } from "./seeds/contracts";

/** A category of the picker: insurances are of one. */
const categoryOf = ({ contractType }: Pick<Contract, "contractType">): string =>
  contractType === "CarInsurance" || contractType === "HomeInsurance" ? "Insurance" : contractType;

/** One placeholder for each contract, or for several of one provider in a category; then providers of whom nothing is known yet. */
export function placeholdersOf(person: Person): Placeholders {
  const held = new Map<string, Contract[]>();
  for (const contract of person.contracts) {
    const key = JSON.stringify([categoryOf(contract), contract.provider.id]);
    held.set(key, [...(held.get(key) ?? []), contract]);
  }
  const placeholders = [...held.values()].map((contracts) => placeholderOf(person, contracts));
  const types = missingTypes(person.contracts);
  return {
    placeholders: [...placeholders, ...awaitedIn(person)],
    addMoreContracts: { noContracts: person.contracts.length === 0, contractTypes: types },
  };
}

function placeholderOf({ customerId, dashboard }: Person, contracts: Contract[]): Placeholder {
  const [first] = contracts as [Contract];
  const isOne = contracts.length === 1;
  return {
    category: categoryOf(first),
    provider: first.provider,
    contractId: isOne ? first.contractId : null,
    identifyingName: isOne ? first.identifyingName : null,
    amount: isOne ? first.amount : amountOf(contracts),
    contractHolderId: holderIdOf(customerId, first.provider.id ?? ""),
    contractsPreviews: contracts.map(({ contractId, contractType, identifyingName, amount }) => ({
      contractId,
      contractType,
      identifyingName,
      amount,
    })),
    todoCards: dashboard.todoCards.filter((card) => contracts.some(({ contractId }) => contractId === card.contractId)),
  };
}

/** Their sum, where there is one. */
function amountOf(contracts: Contract[]): Placeholder["amount"] {
  const { sums, unknown } = sumsOf(contracts.map(({ amount }) => amount));
  const [only] = sums;
  return only && sums.length === 1 && unknown === 0 && only.from === only.to ? { value: only.from, unitKey: only.unitKey } : null;
}

const awaitedIn = ({ customerId, awaited = [] }: Person): Placeholder[] =>
  awaited.map((provider) => ({
    category: "Insurance",
    provider,
    contractId: null,
    identifyingName: null,
    amount: null,
    contractHolderId: holderIdOf(customerId, provider.id ?? ""),
    contractsPreviews: [],
    todoCards: [],
  }));

/** The person without all that a holder holds, their cards too; null when there is no such holder. */
export function withoutHolder(person: Person, holderId: string): Person | null {
  const isHeld = ({ id }: { id: string | null }) => holderIdOf(person.customerId, id ?? "") === holderId;
  const gone = new Set(person.contracts.filter(({ provider }) => isHeld(provider)).map(({ contractId }) => contractId));
  const awaited = (person.awaited ?? []).filter((provider) => !isHeld(provider));
  if (gone.size === 0 && awaited.length === (person.awaited ?? []).length) return null;
  const contracts = person.contracts.filter(({ contractId }) => !gone.has(contractId));
  const stays = ({ contractId }: { contractId: string | null }) => contractId === null || !gone.has(contractId);
  return {
    ...person,
    contracts,
    awaited,
    dashboard: {
      todoCards: person.dashboard.todoCards.filter(stays),
      ongoingCards: person.dashboard.ongoingCards.filter(stays),
      offerPreviewCards: person.dashboard.offerPreviewCards.filter(stays),
      addMoreContractsCard: dashboardOf(contracts, {}).addMoreContractsCard,
    },
  };
}
