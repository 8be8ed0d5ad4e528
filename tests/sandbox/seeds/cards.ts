/** Cards of the dashboard: each function gives a whole card, and takes what is its own. */
import type { Dashboard, OfferCard, OngoingCard, Provider, SubFlow, TodoCard } from "../../../src/domain/cards";
import { type Contract, missingTypes } from "./contracts";

/** The dashboard without the person's name, which the service adds. */
export type DashboardCards = Omit<Dashboard, "customerFirstName">;

export const emptyDashboard: DashboardCards = {
  todoCards: [],
  ongoingCards: [],
  offerPreviewCards: [],
  addMoreContractsCard: null,
};

export const subFlow = (action: string | null, buttonNameKey: string, differences: Partial<SubFlow> = {}): SubFlow => ({
  type: "Primary",
  action,
  buttonNameKey,
  externalUrl: null,
  ...differences,
});

export const todoCard = (contract: Contract, card: Partial<TodoCard> & Pick<TodoCard, "titleKey" | "subFlows">): TodoCard => ({
  contractId: contract.contractId,
  contractType: contract.contractType,
  cardType: null,
  titleSource: contract.identifyingName,
  description: null,
  contextualInformation: null,
  providers: [contract.provider],
  backgroundProcess: null,
  ...card,
});

export const ongoingCard = (contract: Contract, description: string, card: Partial<OngoingCard> = {}): OngoingCard => ({
  contractId: contract.contractId,
  contractType: contract.contractType,
  description,
  subView: null,
  toBeCanceled: false,
  contextualInformation: null,
  providers: [],
  offers: [],
  subFlow: null,
  pollingId: null,
  ...card,
});

type OfferParts = {
  offerId: string;
  provider: Provider;
  description: string;
  /** kr a month; says nothing of it without. */
  saves?: number;
  action: string;
  buttonTextKey: string;
};

export const offerCard = (contract: Contract, { saves, action, buttonTextKey, ...card }: OfferParts): OfferCard => ({
  contractType: contract.contractType,
  contractId: contract.contractId,
  ...card,
  savings:
    saves === undefined ? null : { savingsTitleKey: "offer.savings.title", price: { value: saves, unitKey: "sekPerMonth" } },
  subFlow: { buttonTextKey, action, externalUrl: null },
});

export const addMoreCard = (missingContractTypes: string[]): NonNullable<Dashboard["addMoreContractsCard"]> => ({
  missingContractTypes,
  titleKey: "addMoreContracts.title",
  descriptionKey: "addMoreContracts.description",
});

/** A dashboard with these cards, and the card that offers the types which the contracts lack. */
export const dashboardOf = (contracts: Contract[], cards: Partial<DashboardCards>): DashboardCards => {
  const missing = missingTypes(contracts);
  return { ...emptyDashboard, addMoreContractsCard: missing.length > 0 ? addMoreCard(missing) : null, ...cards };
};

// The cards that several people have.

export const carOffersCard = (contract: Contract, provider: Provider): OfferCard =>
  offerCard(contract, {
    offerId: `${contract.contractId}-offer-1`,
    provider,
    description: "Helförsäkring med samma självrisk som du har i dag.",
    saves: 118,
    action: "OFFERS_OVERVIEW",
    buttonTextKey: "offer.CARINSURANCE.showOffers",
  });

/** Where the status says already that it couldn't be read. */
export const UNREAD_ADVICE = "Prova med en skarpare bild, eller med filen från din elhandlare.";

export const uploadInvoiceCard = (contract: Contract): TodoCard =>
  todoCard(contract, {
    cardType: "INVOICE_ANALYSIS",
    titleKey: "todo.ELECTRICITY.uploadInvoice.title",
    description: "Ladda upp din senaste elfaktura, så räknar vi ut om du kan få ett bättre pris. Ett foto räcker.",
    subFlows: [subFlow("UPLOAD_INVOICE", "todo.ELECTRICITY.uploadInvoice.button", { type: "Upload" })],
  });

export const completeCarCard = (contract: Contract): TodoCard =>
  todoCard(contract, {
    titleKey: "todo.CARINSURANCE.complete.title",
    description: "Vi behöver bilens registreringsnummer för att kunna hämta erbjudanden.",
    subFlows: [subFlow("COMPLETE_CONTRACT_INFO", "todo.CARINSURANCE.complete.button")],
  });

/** Of an insurer that was picked as a whole: nobody knows yet what it holds. */
export const collectCard = (insurer: Provider): TodoCard => ({
  contractId: null,
  contractType: "Insurance",
  cardType: null,
  titleKey: "todo.INSURANCE.collect.title",
  titleSource: insurer.name,
  description: "Logga in hos försäkringsbolaget med BankID, så hämtar vi dina försäkringar. Det tar någon minut.",
  contextualInformation: null,
  providers: [insurer],
  subFlows: [subFlow("COLLECT_CONTRACTS", "todo.INSURANCE.collect.button")],
  backgroundProcess: null,
});

export const applyForLoanCard = (contract: Contract): TodoCard =>
  todoCard(contract, {
    titleKey: "todo.PRIVATELOAN.apply.title",
    description: "Svara på några frågor, så frågar vi flera banker åt dig. Det påverkar bara din kreditupplysning en gång.",
    subFlows: [subFlow("CREATE_PRIVATE_LOAN_APPLICATION", "todo.PRIVATELOAN.apply.button")],
  });
