/**
 * A person's contracts: what cards and placeholders speak of, and what else each contract has of its own. The rest of what its page
 * tells is made from its type, in agreements.ts. Specification §3 "Contract", "Contract placeholder".
 */
import type { Amount, HistoryCard, Provider } from "../../../src/domain/cards";
import type { Address } from "../../../src/domain/customer";
import { providers } from "./providers";

export type ContractType =
  | "Electricity"
  | "Mobile"
  | "Broadband"
  | "Tv"
  | "CarInsurance"
  | "HomeInsurance"
  | "Mortgage"
  | "PrivateLoan";

/** Where the meter is, and what is estimated to go through it in a year. */
export type Facility = { facilityId: string; annualConsumptionKwh: number };

export type Contract = {
  contractId: string;
  contractType: ContractType;
  provider: Provider;
  identifyingName: string;
  amount: Amount | null;
  /** Of electricity: null is that of the usual flat. */
  facility: Facility | null;
  /** Where it holds; null where nobody has said. */
  address: Address | null;
  /** Whether the customer may say that it holds somewhere else. */
  canUpdateContractAddress: boolean;
  /** ISO date and time; null: some days ago, whenever one looks. */
  lastUpdatedAt: string | null;
  /** Just added: nobody has fetched what was agreed yet. */
  isFresh: boolean;
  historyCard: HistoryCard | null;
};

type Usual = Pick<Contract, "provider" | "identifyingName" | "amount">;

const sekPerMonth = (value: number): Amount => ({ value, unitKey: "sekPerMonth" });

/** What a usual contract of each type looks like; `owner` makes its id the person's own. */
const usual: Record<ContractType, Usual> = {
  Electricity: { provider: providers.granby, identifyingName: "Källgatan 12", amount: { value: 128.4, unitKey: "orePerKwh" } },
  Mobile: { provider: providers.telnord, identifyingName: "070-174 06 35", amount: sekPerMonth(299) },
  Broadband: { provider: providers.ljusnat, identifyingName: "Fiber 250", amount: { value: 250, unitKey: "megabitPerSecond" } },
  Tv: { provider: providers.kvallsbio, identifyingName: "Film och serier", amount: sekPerMonth(189) },
  CarInsurance: { provider: providers.bilskydd, identifyingName: "ABC 12A", amount: sekPerMonth(485) },
  HomeInsurance: { provider: providers.hemtrygg, identifyingName: "Källgatan 12", amount: sekPerMonth(162) },
  Mortgage: { provider: providers.bolanebanken, identifyingName: "Källgatan 12", amount: sekPerMonth(7_840) },
  PrivateLoan: { provider: providers.lanhuset, identifyingName: "Köksrenovering", amount: sekPerMonth(2_434) },
};

export const CONTRACT_TYPES = Object.keys(usual) as ContractType[];

/** Where most of the cast live. */
export const KALLGATAN: Address = {
  street: "Källgatan",
  streetNumber: 12,
  entrance: "B",
  co: null,
  postalCode: 41_302,
  postalAddress: "Göteborg",
  apartmentNumber: 1_203,
};

const PLACE_BOUND: readonly ContractType[] = ["Electricity", "Broadband", "HomeInsurance", "Mortgage"];

export const contractOf = (owner: string, contractType: ContractType, differences: Partial<Contract> = {}): Contract => ({
  contractId: `${owner}-${contractType.toLowerCase()}`,
  contractType,
  ...usual[contractType],
  facility: null,
  address: PLACE_BOUND.includes(contractType) ? KALLGATAN : null,
  // What a home loan is for doesn't move.
  canUpdateContractAddress: PLACE_BOUND.includes(contractType) && contractType !== "Mortgage",
  lastUpdatedAt: null,
  isFresh: false,
  historyCard: null,
  ...differences,
});

/** Which of the eight types are missing, for the card that offers to add them. */
export const missingTypes = (contracts: Contract[]): ContractType[] =>
  CONTRACT_TYPES.filter((type) => contracts.every(({ contractType }) => contractType !== type));
