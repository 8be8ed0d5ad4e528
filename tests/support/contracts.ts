/** Contracts in full, as the app has them after reading: plain ones, with what a test says of them. */
import * as v from "valibot";
import { contractDetailSchema } from "../../src/api/schemas/contracts";
import type { Contract, ContractDetail } from "../../src/domain/contracts";

export const kallgatan = {
  street: "Källgatan",
  streetNumber: 12,
  entrance: "B",
  co: null,
  postalCode: 41_302,
  postalAddress: "Göteborg",
  apartmentNumber: 1_203,
};

/** What comes over the wire for a contract of that type with these parts. */
export const contractAnswer = (type: string, contract: object = {}, rest: object = {}): object => ({
  contract: {
    id: "c1",
    type,
    provider: { id: "granby", name: "Granby Energi", logoImageUrl: null },
    identifyingName: "Källgatan 12",
    canUpdateContractAddress: true,
    lastUpdatedAt: "2026-02-28T09:00:00Z",
    customerDetails: { address: kallgatan },
    ...contract,
  },
  ...rest,
});

export const contractDetail = (type: string, contract: object = {}, rest: object = {}): ContractDetail =>
  v.parse(contractDetailSchema, contractAnswer(type, contract, rest));

export const contractOf = (type: string, contract: object = {}): Contract => contractDetail(type, contract).contract;
