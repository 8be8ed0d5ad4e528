/** The customer's contracts. Specification §7 "Contracts". */
import type { ChosenProviders } from "../domain/selection";
import { filled } from "./addresses";
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
