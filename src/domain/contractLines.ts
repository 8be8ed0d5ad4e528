/**
 * Which lines each type of contract has, in the order of the specification's fields (§3 "Contract"), and what stands large above
 * them. Tv and Mortgage are our choice (CDET-27).
 */

import * as of from "./attributes";
import { type Attribute, type AttributeValue, inOrder, named } from "./attributes";
import { cleanName } from "./cleanText";
import type { Agreements, Contract, Cost, Facility, Mileage, SurfLimit } from "./contracts";
import { formatMonth } from "./days";
import { formatPlate } from "./plates";
import { type Price, priceOf } from "./prices";

export type LabelKey = `contract.attribute.${
  | "name"
  | "subscription"
  | "insuranceName"
  | "registrationNumber"
  | "email"
  | "facilityId"
  | "consumption"
  | "electricalArea"
  | "startDate"
  | "monthlyFee"
  | "noticePeriod"
  | "bindingTime"
  | "connectionType"
  | "surfLimit"
  | "downloadSpeed"
  | "uploadSpeed"
  | "numberOfChannels"
  | "insuranceNumber"
  | "carInsuranceType"
  | "expirationDate"
  | "mileage"
  | "youngDrivers"
  | "deductible"
  | "numberOfPersons"
  | "livingArea"
  | "loanNumber"
  | "loanAmount"
  | "interestRate"
  | "interestRateType"
  | "interestRateExpirationDate"
  | "paybackTime"}`;

/** What the contract costs: the largest on its page. */
export type Headline = {
  labelKey: "contract.headline.electricity" | "contract.headline.price" | "contract.headline.loan";
  /** The month that the price is of, in words. */
  month: string | null;
  price: Price;
  /** What sort of price it is. */
  sort: AttributeValue | null;
};

type Line = { paths: readonly string[]; labelKey: LabelKey; value: AttributeValue | null };

const line = (path: string, label: string & KeyOf<LabelKey>, value: AttributeValue | null): Line => ({
  paths: [path],
  labelKey: `contract.attribute.${label}`,
  value,
});
type KeyOf<Key> = Key extends `contract.attribute.${infer Rest}` ? Rest : never;

const agreed = (field: string, label: KeyOf<LabelKey>, value: AttributeValue | null): Line =>
  line(`agreementDetails.${field}`, label, value);

/** The lines that have something to say, as the contract orders them. */
export function linesOf(contract: Contract, nowMs: number): Attribute<LabelKey>[] {
  const lines = [...customerLines(contract), ...agreementLines(contract, nowMs)];
  return inOrder(
    lines.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }])),
    contract.sortOrder,
  );
}

/** Null where nothing is known to cost anything. */
export function headlineOf(contract: Contract, nowMs: number): Headline | null {
  const headline = (cost: Cost | null, rest: Partial<Headline> = {}, unitKey = "sekPerMonth"): Headline => ({
    labelKey: "contract.headline.price",
    month: null,
    sort: null,
    ...rest,
    price: priceOf(cost ?? NO_COST, unitKey, nowMs),
  });
  switch (contract.type) {
    case "Electricity": {
      const { price } = contract.agreementDetails;
      const sort = named(price?.productType ?? null, (word) => `contract.productType.${word}`);
      const month = formatMonth(price?.month ?? null);
      return headline(price, { labelKey: "contract.headline.electricity", month, sort }, "orePerKwh");
    }
    case "CarInsurance": {
      const { price, discount } = contract.agreementDetails;
      return headline({ ...NO_COST, amount: price, discount });
    }
    case "Mortgage":
    case "PrivateLoan":
      return headline(contract.agreementDetails.monthlyCost, { labelKey: "contract.headline.loan" });
    case "Unknown":
      return null;
    default:
      return headline(contract.agreementDetails.monthlyCost);
  }
}

const NO_COST: Cost = { amount: null, discount: null, discountExpiration: null, discountDurationMonths: null, unitKey: null };

function customerLines({ customerDetails: { registrationNumber, email, facility } }: Contract): Line[] {
  return [
    line("customerDetails.registrationNumber", "registrationNumber", plate(registrationNumber)),
    line("customerDetails.email", "email", of.text(email)),
    ...facilityLines(facility),
  ];
}

function plate(registrationNumber: string | null): AttributeValue | null {
  const clean = cleanName(registrationNumber);
  return clean === null ? null : { kind: "text", text: formatPlate(clean) };
}

function facilityLines(facility: Facility | null): Line[] {
  if (facility === null) return [];
  const { facilityId, estimatedAnnualConsumption, electricalArea, electricalAreaIdentifier } = facility;
  const path = (field: string) => `customerDetails.facility.${field}`;
  return [
    line(path("facilityId"), "facilityId", of.text(facilityId)),
    line(path("estimatedAnnualConsumption"), "consumption", of.amount(estimatedAnnualConsumption, "kwhPerYear")),
    {
      paths: [path("electricalArea"), path("electricalAreaIdentifier")],
      labelKey: "contract.attribute.electricalArea",
      value: of.text([electricalAreaIdentifier, electricalArea].filter((part) => part !== null).join(" ")),
    },
  ];
}

function agreementLines(contract: Contract, nowMs: number): Line[] {
  switch (contract.type) {
    case "Electricity":
      return electricityLines(contract.agreementDetails, nowMs);
    case "Mobile":
      return [
        ...connectionLines(contract.agreementDetails, nowMs),
        agreed("noticePeriodDays", "noticePeriod", of.days(contract.agreementDetails.noticePeriodDays)),
      ];
    case "Broadband":
      return connectionLines(contract.agreementDetails, nowMs);
    case "Tv":
      return tvLines(contract.agreementDetails, nowMs);
    case "CarInsurance":
      return carLines(contract.agreementDetails);
    case "HomeInsurance":
      return homeLines(contract.agreementDetails);
    case "Mortgage":
      return mortgageLines(contract.agreementDetails);
    case "PrivateLoan":
      return loanLines(contract.agreementDetails);
    case "Unknown":
      return [];
  }
}

