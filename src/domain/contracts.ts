/** A contract in full, as the contract service tells of it. Specification §3 "Contract", "Contract detail response". */
import type { Amount, BackgroundProcess, HistoryCard, OfferCard, OngoingCard, Provider, TodoCard } from "./cards";
import type { CONTRACT_TYPES } from "./contractTypes";
import type { Address } from "./customer";

/** A sum: with its own unit, or in that of what it belongs to. */
export type Money = number | Amount;

export type Discount = Money | { amount: Money; expirationDate: string | null };

/** What something costs, with what is taken off for a while. */
export type Cost = {
  amount: Money | null;
  discount: Discount | null;
  /** ISO date: the last day with the discount. */
  discountExpiration: string | null;
  discountDurationMonths: number | null;
  /** The unit of sums that name none. */
  unitKey: string | null;
};

export type Facility = {
  facilityId: string | null;
  estimatedAnnualConsumption: Amount | null;
  /** `Malmö` */
  electricalArea: string | null;
  /** `SE4` */
  electricalAreaIdentifier: string | null;
};

export type CustomerDetails = {
  address: Address | null;
  registrationNumber: string | null;
  email: string | null;
  facility: Facility | null;
};

export type SurfLimit = {
  type: "UNLIMITED" | "MAX_SURF" | (string & {}) | null;
  limit: Money | null;
  unlimitedTitleKey: string | null;
};

type BroadbandAgreement = {
  name: string | null;
  connectionType: string | null;
  surfLimit: SurfLimit | null;
  maxDownloadSpeed: Money | null;
  maxUploadSpeed: Money | null;
  monthlyCost: Cost | null;
  bindingTimeExpirationDate: string | null;
};

export type Mileage = { maxKilometers: number | null; type: string | null };

/** By type, in the specification's own words. Tv and Mortgage are our choice: it names no fields of theirs (CDET-27). */
export type Agreements = {
  Electricity: {
    name: string | null;
    startDate: string | null;
    price:
      | (Cost & {
          /** DYNAMIC or another. */
          productType: string | null;
          /** The month that the price is of: `2026-03`, `MARCH` or 3. */
          month: string | number | null;
        })
      | null;
    monthlyCost: Cost | null;
    noticePeriodDays: number | null;
    bindingPeriodMonths: number | null;
  };
  Mobile: BroadbandAgreement & { noticePeriodDays: number | null };
  Broadband: BroadbandAgreement;
  Tv: {
    name: string | null;
    numberOfChannels: number | null;
    monthlyCost: Cost | null;
    bindingTimeExpirationDate: string | null;
    noticePeriodDays: number | null;
  };
  CarInsurance: {
    insuranceNumber: string | null;
    carInsuranceType: string | null;
    name: string | null;
    price: Money | null;
    discount: Discount | null;
    expirationDate: string | null;
    maxMileagePerYear: Mileage | null;
    youngDrivers: boolean | null;
    vehicleDamageDeductibleAmount: Money | null;
  };
  HomeInsurance: {
    insuranceNumber: string | null;
    insuranceName: string | null;
    monthlyCost: Cost | null;
    expirationDate: string | null;
    numberOfPersons: number | null;
    /** m² */
    livingArea: number | null;
  };
  Mortgage: {
    loanNumber: string | null;
    loanAmount: Money | null;
    monthlyCost: Cost | null;
    /** A share: 0.0395 is 3.95 %. */
    interestRate: number | null;
    /** FIXED or VARIABLE. */
    interestRateType: string | null;
    interestRateExpirationDate: string | null;
    startDate: string | null;
  };
  PrivateLoan: {
    loanAmount: Money | null;
    monthlyCost: Cost | null;
    startDate: string | null;
    /** A share: 0.0595 is 5.95 %. */
    interestRate: number | null;
    paybackTimeYears: number | null;
  };
};

export type InvoiceAnalysisDetails = {
  invoiceMonth: string | null;
  invoiceName: string | null;
  noBetterDealFound: boolean;
  backgroundProcess: BackgroundProcess | null;
};

type OfEveryType = {
  id: string | null;
  provider: Provider | null;
  identifyingName: string | null;
  /** Paths of fields, in the order in which they are shown (AMB-51). */
  sortOrder: string[];
  canUpdateContractAddress: boolean;
  /** ISO date and time. */
  lastUpdatedAt: string | null;
  customerDetails: CustomerDetails;
  invoiceAnalysisDetails: InvoiceAnalysisDetails | null;
};

export type HandledType = (typeof CONTRACT_TYPES)[number];

/** `Unknown`: a type that we don't know yet, shown as plainly as it goes. */
export type Contract =
  | { [Type in HandledType]: OfEveryType & { type: Type; agreementDetails: Agreements[Type] } }[HandledType]
  | (OfEveryType & { type: "Unknown"; agreementDetails: null });

export type ContractDetail = {
  contract: Contract;
  offerPreview: OfferCard | null;
  todoCard: TodoCard | null;
  ongoingCards: OngoingCard[];
  historyCard: HistoryCard | null;
};

const WITH_ADDRESS: readonly Contract["type"][] = ["Electricity", "Broadband", "HomeInsurance", "Mortgage"];

/** Whether the contract holds at a place that its page shows (CDET-06). */
export const hasAddress = ({ type }: Contract): boolean => WITH_ADDRESS.includes(type);

/** CDET-07. */
export const canEditAddress = (contract: Contract): boolean => hasAddress(contract) && contract.canUpdateContractAddress;

/** Whether its invoices can be analysed (CDET-09). */
export const hasInvoices = ({ type }: Contract): boolean => type === "Electricity";

/** The same with another address, as it has just been saved. */
export const withAddress = (detail: ContractDetail, address: Address): ContractDetail => ({
  ...detail,
  contract: { ...detail.contract, customerDetails: { ...detail.contract.customerDetails, address } },
});
