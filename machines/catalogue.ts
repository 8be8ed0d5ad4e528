/** Every machine by its slug: for the documents, the tests and the flow viewer. */
import type { AnyStateMachine } from "xstate";
import { appMachine } from "./app";
import { createBankIdOrderMachine } from "./bankid-order";
import { hiddenModeMachine } from "./hidden-mode";
import { homeMachine } from "./home";
import { loginMachine } from "./login";
import { createPageMachine } from "./page";
import { sessionMachine } from "./session";
import { textResourcesMachine } from "./text-resources";
import { tokenRefreshMachine } from "./token-refresh";

export const catalogue = {
  app: appMachine,
  "bankid-order": createBankIdOrderMachine<unknown>(),
  "hidden-mode": hiddenModeMachine,
  home: homeMachine,
  login: loginMachine,
  page: createPageMachine<unknown>(),
  session: sessionMachine,
  "text-resources": textResourcesMachine,
  "token-refresh": tokenRefreshMachine,
} satisfies Record<string, AnyStateMachine>;

export type Slug = keyof typeof catalogue;
