/** A contract in full. Specification §3 "Contract", "Contract detail response"; what is odd becomes null, never a fault (F17). */
import * as v from "valibot";
import type { Agreements, Contract, HandledType } from "../../domain/contracts";
import { CONTRACT_TYPES, contractTypeOf } from "../../domain/contractTypes";
import {
  amountSchema,
  backgroundProcessSchema,
  historyCardSchema,
  offerCardSchema,
  ongoingCardSchema,
  providerSchema,
  todoCardSchema,
} from "./cards";
import { addressSchema } from "./customers";
import { flag, listOf, maybe, maybeId, maybeNumber, maybeText, text } from "./lenient";

const number = v.pipe(v.number(), v.finite());
const moneySchema = v.union([number, amountSchema]);
export const maybeMoney = () => maybe(moneySchema);
const maybeFlag = () => maybe(v.boolean());

const maybeDiscount = () =>
  maybe(v.union([number, v.object({ amount: moneySchema, expirationDate: maybeText() }), amountSchema]));

const cost = {
  amount: maybeMoney(),
  discount: maybeDiscount(),
  discountExpiration: maybeText(),
  discountDurationMonths: maybeNumber(),
  unitKey: maybeText(),
};

const broadband = {
  name: maybeText(),
  connectionType: maybeText(),
  surfLimit: maybe(v.object({ type: maybeText(), limit: maybeMoney(), unlimitedTitleKey: maybeText() })),
  maxDownloadSpeed: maybeMoney(),
  maxUploadSpeed: maybeMoney(),
  monthlyCost: maybe(v.object(cost)),
  bindingTimeExpirationDate: maybeText(),
};

const agreementSchemas: { [Type in HandledType]: v.GenericSchema<unknown, Agreements[Type]> } = {
  Electricity: v.object({
    name: maybeText(),
    startDate: maybeText(),
    price: maybe(v.object({ ...cost, productType: maybeText(), month: maybe(v.union([text(20), number])) })),
    monthlyCost: maybe(v.object(cost)),
    noticePeriodDays: maybeNumber(),
    bindingPeriodMonths: maybeNumber(),
  }),
  Mobile: v.object({ ...broadband, noticePeriodDays: maybeNumber() }),
  Broadband: v.object(broadband),
  Tv: v.object({
    name: maybeText(),
    numberOfChannels: maybeNumber(),
    monthlyCost: maybe(v.object(cost)),
    bindingTimeExpirationDate: maybeText(),
    noticePeriodDays: maybeNumber(),
  }),
  CarInsurance: v.object({
    insuranceNumber: maybeId(),
    carInsuranceType: maybeText(),
    name: maybeText(),
    price: maybeMoney(),
    discount: maybeDiscount(),
    expirationDate: maybeText(),
    maxMileagePerYear: maybe(v.object({ maxKilometers: maybeNumber(), type: maybeText() })),
    youngDrivers: maybeFlag(),
    vehicleDamageDeductibleAmount: maybeMoney(),
  }),
  HomeInsurance: v.object({
    insuranceNumber: maybeId(),
    insuranceName: maybeText(),
    monthlyCost: maybe(v.object(cost)),
    expirationDate: maybeText(),
    numberOfPersons: maybeNumber(),
    livingArea: maybeNumber(),
  }),
  Mortgage: v.object({
    loanNumber: maybeId(),
    loanAmount: maybeMoney(),
    monthlyCost: maybe(v.object(cost)),
    interestRate: maybeNumber(),
    interestRateType: maybeText(),
    interestRateExpirationDate: maybeText(),
    startDate: maybeText(),
  }),
  PrivateLoan: v.object({
    loanAmount: maybeMoney(),
    monthlyCost: maybe(v.object(cost)),
    startDate: maybeText(),
    interestRate: maybeNumber(),
    paybackTimeYears: maybeNumber(),
  }),
};

const customerDetailsSchema = v.object({
  address: maybe(addressSchema),
  registrationNumber: maybeText(),
  email: maybeText(),
  facility: maybe(
    v.object({
      facilityId: maybeId(),
      estimatedAnnualConsumption: maybe(amountSchema),
      electricalArea: maybeText(),
      electricalAreaIdentifier: maybeText(),
    }),
  ),
});

const isHandled = (type: string | null): type is HandledType => CONTRACT_TYPES.some((handled) => handled === type);

/** What isn't an object at all is read as one that says nothing. */
const orNothing = (input: unknown): object => (typeof input === "object" && input !== null ? input : {});

const contractSchema = v.pipe(
  v.object({
    id: maybeId(),
    type: maybeText(),
    provider: maybe(providerSchema),
    identifyingName: maybeText(),
    sortOrder: listOf(text(200)),
    canUpdateContractAddress: flag(),
    lastUpdatedAt: maybeText(),
    customerDetails: v.pipe(v.optional(v.unknown(), null), v.transform(orNothing), customerDetailsSchema),
    agreementDetails: v.pipe(v.optional(v.unknown(), null), v.transform(orNothing)),
    invoiceAnalysisDetails: maybe(
      v.object({
        invoiceMonth: maybeText(),
        invoiceName: maybeText(),
        noBetterDealFound: flag(),
        backgroundProcess: maybe(backgroundProcessSchema),
      }),
    ),
  }),
  v.transform(({ type: named, agreementDetails, ...rest }): Contract => {
    const type = contractTypeOf(named);
    if (!isHandled(type)) return { ...rest, type: "Unknown", agreementDetails: null };
    return { ...rest, type, agreementDetails: v.parse(agreementSchemas[type], agreementDetails) } as Contract;
  }),
);

/** GET {svc}/contracts/{id}. */
export const contractDetailSchema = v.object({
  contract: contractSchema,
  offerPreview: maybe(offerCardSchema),
  todoCard: maybe(todoCardSchema),
  ongoingCards: listOf(ongoingCardSchema),
  historyCard: maybe(historyCardSchema),
});
