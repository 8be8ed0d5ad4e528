/**
 * What was agreed in a contract of each type, as its page tells it. Days are counted from the world's own, so that a discount that
 * runs is still running next year. Specification §3 "agreementDetails"; Tv and Mortgage are ours (CDET-27).
 */
import type { Contract, ContractType, Facility } from "./contracts";
import { dayIn, lastDayIn } from "./days";

/** Numbers and amounts as the service would send them: some with a unit of their own, some with that of what they belong to. */
type Parts = { customerDetails: object; agreementDetails: object; sortOrder: string[] };

const sekPerMonth = (value: number) => ({ value, unitKey: "sekPerMonth" });
const megabit = (value: number) => ({ value, unitKey: "megabitPerSecond" });

const FLAT: Facility = { facilityId: "735999100012345678", annualConsumptionKwh: 4_800 };

/** What an electricity contract is estimated to use in a year. */
export const annualKwhOf = ({ facility }: Contract): number => (facility ?? FLAT).annualConsumptionKwh;

/** kr a month for electricity, without the discount that ends before any offer begins. */
export const MONTHLY_FEE = 49;

const monthly = (contract: Contract) => contract.amount?.value ?? 0;

const makers: Record<ContractType, (contract: Contract, nowMs: number) => Parts> = {
  Electricity: (contract, nowMs) => ({
    customerDetails: {
      facility: {
        facilityId: (contract.facility ?? FLAT).facilityId,
        estimatedAnnualConsumption: { value: annualKwhOf(contract), unitKey: "kwhPerYear" },
        electricalArea: "Stockholm",
        electricalAreaIdentifier: "SE3",
      },
    },
    agreementDetails: {
      name: "Rörligt elpris",
      startDate: "2024-04-01",
      price: {
        productType: "DYNAMIC",
        amount: contract.amount?.value ?? null,
        unitKey: "orePerKwh",
        month: dayIn(0, nowMs).slice(0, 7),
      },
      monthlyCost: { amount: MONTHLY_FEE, discount: 20, discountExpiration: lastDayIn(1, nowMs), unitKey: "sekPerMonth" },
      noticePeriodDays: 30,
      bindingPeriodMonths: 0,
    },
    sortOrder: [
      "agreementDetails.price",
      "agreementDetails.monthlyCost",
      "agreementDetails.bindingPeriodMonths",
      "agreementDetails.noticePeriodDays",
      "customerDetails.facility.electricalArea",
      "agreementDetails.name",
    ],
  }),
  Mobile: (contract) => ({
    customerDetails: {},
    agreementDetails: {
      name: "Mobil 20 GB",
      surfLimit: { type: "MAX_SURF", limit: { value: 20, unitKey: "gigabyte" } },
      maxDownloadSpeed: megabit(300),
      monthlyCost: { amount: sekPerMonth(monthly(contract)) },
      bindingTimeExpirationDate: "2024-11-30",
      noticePeriodDays: 0,
    },
    sortOrder: ["agreementDetails.surfLimit", "agreementDetails.bindingTimeExpirationDate", "agreementDetails.noticePeriodDays"],
  }),
  Broadband: (contract, nowMs) => ({
    customerDetails: { email: "anna.andersson@example.com" },
    agreementDetails: {
      name: contract.identifyingName,
      connectionType: "FIBER",
      surfLimit: { type: "UNLIMITED", unlimitedTitleKey: "surfLimit.unlimited" },
      maxDownloadSpeed: contract.amount,
      maxUploadSpeed: megabit(100),
      monthlyCost: {
        amount: sekPerMonth(399),
        discount: { amount: sekPerMonth(150), expirationDate: dayIn(4, nowMs) },
      },
      bindingTimeExpirationDate: dayIn(10, nowMs),
    },
    sortOrder: [
      "agreementDetails.maxDownloadSpeed",
      "agreementDetails.maxUploadSpeed",
      "agreementDetails.bindingTimeExpirationDate",
    ],
  }),
  Tv: (contract) => ({
    customerDetails: {},
    agreementDetails: {
      name: contract.identifyingName,
      numberOfChannels: 24,
      monthlyCost: { amount: sekPerMonth(monthly(contract)) },
      bindingTimeExpirationDate: "2025-03-31",
      noticePeriodDays: 30,
    },
    sortOrder: [],
  }),
  CarInsurance: (contract, nowMs) => ({
    customerDetails: {
      registrationNumber: /^[A-Z]{3} \d\d[A-Z0-9]$/.test(contract.identifyingName) ? contract.identifyingName : null,
    },
    agreementDetails: {
      insuranceNumber: "8814-220417",
      carInsuranceType: "FULL",
      name: "Bil Stor",
      price: contract.amount?.value ?? null,
      expirationDate: dayIn(7, nowMs),
      maxMileagePerYear: { maxKilometers: 15_000, type: "MAX" },
      youngDrivers: false,
      vehicleDamageDeductibleAmount: 5_000,
    },
    sortOrder: ["customerDetails.registrationNumber", "agreementDetails.carInsuranceType", "agreementDetails.maxMileagePerYear"],
  }),
  HomeInsurance: (contract, nowMs) => ({
    customerDetails: {},
    agreementDetails: {
      insuranceNumber: "5520-917733",
      insuranceName: "Hem Plus",
      monthlyCost: { amount: sekPerMonth(monthly(contract)) },
      expirationDate: dayIn(9, nowMs),
      numberOfPersons: 3,
      livingArea: 72,
    },
    sortOrder: ["agreementDetails.insuranceName", "agreementDetails.livingArea"],
  }),
  Mortgage: (contract, nowMs) => ({
    customerDetails: {},
    agreementDetails: {
      loanNumber: "9021 44 118",
      loanAmount: 2_380_000,
      monthlyCost: { amount: sekPerMonth(monthly(contract)) },
      interestRate: 0.0395,
      interestRateType: "FIXED",
      interestRateExpirationDate: dayIn(20, nowMs),
      startDate: "2021-09-15",
    },
    sortOrder: [
      "agreementDetails.interestRate",
      "agreementDetails.interestRateType",
      "agreementDetails.interestRateExpirationDate",
    ],
  }),
  PrivateLoan: (contract) => ({
    customerDetails: {},
    agreementDetails: {
      loanAmount: 250_000,
      monthlyCost: { amount: sekPerMonth(monthly(contract)) },
      startDate: "2023-05-02",
      interestRate: 0.0595,
      paybackTimeYears: 12,
    },
    sortOrder: [],
  }),
};

/** A fresh one tells nothing yet of what was agreed. */
export const partsOf = (contract: Contract, nowMs: number): Parts =>
  contract.isFresh
    ? { customerDetails: {}, agreementDetails: {}, sortOrder: [] }
    : makers[contract.contractType](contract, nowMs);
