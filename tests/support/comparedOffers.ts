/** Electricity offers as the app has them after reading: plain ones, with what a test says of them; and comparisons, in short. */
import type { Contract } from "../../src/domain/contracts";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
import { comparedWith, type Step } from "../../src/domain/offerComparison";
import { contractOf } from "./contracts";

const PLAIN: ElectricityOffer = {
  offerId: "o1",
  offerType: "LOYALTY",
  status: null,
  contractType: "Electricity",
  provider: { id: "granby", name: "Granby Energi", logoImageUrl: null },
  offerDescription: "Du får **lägre elpris** i ett år.",
  savings: null,
  agreementDetails: null,
  salesAttributes: [],
  providerInformation: null,
  contractChangeInformation: null,
};

export const offerOf = (own: Partial<ElectricityOffer> = {}): ElectricityOffer => ({ ...PLAIN, ...own });

type Discounted = NonNullable<NonNullable<ElectricityOffer["savings"]>["priceDiscountSavings"]>;

/** What is taken off: for as long as the agreement unless told otherwise. */
export const saved = (
  amount: Discounted["amount"],
  startDate: string | null = null,
  endDate: string | null = null,
): Discounted => ({
  amount,
  startDate,
  endDate,
});

export const savingsOf = (own: Partial<NonNullable<ElectricityOffer["savings"]>>): ElectricityOffer["savings"] => ({
  annualSavings: null,
  savingsTitleKey: null,
  priceDiscountSavings: null,
  monthlyCostDiscountSavings: null,
  ...own,
});

/** 100 öre/kWh, 50 kr a month, 5,000 kWh a year. */
export const electricityContract = (agreementDetails: object = {}, customerDetails: object = {}) =>
  contractOf("Electricity", {
    customerDetails: { facility: { estimatedAnnualConsumption: { value: 5_000, unitKey: "kwhPerYear" } }, ...customerDetails },
    agreementDetails: {
      price: { productType: "FIXED", amount: 100, unitKey: "orePerKwh" },
      monthlyCost: { amount: 50, unitKey: "sekPerMonth" },
      ...agreementDetails,
    },
  });

/** `98.5 to 2026-05-31, 100`: what is paid, until when, and then. */
const told = (steps: Step[]) =>
  steps.map(({ amount, lastDay }) => [String(amount.value), lastDay && ` to ${lastDay}`].filter(Boolean).join("")).join(", ");

export type Savings = Partial<NonNullable<ElectricityOffer["savings"]>>;
type Own = Partial<Omit<ElectricityOffer, "savings">>;

/** When comparisons are made unless told otherwise. */
export const COMPARED_AT_MS = Date.parse("2026-03-01T09:00:00Z");

/** Each line: now, in the first year, and later. @param own What else the offer says. */
export const comparisonOf = (contract: Contract, savings: Savings, own: Own = {}, nowMs = COMPARED_AT_MS) =>
  Object.fromEntries(
    comparedWith(contract, offerOf({ savings: savingsOf(savings), ...own }), nowMs).map(({ name, now, firstYear, later }) => [
      name,
      [told(now), told(firstYear), told(later)],
    ]),
  );

export const startingOn = (startDate: string): Own => ({
  agreementDetails: { name: null, startDate, bindingPeriodMonths: null, noticePeriodDays: null },
});

/** Of the plain contract with this in its agreement. */
export const compare = (
  agreementDetails: object,
  ...rest: Parameters<typeof comparisonOf> extends [Contract, ...infer Rest] ? Rest : never
) => comparisonOf(electricityContract(agreementDetails), ...rest);

/** Not the plain contract's own provider. */
export const OTHER: Own = { provider: { id: "norrsken", name: "Norrsken El", logoImageUrl: null } };
