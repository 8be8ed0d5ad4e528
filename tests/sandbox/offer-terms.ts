/** What an electricity offer is worth, and how the product's calls tell of it. Pure. Specification §3 "Electricity offer". */
import type { OfferCard } from "../../src/domain/cards";
import type { DiscountSavings, ElectricityOffer } from "../../src/domain/electricityOffers";
import type { Offer, TakenOff } from "./person";
import { dayIn, lastDayIn } from "./seeds/days";

/** What is saved in one year only is no sum a year. */
const FIRST_YEAR = { titleKey: "offer.ELECTRICITY.savings.yearly", unitKey: "sek" };
const EACH_YEAR = { titleKey: "offer.savings.title", unitKey: "sekPerYear" };
const MONTHS_A_YEAR = 12;

/** kr for a kWh, of an amount in that unit. */
const KRONOR: Record<string, number> = { orePerKwh: 0.01, sekPerKwh: 1 };

const pricePerMonth = ({ amount, unitKey }: TakenOff, annualKwh: number): number =>
  (amount * (KRONOR[unitKey ?? "orePerKwh"] ?? 0) * annualKwh) / MONTHS_A_YEAR;

const firstYear = ({ months }: TakenOff): number => Math.min(months ?? MONTHS_A_YEAR, MONTHS_A_YEAR);

/** kr in the offer's first year, by whole months of what it takes off: nothing that the app reckons takes part in it. */
const byMonths = ({ priceOff, feeOff, annualKwh }: Offer): number =>
  Math.round(
    (priceOff ? pricePerMonth(priceOff, annualKwh) * firstYear(priceOff) : 0) + (feeOff ? feeOff.amount * firstYear(feeOff) : 0),
  );

/** As GET /electricity/offers/{id} answers it. */
export function toldOf(offer: Offer, nowMs: number): ElectricityOffer {
  const terms = termsOf(offer, nowMs);
  if (terms.savings === null) return terms;
  const words = [offer.priceOff, offer.feeOff].every((off) => off === null || off.months === null) ? EACH_YEAR : FIRST_YEAR;
  const annualSavings = { value: byMonths(offer), unitKey: words.unitKey };
  return { ...terms, savings: { ...terms.savings, savingsTitleKey: words.titleKey, annualSavings } };
}

/** What the card of an offer says of it: the same. */
export function cardSavings(offer: Offer, nowMs: number): OfferCard["savings"] {
  const { savingsTitleKey = null, annualSavings: price } = toldOf(offer, nowMs).savings ?? {};
  return typeof price === "object" && price !== null ? { savingsTitleKey, price } : null;
}

/** All of it but what a year of it saves: its days are counted from when it was agreed on, or else from today. */
export function termsOf(offer: Offer, nowMs: number): ElectricityOffer {
  const sinceMs = offer.agreedAtMs ?? nowMs;
  const { offerId, offerType, status, provider, offerDescription, priceOff, feeOff, salesAttributes } = offer;
  return {
    offerId,
    offerType,
    status,
    contractType: "Electricity",
    provider,
    offerDescription,
    savings:
      priceOff === null && feeOff === null
        ? null
        : {
            annualSavings: null,
            savingsTitleKey: null,
            priceDiscountSavings: takenOff(offer, priceOff, sinceMs),
            monthlyCostDiscountSavings: takenOff(offer, feeOff, sinceMs),
          },
    agreementDetails: {
      name: offer.name,
      startDate: dayIn(offer.startsInMonths, sinceMs),
      bindingPeriodMonths: offer.bindingPeriodMonths,
      noticePeriodDays: offer.noticePeriodDays,
    },
    salesAttributes,
    providerInformation: offer.providerInformation,
    contractChangeInformation: offer.contractChangeInformation,
  };
}

function takenOff({ startsInMonths }: Offer, off: TakenOff | null, sinceMs: number): DiscountSavings | null {
  if (off === null) return null;
  const { amount, unitKey, months } = off;
  return {
    amount: unitKey === null ? amount : { value: amount, unitKey },
    startDate: months === null ? null : dayIn(startsInMonths, sinceMs),
    endDate: months === null ? null : lastDayIn(startsInMonths + months - 1, sinceMs),
  };
}

/** What the provider wants to have been read. */
export const linksOf = ({ provider }: Offer) => ({
  termsAndConditionsLink: `https://example.com/${provider.id}/avtalsvillkor`,
  privacyPolicyLink: `https://example.com/${provider.id}/integritet`,
});
