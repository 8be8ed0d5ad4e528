/** What an electricity offer is worth, and how the product's calls tell of it. Pure. Specification §3 "Electricity offer". */
import type { DiscountSavings, ElectricityOffer } from "../../src/domain/electricityOffers";
import type { Offer, TakenOff } from "./person";
import { dayIn, lastDayIn } from "./seeds/days";

const MONTHS_A_YEAR = 12;

/** kr for a kWh, of an amount in that unit. */
const KRONOR: Record<string, number> = { orePerKwh: 0.01, sekPerKwh: 1 };

const pricePerMonth = ({ amount, unitKey }: TakenOff, annualKwh: number): number =>
  (amount * (KRONOR[unitKey ?? "orePerKwh"] ?? 0) * annualKwh) / MONTHS_A_YEAR;

const firstYear = ({ months }: TakenOff): number => Math.min(months ?? MONTHS_A_YEAR, MONTHS_A_YEAR);

/** kr a month, while all of it lasts. */
export const monthlySavings = ({ priceOff, feeOff, annualKwh }: Offer): number =>
  Math.round((priceOff ? pricePerMonth(priceOff, annualKwh) : 0) + (feeOff?.amount ?? 0));

/** kr in the offer's first year. */
export const annualSavings = ({ priceOff, feeOff, annualKwh }: Offer): number =>
  Math.round(
    (priceOff ? pricePerMonth(priceOff, annualKwh) * firstYear(priceOff) : 0) + (feeOff ? feeOff.amount * firstYear(feeOff) : 0),
  );

/** As GET /electricity/offers/{id} answers it: its days are counted from when it was agreed on, or else from today. */
export function toldOf(offer: Offer, nowMs: number): ElectricityOffer {
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
            annualSavings: { value: annualSavings(offer), unitKey: "sekPerYear" },
            savingsTitleKey: "offer.ELECTRICITY.savings.yearly",
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
