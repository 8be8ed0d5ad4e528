/** The customer's contracts. Specification §7 "Contracts". */
import type { ContractDetail } from "../domain/contracts";
import type { Address } from "../domain/customer";
import type { ChosenProviders } from "../domain/selection";
import { filled } from "./addresses";
import { CUSTOMER_API, call, path } from "./client";
import { contractDetailSchema } from "./schemas/contracts";
import { addedContractsSchema } from "./schemas/providers";

type Added = { contractIdToDisplay: string | null; contractHolderIdToDisplay: string | null };

export const addContracts = ({ serviceProviders, providerIds }: ChosenProviders): Promise<Added> =>
  call({
    method: "POST",
    path: `${CUSTOMER_API}/contracts`,
    schema: addedContractsSchema,
    json: {
      serviceProviders: serviceProviders.map(({ id, address }) => ({ id, ...(address && { address: filled(address) }) })),
      providerIds,
    },
  });

const contractPath = (id: string): string => CUSTOMER_API + path`/contracts/${id}`;

export const readContract = (id: string, { signal }: { signal: AbortSignal }): Promise<ContractDetail> =>
  call({ method: "GET", path: contractPath(id), schema: contractDetailSchema, signal });

export const removeContract = async (id: string): Promise<void> =>
  void (await call({ method: "DELETE", path: contractPath(id), schema: null }));

export const saveContractAddress = async (id: string, address: Address): Promise<void> =>
  void (await call({ method: "PATCH", path: `${contractPath(id)}/address`, schema: null, json: filled(address) }));