function electricityLines(agreement: Agreements["Electricity"], nowMs: number): Line[] {
  return [
    agreed("name", "name", of.text(agreement.name)),
    agreed("startDate", "startDate", of.date(agreement.startDate)),
    agreed("monthlyCost", "monthlyFee", price(agreement.monthlyCost, nowMs)),
    agreed("noticePeriodDays", "noticePeriod", of.days(agreement.noticePeriodDays)),
    agreed("bindingPeriodMonths", "bindingTime", of.months(agreement.bindingPeriodMonths)),
  ];
}

function price(cost: Cost | null, nowMs: number): AttributeValue | null {
  const known = cost && priceOf(cost, "sekPerMonth", nowMs);
  return known && known.now.value !== null ? { kind: "price", price: known } : null;
}

function connectionLines(agreement: Agreements["Broadband"], nowMs: number): Line[] {
  return [
    agreed("name", "subscription", of.text(agreement.name)),
    agreed(
      "connectionType",
      "connectionType",
      named(agreement.connectionType, (word) => `contract.connectionType.${word}`),
    ),
    agreed("surfLimit", "surfLimit", surf(agreement.surfLimit)),
    agreed("maxDownloadSpeed", "downloadSpeed", of.amount(agreement.maxDownloadSpeed, "megabitPerSecond")),
    agreed("maxUploadSpeed", "uploadSpeed", of.amount(agreement.maxUploadSpeed, "megabitPerSecond")),
    agreed("bindingTimeExpirationDate", "bindingTime", of.bindingUntil(agreement.bindingTimeExpirationDate, nowMs)),
  ];
}

function surf(limit: SurfLimit | null): AttributeValue | null {
  if (limit?.type?.toUpperCase() === "UNLIMITED") return { kind: "unlimited", textKey: limit.unlimitedTitleKey };
  return of.amount(limit?.limit ?? null, "gigabyte");
}

function tvLines(agreement: Agreements["Tv"], nowMs: number): Line[] {
  return [
    agreed("name", "subscription", of.text(agreement.name)),
    agreed("numberOfChannels", "numberOfChannels", of.number(agreement.numberOfChannels)),
    agreed("bindingTimeExpirationDate", "bindingTime", of.bindingUntil(agreement.bindingTimeExpirationDate, nowMs)),
    agreed("noticePeriodDays", "noticePeriod", of.days(agreement.noticePeriodDays)),
  ];
}

function carLines(agreement: Agreements["CarInsurance"]): Line[] {
  return [
    agreed("insuranceNumber", "insuranceNumber", of.text(agreement.insuranceNumber)),
    agreed(
      "carInsuranceType",
      "carInsuranceType",
      named(agreement.carInsuranceType, (word) => `contract.carInsuranceType.${word}`),
    ),
    agreed("name", "insuranceName", of.text(agreement.name)),
    agreed("expirationDate", "expirationDate", of.date(agreement.expirationDate)),
    agreed("maxMileagePerYear", "mileage", mileage(agreement.maxMileagePerYear)),
    agreed("youngDrivers", "youngDrivers", of.yesOrNo(agreement.youngDrivers)),
    agreed("vehicleDamageDeductibleAmount", "deductible", of.kronor(agreement.vehicleDamageDeductibleAmount)),
  ];
}

const mileage = (most: Mileage | null): AttributeValue | null =>
  most?.type?.toUpperCase() === "UNLIMITED" ? { kind: "unlimited", textKey: null } : of.mileage(most?.maxKilometers ?? null);

function homeLines(agreement: Agreements["HomeInsurance"]): Line[] {
  return [
    agreed("insuranceNumber", "insuranceNumber", of.text(agreement.insuranceNumber)),
    agreed("insuranceName", "insuranceName", of.text(agreement.insuranceName)),
    agreed("expirationDate", "expirationDate", of.date(agreement.expirationDate)),
    agreed("numberOfPersons", "numberOfPersons", of.number(agreement.numberOfPersons)),
    agreed("livingArea", "livingArea", of.squareMetres(agreement.livingArea)),
  ];
}

function mortgageLines(agreement: Agreements["Mortgage"]): Line[] {
  return [
    agreed("loanNumber", "loanNumber", of.text(agreement.loanNumber)),
    agreed("loanAmount", "loanAmount", of.kronor(agreement.loanAmount)),
    agreed("interestRate", "interestRate", of.percent(agreement.interestRate)),
    agreed(
      "interestRateType",
      "interestRateType",
      named(agreement.interestRateType, (word) => `contract.interestRateType.${word}`),
    ),
    agreed("interestRateExpirationDate", "interestRateExpirationDate", of.date(agreement.interestRateExpirationDate)),
    agreed("startDate", "startDate", of.date(agreement.startDate)),
  ];
}

function loanLines(agreement: Agreements["PrivateLoan"]): Line[] {
  return [
    agreed("loanAmount", "loanAmount", of.kronor(agreement.loanAmount)),
    agreed("startDate", "startDate", of.date(agreement.startDate)),
    agreed("interestRate", "interestRate", of.percent(agreement.interestRate)),
    agreed("paybackTimeYears", "paybackTime", of.years(agreement.paybackTimeYears)),
  ];
}
