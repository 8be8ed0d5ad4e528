/** A person's contracts, as far as cards and placeholders speak of them. Specification §3 "Contract placeholder". */
import type { Amount, Provider } from "../../../src/domain/cards";
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

export type Contract = {
  contractId: string;
  contractType: ContractType;
  provider: Provider;
  identifyingName: string;
  amount: Amount | null;
};

const sekPerMonth = (value: number): Amount => ({ value, unitKey: "sekPerMonth" });

/** What a usual contract of each type looks like; `owner` makes its id the person's own. */
const usual: Record<ContractType, Omit<Contract, "contractId" | "contractType">> = {
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

export const contractOf = (owner: string, contractType: ContractType, differences: Partial<Contract> = {}): Contract => ({
  contractId: `${owner}-${contractType.toLowerCase()}`,
  contractType,
  ...usual[contractType],
  ...differences,
});

/** Which of the eight types are missing, for the card that offers to add them. */
export const missingTypes = (contracts: Contract[]): ContractType[] =>
  CONTRACT_TYPES.filter((type) => contracts.every(({ contractType }) => contractType !== type));
