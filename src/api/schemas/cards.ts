/** The dashboard and its cards. Specification §3 "Dashboard", "Todo card", "Ongoing card", "Offer card". */
import * as v from "valibot";
import { flag, listOf, maybe, maybeId, maybeNumber, maybeText, name, text } from "./lenient";

export const amountSchema = v.object({ value: maybeNumber(), unitKey: maybeText() });

export const providerSchema = v.object({ id: maybeId(), name: name(200), logoImageUrl: maybeText() });

const subFlowSchema = v.object({
  type: v.fallback(text(100), "Primary"),
  action: maybeText(),
  buttonNameKey: maybeText(),
  externalUrl: maybeText(),
});

const contextualInformationSchema = v.object({ title: maybeText(), body: maybeText() });

export const backgroundProcessSchema = v.object({ status: text(100), statusDescriptionKey: maybeText(), type: maybeText() });

export const todoCardSchema = v.object({
  contractId: maybeId(),
  contractType: maybeText(),
  cardType: maybeText(),
  titleKey: maybeText(),
  titleSource: maybeText(),
  description: maybeText(),
  contextualInformation: maybe(contextualInformationSchema),
  providers: listOf(providerSchema),
  subFlows: listOf(subFlowSchema, 10),
  backgroundProcess: maybe(backgroundProcessSchema),
});

export const ongoingCardSchema = v.object({
  contractId: maybeId(),
  contractType: maybeText(),
  description: maybeText(),
  subView: maybeText(),
  toBeCanceled: flag(),
  contextualInformation: maybe(contextualInformationSchema),
  providers: listOf(providerSchema),
  offers: listOf(
    v.object({ bidderName: maybeText(), amount: maybeNumber(), interestRate: maybeNumber(), paybackTime: maybeNumber() }),
  ),
  subFlow: maybe(subFlowSchema),
  pollingId: maybeId(),
});

export const offerCardSchema = v.object({
  contractType: maybeText(),
  contractId: maybeId(),
  offerId: maybeId(),
  provider: maybe(providerSchema),
  description: maybeText(),
  savings: maybe(v.object({ savingsTitleKey: maybeText(), price: maybe(amountSchema) })),
  subFlow: maybe(v.object({ buttonTextKey: maybeText(), action: maybeText(), externalUrl: maybeText() })),
});

export const historyCardSchema = v.object({
  titleKey: maybeText(),
  description: maybeText(),
  contextualInformation: maybe(contextualInformationSchema),
  stateCategory: maybeText(),
  contractId: maybeId(),
});

/** GET {svc}/home/dashboard. */
export const dashboardSchema = v.object({
  customerFirstName: maybeText(),
  todoCards: listOf(todoCardSchema),
  ongoingCards: listOf(ongoingCardSchema),
  offerPreviewCards: listOf(offerCardSchema),
  addMoreContractsCard: maybe(
    v.object({ missingContractTypes: listOf(text(100)), titleKey: maybeText(), descriptionKey: maybeText() }),
  ),
});
