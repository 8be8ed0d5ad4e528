/** The customer's contracts at a glance, and what a provider holds of them. Specification §7 "Contracts". */
import type { Placeholders } from "../domain/placeholders";
import { CUSTOMER_API, call, path } from "./client";
import { placeholdersSchema } from "./schemas/placeholders";

export const readPlaceholders = ({ signal }: { signal: AbortSignal }): Promise<Placeholders> =>
  call({ method: "GET", path: `${CUSTOMER_API}/contracts/placeholders`, schema: placeholdersSchema, signal });

/** All that one provider holds goes from the list; the contracts themselves go on. */
export const removeContractHolder = async (holderId: string): Promise<void> => {
  await call({ method: "DELETE", path: CUSTOMER_API + path`/contracts/contract-holders/${holderId}`, schema: null });
};
