/** What a contract in full is read into: each of its parts, whole. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { contractDetailSchema } from "../../src/api/schemas/contracts";
import { kallgatan } from "../support/contracts";

const provider = { id: "granby", name: "Granby Energi", logoImageUrl: "/logos/granby.svg" };

const contract = {
  id: "c1",
  type: "Mortgage",
  provider,
  identifyingName: "Källgatan 12",
  sortOrder: ["agreementDetails.startDate", "agreementDetails.loanAmount"],
  canUpdateContractAddress: true,
  lastUpdatedAt: "2026-02-28T09:00:00Z",
  customerDetails: {
    address: kallgatan,
    registrationNumber: "ABC12A",
    email: "a@example.com",
    facility: {
      facilityId: "735999",
      estimatedAnnualConsumption: { value: 4_800, unitKey: "kwhPerYear" },
      electricalArea: "Malmö",
      electricalAreaIdentifier: "SE4",
    },
  },
  agreementDetails: {
    loanNumber: "9021",
    loanAmount: { value: 2_380_000, unitKey: "sek" },
    monthlyCost: {
      amount: 7_840,
      discount: { amount: 40, expirationDate: "2026-06-01" },
      discountExpiration: "2026-07-01",
      discountDurationMonths: 3,
      unitKey: "sekPerMonth",
    },
    interestRate: 0.0395,
    interestRateType: "FIXED",
    interestRateExpirationDate: "2027-11-01",
    startDate: "2021-09-15",
  },
  invoiceAnalysisDetails: {
    invoiceMonth: "2026-02",
    invoiceName: "faktura.pdf",
    noBetterDealFound: true,
    backgroundProcess: { status: "COMPLETED", statusDescriptionKey: "its.words", type: "INVOICE_ANALYSIS" },
  },
};

const contextualInformation = { title: "Varför?", body: "Därför." };

const detail = {
  contract,
  offerPreview: {
    contractType: "Mortgage",
    contractId: "c1",
    offerId: "o1",
    provider,
    description: "Lägre ränta",
    savings: { savingsTitleKey: "offer.savings.title", price: { value: 146, unitKey: "sekPerMonth" } },
    subFlow: { buttonTextKey: "offer.show", action: "OFFER_DETAILS", externalUrl: null },
  },
  todoCard: {
    contractId: "c1",
    contractType: "Mortgage",
    cardType: "OTHER",
    titleKey: "todo.title",
    titleSource: "Källgatan 12",
    description: "Gör så här.",
    contextualInformation,
    providers: [provider],
    subFlows: [{ type: "Secondary", action: "ACKNOWLEDGE", buttonNameKey: "todo.button", externalUrl: null }],
    backgroundProcess: null,
  },
  ongoingCards: [
    {
      contractId: "c1",
      contractType: "Mortgage",
      description: "Vi byter.",
      subView: "ongoing.subView.reading",
      toBeCanceled: true,
      contextualInformation,
      providers: [provider],
      offers: [],
      subFlow: null,
      pollingId: "p1",
    },
  ],
  historyCard: {
    titleKey: "history.title",
    description: "Det gick inte.",
    contextualInformation,
    stateCategory: "FAILURE",
    contractId: "c1",
  },
};

it("a contract is taken whole with its cards, what we don't know left aside [CDET-16] [CDET-17] [CDET-18] [CDET-31] [INV-10] [TODO-19]", () => {
  const sent = { ...detail, contract: { ...contract, colour: "green" }, banner: {} };
  expect(v.parse(contractDetailSchema, sent)).toEqual(detail);
});

it.each([
  ["contract", { contract: null }],
  ["kind of contract", { contract: { ...contract, type: undefined } }],
])("without its %s it is none, or of a type that nobody knows [CDET-16] [CDET-17]", (what, parts) => {
  const read = v.safeParse(contractDetailSchema, { ...detail, ...parts });
  expect(read.success && read.output.contract.type).toBe(what === "contract" ? false : "Unknown");
});

it("what a contract says of its latest invoice may have holes [CDET-31] [F17]", () => {
  const read = (invoiceAnalysisDetails: unknown) =>
    v.parse(contractDetailSchema, { contract: { ...contract, invoiceAnalysisDetails } }).contract.invoiceAnalysisDetails;
  const nothing = { invoiceMonth: null, invoiceName: null, noBetterDealFound: false, backgroundProcess: null };
  expect(read({})).toEqual(nothing);
  expect(read({ invoiceMonth: 2, invoiceName: {}, noBetterDealFound: "yes", backgroundProcess: "PROCESSING" })).toEqual(nothing);
  expect([read(null), read("x")]).toEqual([null, null]);
});
