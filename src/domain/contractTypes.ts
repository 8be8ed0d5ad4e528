/** The kinds of contracts. Specification §1 "Contract types handled"; matching ignores case and underscores. */

export const CONTRACT_TYPES = [
  "Electricity",
  "Mobile",
  "Broadband",
  "Tv",
  "CarInsurance",
  "HomeInsurance",
  "Mortgage",
  "PrivateLoan",
] as const;

/** The handled types, and Insurance, which only the picker knows. */
export type ContractType = (typeof CONTRACT_TYPES)[number] | "Insurance";

const plain = (text: string): string => text.replaceAll("_", "").toLowerCase();

const byPlainName = new Map<string, ContractType>([...CONTRACT_TYPES, "Insurance" as const].map((type) => [plain(type), type]));

/** The type that a text from the server or the address names; null for one that we don't know. */
export const contractTypeOf = (text: string | null | undefined): ContractType | null =>
  byPlainName.get(plain(text ?? "")) ?? null;

/** Whether two texts name the same type, known to us or not. */
export const isSameType = (one: string, other: string): boolean => plain(one) === plain(other);
