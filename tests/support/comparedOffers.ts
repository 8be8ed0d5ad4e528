/** Electricity offers as the app has them after reading: plain ones, with what a test says of them. */
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
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
