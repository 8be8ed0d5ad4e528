/** What a contract's page tells, and what becomes of a person whose contract moves or goes. Pure. */
import type { Address } from "../../src/domain/customer";
import { offerCardsOf } from "./electricity-rules";
import { analysisDetailsOf } from "./invoice-rules";
import type { Person } from "./person";
import { partsOf } from "./seeds/agreements";
import { dashboardOf } from "./seeds/cards";
import type { Contract } from "./seeds/contracts";
import { daysAgo } from "./seeds/days";

export const contractWithId = ({ contracts }: Person, id: string): Contract | undefined =>
  contracts.find(({ contractId }) => contractId === id);

const LAST_UPDATE_DAYS = 4;

/** As GET /contracts/{id} answers it: the contract in full, and the cards that are about it. */
export function detailOf(person: Person, contract: Contract, nowMs: number): object {
  const { dashboard } = person;
  const { contractId, contractType, provider, identifyingName, canUpdateContractAddress, lastUpdatedAt } = contract;
  const { customerDetails, agreementDetails, sortOrder } = partsOf(contract, nowMs);
  const isOfIt = (card: { contractId: string | null }) => card.contractId === contractId;
  return {
    contract: {
      id: contractId,
      type: contractType,
      provider,
      identifyingName,
      sortOrder,
      canUpdateContractAddress,
      lastUpdatedAt: lastUpdatedAt ?? daysAgo(LAST_UPDATE_DAYS, nowMs),
      customerDetails: { ...customerDetails, address: contract.address },
      agreementDetails,
      invoiceAnalysisDetails: analysisDetailsOf(person, contractId),
    },
    offerPreview: offerCardsOf(person, nowMs).find(isOfIt) ?? null,
    todoCard: dashboard.todoCards.find(isOfIt) ?? null,
    ongoingCards: dashboard.ongoingCards.filter(isOfIt),
    historyCard: contract.historyCard,
  };
}

/** The person whose contract now holds there. */
export const moved = (person: Person, id: string, address: Address, nowMs: number): Person => ({
  ...person,
  contracts: person.contracts.map((contract) =>
    contract.contractId === id ? { ...contract, address, lastUpdatedAt: new Date(nowMs).toISOString() } : contract,
  ),
});

/** The person without these contracts, and without the cards that were about them. */
export function withoutContracts(person: Person, ids: readonly string[]): Person {
  const contracts = person.contracts.filter(({ contractId }) => !ids.includes(contractId));
  const isLeft = (card: { contractId: string | null }) => card.contractId === null || !ids.includes(card.contractId);
  const { dashboard } = person;
  return {
    ...person,
    contracts,
    dashboard: {
      offerPreviewCards: dashboard.offerPreviewCards.filter(isLeft),
      todoCards: dashboard.todoCards.filter(isLeft),
      ongoingCards: dashboard.ongoingCards.filter(isLeft),
      addMoreContractsCard: dashboardOf(contracts, {}).addMoreContractsCard ?? dashboard.addMoreContractsCard,
    },
  };
}
