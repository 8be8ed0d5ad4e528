/** What can be picked, for anyone. Specification §7 "General". */
import type { AddressRules } from "../domain/address";
import type { Category } from "../domain/providers";
import { CUSTOMER_API, call } from "./client";
import { addressRulesSchema, categoriesSchema } from "./schemas/providers";

export const readCategories = ({ signal }: { signal: AbortSignal }): Promise<Category[]> =>
  call({
    method: "GET",
    path: `${CUSTOMER_API}/service-providers/categories`,
    schema: categoriesSchema,
    isAuthenticated: false,
    // Five thousand providers with their logos are more than the usual answer.
    maxBody: 8_000_000,
    signal,
  });

export const readAddressRules = ({ signal, timeoutMs }: { signal: AbortSignal; timeoutMs?: number }): Promise<AddressRules> =>
  call({
    method: "GET",
    path: `${CUSTOMER_API}/address`,
    schema: addressRulesSchema,
    isAuthenticated: false,
    signal,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
