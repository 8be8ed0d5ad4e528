/** What the dashboard is made of. Specification §3; unknown enum values are kept as the strings that came. */

/** A value and its unit key: orePerKwh, sekPerMonth, megabitPerSecond, months.short, or one that we don't know yet. */
export type Amount = { value: number | null; unitKey: string | null };

export type Provider = { id: string | null; name: string; logoImageUrl: string | null };

export type SubFlow = {
  type: "Primary" | "Secondary" | "Upload" | (string & {});
  action: string | null;
  buttonNameKey: string | null;
  externalUrl: string | null;
};

export type ContextualInformation = { title: string | null; body: string | null };

export type BackgroundProcess = {
  status: "PROCESSING" | "COMPLETED" | "FAILED" | (string & {});
  statusDescriptionKey: string | null;
  type: string | null;
};

export type TodoCard = {
  contractId: string | null;
  contractType: string | null;
  cardType: string | null;
  titleKey: string | null;
  titleSource: string | null;
  /** Markup (markdown). */
  description: string | null;
  contextualInformation: ContextualInformation | null;
  providers: Provider[];
  subFlows: SubFlow[];
  backgroundProcess: BackgroundProcess | null;
};

export type LoanOffer = {
  bidderName: string | null;
  amount: number | null;
  interestRate: number | null;
  paybackTime: number | null;
};

export type OngoingCard = {
  contractId: string | null;
  contractType: string | null;
  description: string | null;
  subView: string | null;
  toBeCanceled: boolean;
  contextualInformation: ContextualInformation | null;
  providers: Provider[];
  offers: LoanOffer[];
  subFlow: SubFlow | null;
  pollingId: string | null;
};

export type OfferCard = {
  contractType: string | null;
  contractId: string | null;
  offerId: string | null;
  provider: Provider | null;
  description: string | null;
  savings: { savingsTitleKey: string | null; price: Amount | null } | null;
  subFlow: { buttonTextKey: string | null; action: string | null; externalUrl: string | null } | null;
};

export type HistoryCard = {
  titleKey: string | null;
  description: string | null;
  contextualInformation: ContextualInformation | null;
  stateCategory: string | null;
  contractId: string | null;
};

export type Dashboard = {
  customerFirstName: string | null;
  todoCards: TodoCard[];
  ongoingCards: OngoingCard[];
  offerPreviewCards: OfferCard[];
  addMoreContractsCard: { missingContractTypes: string[]; titleKey: string | null; descriptionKey: string | null } | null;
};
