/**
 * Offers of another electricity agreement, or of a better price on the same, and what one may answer to them.
 * Specification §3 "Electricity offer", §4 "Electricity offer"; readings AMB-24, AMB-37.
 */
import type { Provider } from "./cards";
import type { Contract, Money } from "./contracts";

/** What is taken off while it lasts: of the price in öre/kWh, or of the fee in kr a month. */
export type DiscountSavings = {
  amount: Money | null;
  /** ISO date: the first day with it; null: from the beginning. */
  startDate: string | null;
  /** ISO date: the last day with it; null: for as long as the agreement. */
  endDate: string | null;
};

export type Information = {
  title: string | null;
  /** Markup (markdown). */
  description: string | null;
};

export type ElectricityOffer = {
  offerId: string;
  offerType: "LOYALTY" | "DISCOUNT" | (string & {}) | null;
  status: "ACCEPTED" | "CONFIRMED" | (string & {}) | null;
  contractType: string | null;
  provider: Provider | null;
  /** Markup (markdown). */
  offerDescription: string | null;
  savings: {
    /** kr a year. */
    annualSavings: Money | null;
    savingsTitleKey: string | null;
    priceDiscountSavings: DiscountSavings | null;
    monthlyCostDiscountSavings: DiscountSavings | null;
  } | null;
  agreementDetails: {
    name: string | null;
    startDate: string | null;
    bindingPeriodMonths: number | null;
    noticePeriodDays: number | null;
  } | null;
  salesAttributes: { title: string | null; value: string | null }[];
  providerInformation: Information | null;
  contractChangeInformation: Information | null;
};

/** What the provider wants to have been read; https addresses once they are judged (AMB-59). */
export type ProviderLinks = { termsAndConditionsLink: string | null; privacyPolicyLink: string | null };

/** All offers for one contract, with that contract. */
export type ElectricityOffers = { contract: Contract; offers: ElectricityOffer[] };

/** One offer, with the contract that it is for. */
export type ElectricityOfferDetail = { contract: Contract; offer: ElectricityOffer; links: ProviderLinks };

const isDiscount = ({ offerType }: ElectricityOffer): boolean => offerType === "DISCOUNT";

/** Whether it is agreed on (EL-11…13). A status that we don't know yet says nothing. */
export const isAgreed = (offer: ElectricityOffer): boolean =>
  offer.status === "ACCEPTED" || (offer.status === "CONFIRMED" && !isDiscount(offer));

export type Yes = "accept" | "acknowledge";

/** How one says yes to it: a discount is acknowledged, all else accepted (EL-14, EL-15). */
export const yesTo = (offer: ElectricityOffer): Yes => (isDiscount(offer) ? "acknowledge" : "accept");

/** The agreement that one has, at another price: it begins anew no more than it ends. */
export const isLowerPrice = ({ offerType, savings }: ElectricityOffer): boolean =>
  offerType === "LOYALTY" && Boolean(savings?.priceDiscountSavings ?? savings?.monthlyCostDiscountSavings);

/** EL-16. */
export const canDecline = ({ offerType }: ElectricityOffer): boolean => offerType === "LOYALTY";

/** The offer among a contract's that is agreed on, other than `exceptId`: one of them is agreed on at most. */
export const agreedAmong = (offers: readonly ElectricityOffer[], exceptId: string | null = null): ElectricityOffer | null =>
  offers.find((offer) => offer.offerId !== exceptId && isAgreed(offer)) ?? null;

/** Whether the offer is one of the contract's. Where those aren't known, or once it is agreed on, it is taken to be. */
export const isOneOf = (offers: readonly ElectricityOffer[] | null, offer: ElectricityOffer): boolean =>
  offers === null || isAgreed(offer) || offers.some(({ offerId }) => offerId === offer.offerId);
