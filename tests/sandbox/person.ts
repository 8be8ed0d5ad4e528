/** A person of a world, and how the product's calls tell of them. */

import type { Provider } from "../../src/domain/cards";
import type { Address } from "../../src/domain/customer";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
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

/** What an offer takes off, while it lasts. */
export type TakenOff = {
  /** Of the price in `unitKey`, else in öre/kWh; of the fee in kr a month. */
  amount: number;
  /** Null: sent without a unit of its own. */
  unitKey: string | null;
  /** Null: for as long as the agreement. */
  months: number | null;
};

/** An offer of another electricity agreement, or of a better price on the same. */
export type Offer = Pick<
  ElectricityOffer,
  | "offerId"
  | "offerType"
  | "status"
  | "offerDescription"
  | "salesAttributes"
  | "providerInformation"
  | "contractChangeInformation"
> & {
  contractId: string;
  provider: Provider;
  /** The agreement's. */
  name: string;
  priceOff: TakenOff | null;
  feeOff: TakenOff | null;
  /** What the contract is estimated to use in a year. */
  annualKwh: number;
  startsInMonths: number;
  bindingPeriodMonths: number;
  noticePeriodDays: number;
  /** When the customer said yes. */
  agreedAtMs: number | null;
};

/** An insurer's insurances on their way in. */
export type Collection = {
  id: string;
  providerId: string;
  preferSameDeviceAuthentication: boolean;
  startedAtMs: number;
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
  /** For their electricity contracts. */
  offers?: Offer[];
  /** Those that they have started. */
  collections?: Collection[];
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
