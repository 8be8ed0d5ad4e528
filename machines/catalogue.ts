/** Every machine by its slug: for the documents, the tests and the flow viewer. */
import type { AnyStateMachine } from "xstate";
import { addContractMachine } from "./add-contract";
import { addressEditorMachine } from "./address-editor";
import { appMachine } from "./app";
import { createBankIdOrderMachine } from "./bankid-order";
import { consentMachine } from "./consent";
import { contractDetailMachine } from "./contract-detail";
import { contractsMachine } from "./contracts";
import { electricityOffersMachine } from "./electricity-offers";
import { hiddenModeMachine } from "./hidden-mode";
import { homeMachine } from "./home";
import { invoiceAnalysisMachine } from "./invoice-analysis";
import { loginMachine } from "./login";
import { onboardingMachine } from "./onboarding";
import { createPageMachine } from "./page";
import { providerSelectionMachine } from "./provider-selection";
import { sessionMachine } from "./session";
import { signPoaMachine } from "./sign-poa";
import { textResourcesMachine } from "./text-resources";
import { todoCardMachine } from "./todo-card";
import { tokenRefreshMachine } from "./token-refresh";

export const catalogue = {
  "add-contract": addContractMachine,
  "address-editor": addressEditorMachine,
  app: appMachine,
  "bankid-order": createBankIdOrderMachine<unknown>(),
  consent: consentMachine,
  "contract-detail": contractDetailMachine,
  contracts: contractsMachine,
  "electricity-offers": electricityOffersMachine,
  "hidden-mode": hiddenModeMachine,
  home: homeMachine,
  "invoice-analysis": invoiceAnalysisMachine,
  login: loginMachine,
  onboarding: onboardingMachine,
  page: createPageMachine<unknown>(),
  "provider-selection": providerSelectionMachine,
  session: sessionMachine,
  "sign-poa": signPoaMachine,
  "text-resources": textResourcesMachine,
  "todo-card": todoCardMachine,
  "token-refresh": tokenRefreshMachine,
} satisfies Record<string, AnyStateMachine>;

export type Slug = keyof typeof catalogue;
