/** A person of a world, and how the product's calls tell of them. */

import type { Provider } from "../../src/domain/cards";
import type { Address } from "../../src/domain/customer";
import type { ConsentReason } from "../../src/domain/errors";
import type { DashboardCards } from "./seeds/cards";
import type { Contract } from "./seeds/contracts";

export type { Address };

/** The latest invoice of a contract. */
export type Invoice = {
  contractId: string;
  name: string;
  /** `2026-02` */
  month: string;
  startedAtMs: number;
  polls: number;
  /** PROCESSING until it has ended. */
  status: string;
  noBetterDealFound: boolean;
  isAcknowledged: boolean;
};

export type Person = {
  customerId: string;
  /** Twelve digits. */
  personalNumber: string;
  firstName: string;
  lastName: string;
  role: "ADMIN" | "CUSTOMER";
  supportsImpersonation: boolean;
  /** Whether an admin may act for them. */
  isEnabled: boolean;
  /** What one can try with them. */
  note: string;
  onboardingState: string;
  email: string | null;
  mobileNumber: string | null;
  address: Address | null;
  accountCreatedAt: string;
  poaSignedAt: string | null;
  /** What they must accept or sign before the product tells them anything. */
  consentReason: ConsentReason | null;
  contracts: Contract[];
  /** Providers that were picked as a whole, and have not told what they hold. */
  awaited?: Provider[];
  /** The latest of each contract that has had one. */
  invoices?: Invoice[];
  /** As GET /home/dashboard answers it, but for the name. */
  dashboard: DashboardCards;
};

const wrapped = (value: string | null) => (value === null ? null : { value });

/** As GET /customers/current/info answers it. */
export const customerOf = (person: Person) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  personalNumber: person.personalNumber,
  onboardingState: person.onboardingState,
  email: wrapped(person.email),
  mobileNumber: wrapped(person.mobileNumber),
  address: person.address,
  accountCreatedAt: person.accountCreatedAt,
  consentDetails: { poaSignedAt: person.poaSignedAt },
});
