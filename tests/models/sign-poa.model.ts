/**
 * The specification's diagram of signing the power of attorney (§2 "/sign/poa/{options}", §5 "Sign options", §8 "Sign fails",
 * with AMB-09, AMB-55, AMB-56, AMB-66). Written from the specification, never from machines/. How an order gets to its end is the
 * order's own diagram.
 */
import { setup } from "xstate";

export const signPoaModel = setup({
  types: {
    events: {} as {
      type:
        | "a link that says nothing good is opened"
        | "a link to sign is opened"
        | "a press in the app leads here"
        | "an admin who acts for a customer comes here"
        | "the admin stops acting"
        | "the app leads back while the order is under way"
        | "the server offers the power of attorney"
        | "the server offers another one"
        | "the server refuses"
        | "there is no connection"
        | "the server asks for a consent"
        | "the person tries again"
        | "the connection is back"
        | "the person presses sign"
        | "the person signs"
        | "the person signs in another tab"
        | "the order fails"
        | "the person turns back"
        | "the customer is read anew"
        | "the customer cannot be read";
    },
  },
}).createMachine({
  id: "sign-poa",
  meta: { proves: ["SIGN-01", "SIGN-03", "SIGN-08", "SIGN-09", "AMB-09", "AMB-55", "AMB-56", "AMB-66", "A12"] },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "a link that says nothing good is opened": "refused",
        "a link to sign is opened": "checking",
        "a press in the app leads here": "checking, asked for",
        "the app leads back while the order is under way": "checking, asked for",
        "an admin who acts for a customer comes here": "not theirs to sign",
      },
    },
    checking: {
      on: {
        "the server offers the power of attorney": "asking",
        "the server offers another one": "refused",
        "the server refuses": "not checked",
        "there is no connection": "without connection",
        "the server asks for a consent": "held up",
        "the person turns back": "where a failure leads",
      },
    },
    "checking, asked for": {
      on: { "the server offers the power of attorney": "signing", "the server offers another one": "refused" },
    },
    "not checked": { on: { "the person tries again": "checking", "the person turns back": "where a failure leads" } },
    "without connection": { on: { "the person tries again": "checking", "the connection is back": "checking" } },
    "held up": { on: { "the person turns back": "where a failure leads" } },
    asking: { on: { "the person presses sign": "signing", "the person turns back": "where a failure leads" } },
    signing: {
      on: {
        "the person signs": "signed",
        "the person signs in another tab": "signed",
        "the order fails": "told that signing failed",
        "the person turns back": "where a failure leads",
      },
    },
    signed: {
      on: { "the customer is read anew": "where a success leads", "the customer cannot be read": "where a success leads" },
    },
    refused: {},
    "not theirs to sign": { on: { "the admin stops acting": "as themselves", "the person turns back": "where a failure leads" } },
    "as themselves": {},
    "where a success leads": {},
    "where a failure leads": {},
    "told that signing failed": {},
  },
});
