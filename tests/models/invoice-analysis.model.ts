/**
 * The specification's diagram of an invoice and its analysis (§4 "Background invoice process", §5 "Invoice upload", §8, §9, with
 * AMB-21, AMB-33, AMB-41, AMB-64, AMB-70). A state is what one could tell a person, an event what happens in the world.
 */
import { setup } from "xstate";

export const invoiceAnalysisModel = setup({
  types: {
    events: {} as {
      type:
        | "a contract without an invoice is opened"
        | "a contract whose invoice is being analysed is opened"
        | "a contract whose invoice has a status that nobody knows is opened"
        | "a contract whose invoice is analysed is opened"
        | "a contract whose invoice couldn't be analysed is opened"
        | "a contract without an invoice is opened in the wrapping app"
        | "a contract without an invoice is opened in a wrapping app that is too old"
        | "the person chooses a file"
        | "the person asks the wrapping app for a file"
        | "the person asks the wrapping app once more"
        | "the person comes back with a file"
        | "the person comes back without a file"
        | "the person comes back with something that is no file"
        | "the person wants to update the wrapping app"
        | "the person doesn't want to update the wrapping app"
        | "the file is fine"
        | "the file can't be taken"
        | "more of the file is sent"
        | "the server takes it"
        | "the server takes it, and has analysed it already"
        | "the server takes it, and can't read it"
        | "the server finds it too large"
        | "the server refuses it"
        | "the server knows the contract no longer"
        | "the connection breaks half-way"
        | "all is sent, but no answer comes"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person cancels"
        | "it has arrived"
        | "it hasn't arrived"
        | "nobody can say whether it has arrived"
        | "the person turns back"
        | "the person tries again"
        | "the person asks once more whether it has arrived"
        | "the person sends it all the same"
        | "the analysis goes on"
        | "the status can't be read"
        | "the analysis is done"
        | "the analysis fails"
        | "two minutes pass"
        | "the person comes back to the page"
        | "the person asks how it stands"
        | "the person acknowledges"
        | "the person acknowledges on the card that tells of it"
        | "it is noted"
        | "it is noted already"
        | "it can't be noted";
    },
  },
}).createMachine({
  id: "invoice analysis",
  meta: { proves: ["INV-03", "INV-06", "INV-07", "INV-08", "INV-13", "AMB-21", "AMB-41", "AMB-64", "F23", "F74", "F77", "F79"] },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "a contract without an invoice is opened": "no invoice",
        "a contract whose invoice is being analysed is opened": "being analysed",
        "a contract whose invoice has a status that nobody knows is opened": "being analysed",
        "a contract whose invoice is analysed is opened": "analysed",
        "a contract whose invoice couldn't be analysed is opened": "not analysed",
        "a contract without an invoice is opened in the wrapping app": "no invoice, in the wrapping app",
        "a contract without an invoice is opened in a wrapping app that is too old": "no invoice, in an old wrapping app",
      },
    },
    "no invoice": { on: { "the person chooses a file": "looking at the file" } },
    "no invoice, in the wrapping app": { on: { "the person asks the wrapping app for a file": "in the wrapping app's picker" } },
    "in the wrapping app's picker": {
      on: {
        "the person asks the wrapping app once more": "in the wrapping app's picker",
        "the person comes back with a file": "looking at the file",
        "the person comes back without a file": "no invoice, in the wrapping app",
        "the person comes back with something that is no file": "file refused",
      },
    },
    "no invoice, in an old wrapping app": {
      on: { "the person asks the wrapping app for a file": "asked to update the wrapping app" },
    },
    "asked to update the wrapping app": {
      on: {
        "the person wants to update the wrapping app": "in the store",
        "the person doesn't want to update the wrapping app": "no invoice, in an old wrapping app",
      },
    },
    "in the store": {},
    "looking at the file": { on: { "the file is fine": "sending", "the file can't be taken": "file refused" } },
    "file refused": {
      on: { "the person chooses a file": "looking at the file", "the person turns back": "no invoice" },
    },
    sending: {
      on: {
        "more of the file is sent": "sending",
        "the person cancels": "no invoice",
        "the server takes it": "being analysed",
        "the server takes it, and has analysed it already": "analysed just now",
        "the server takes it, and can't read it": "found unreadable",
        "the server finds it too large": "refused by the server",
        "the server refuses it": "not sent, told so",
        "the server knows the contract no longer": "page read anew, told so",
        "the connection breaks half-way": "not sent, told so",
        "the server asks for a consent": "not sent",
        "all is sent, but no answer comes": "asking whether it has arrived",
      },
    },
    "refused by the server": {
      on: { "the person chooses a file": "looking at the file", "the person turns back": "no invoice" },
    },
    "asking whether it has arrived": {
      on: {
        "it has arrived": "being analysed",
        "it hasn't arrived": "not sent, told so",
        "nobody can say whether it has arrived": "perhaps sent",
        "the server asks for a consent": "perhaps sent, consent asked for",
      },
    },
    "not sent, told so": {
      on: { "the person tries again": "looking at the file once more", "the person chooses a file": "looking at the file" },
    },
    // On the device it may have changed, or be gone.
    "looking at the file once more": { on: { "the file is fine": "sending", "the file can't be taken": "kept file refused" } },
    "kept file refused": {
      on: { "the person chooses a file": "looking at the file", "the person turns back": "no invoice" },
    },
    "not sent": { on: { "the consent is given": "not sent", "the person tries again": "looking at the file once more" } },
    "perhaps sent": {
      on: {
        "the person asks once more whether it has arrived": "asking whether it has arrived",
        "the person sends it all the same": "looking at the file once more",
      },
    },
    "perhaps sent, consent asked for": { on: { "the consent is given": "asking whether it has arrived" } },
    "page read anew, told so": {},
    "being analysed": {
      on: {
        "the analysis goes on": "being analysed",
        "the status can't be read": "being analysed",
        "the person comes back to the page": "being analysed",
        "the analysis is done": "analysed just now",
        "the analysis fails": "found unreadable",
        "the server knows the contract no longer": "page read anew",
        "the server asks for a consent": "consent asked for",
        "two minutes pass": "taking too long",
      },
    },
    "page read anew": {},
    "consent asked for": { on: { "the consent is given": "being analysed" } },
    "taking too long": {
      on: {
        "the person asks how it stands": "being analysed",
        "the person comes back to the page": "being analysed",
        "the person chooses a file": "looking at the file",
      },
    },
    "analysed just now": { on: { "the person acknowledges": "noting", "the person chooses a file": "looking at the file" } },
    analysed: {
      on: {
        "the person acknowledges": "noting",
        "the person acknowledges on the card that tells of it": "noted by the card",
        "the person chooses a file": "looking at the file",
      },
    },
    noting: {
      on: {
        "it is noted": "noted",
        "it is noted already": "noted",
        "it can't be noted": "not noted",
        "the server asks for a consent": "analysed",
      },
    },
    "noted by the card": { on: { "the person chooses a file": "looking at the file" } },
    noted: { on: { "the person chooses a file": "looking at the file" } },
    "not noted": { on: { "the person acknowledges": "noting" } },
    "not analysed": { on: { "the person chooses a file": "looking at the file" } },
    "found unreadable": { on: { "the person chooses a file": "looking at the file" } },
  },
});
