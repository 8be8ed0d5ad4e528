/** The customer's contracts. Specification §7 "Contracts". */
import type { Address } from "../domain/customer";
import type { ChosenProviders } from "../domain/selection";
import { CUSTOMER_API, call } from "./client";
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

/** Optional parts that are empty are left out (FMT-09). */
const filled = (address: Address) => Object.fromEntries(Object.entries(address).filter(([, part]) => part !== null));
