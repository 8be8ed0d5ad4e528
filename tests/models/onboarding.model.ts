/**
 * The specification's diagram of the onboarding (§2 "/onboarding", §4 "Onboarding state", §5, with AMB-05, AMB-42, AMB-64).
 * It is written from the specification, never from machines/. A state is what one could tell a person, an event is what
 * happens in the world.
 */
import { setup } from "xstate";

export const onboardingModel = setup({
  types: {
    events: {} as {
      type:
        | "a new customer opens the page"
        | "a customer in a state that nobody knows opens the page"
        | "a customer without contracts opens the page"
        | "a customer without a power of attorney opens the page"
        | "a customer who is done opens the page"
        | "an admin opens the page for a customer without a power of attorney"
        | "a customer of whom nothing is known yet opens the page"
        | "the customer is read"
        | "the server refuses"
        | "there is no connection"
        | "the connection is back"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person tries again"
        | "the person types an e-mail and a number"
        | "the person types a number that is none"
        | "the person goes on"
        | "the person goes on once more"
        | "the person goes back"
        | "the server saves it"
        | "the server refuses the number"
        | "the person saves the address"
        | "the person goes on without a choice"
        | "the person picks a provider"
        | "the person adds the contracts"
        | "the person adds the contracts once more"
        | "the server adds them"
        | "the answer is lost"
        | "the contracts turn out to be there"
        | "the contracts turn out not to be there"
        | "the power of attorney is missing"
        | "contracts are still missing"
        | "the customer is in a state that nobody knows"
        | "nothing is missing"
        | "the documents arrive"
        | "the person signs"
        | "the person signs once more"
        | "the page is loaded anew"
        | "the customer turns out to be done"
        | "the customer turns out to lack only the power of attorney"
        | "the person leaves";
    },
  },
}).createMachine({
  id: "onboarding",
  meta: {
    proves: [
      "ONB-01",
      "ONB-02",
      "ONB-03",
      "ONB-04",
      "ONB-05",
      "ONB-07",
      "ONB-08",
      "ONB-09",
      "ONB-11",
      "ONB-13",
      "ONB-14",
      "ONB-15",
      "ONB-16",
      "ONB-17",
      "ONB-19",
      "AMB-05",
      "AMB-42",
      "AMB-64",
      "F22",
      "F65",
      "F69",
    ],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "a new customer opens the page": "contact details, empty",
        "a customer in a state that nobody knows opens the page": "contact details, filled in",
        "a customer without contracts opens the page": "contracts, none chosen",
        "a customer without a power of attorney opens the page": "documents on their way",
        "a customer who is done opens the page": "home",
        "an admin opens the page for a customer without a power of attorney": "only the customer can sign",
        "a customer of whom nothing is known yet opens the page": "customer on the way",
      },
    },

    "customer on the way": {
      on: {
        "the customer is read": "contact details, empty",
        "the server refuses": "customer unknown",
        "there is no connection": "customer unknown, offline",
        "the server asks for a consent": "customer unknown, consent asked for",
      },
    },
    "customer unknown": { on: { "the person tries again": "customer on the way" } },
    "customer unknown, offline": {
      on: { "the person tries again": "customer on the way", "the connection is back": "customer on the way" },
    },
    "customer unknown, consent asked for": { on: { "the consent is given": "customer on the way" } },

    "contact details, empty": {
      on: {
        "the person types an e-mail and a number": "contact details, filled in",
        "the person types a number that is none": "contact details, number wrong",
        "the person leaves": "out",
      },
    },
    "contact details, number wrong": { on: { "the person types an e-mail and a number": "contact details, filled in" } },
    "contact details, filled in": {
      on: {
        "the person goes on": "saving contact details",
        "the page is loaded anew": "contact details, filled in",
        "the customer turns out to be done": "home",
        "the customer turns out to lack only the power of attorney": "documents on their way",
      },
    },
    "saving contact details": {
      on: {
        "the person goes on once more": "saving contact details",
        "the server saves it": "address",
        "the server refuses the number": "contact details, number refused",
        "the server refuses": "contact details, not saved",
        "there is no connection": "contact details, not saved",
        "the server asks for a consent": "contact details, consent asked for",
      },
    },
    "contact details, number refused": { on: { "the person types an e-mail and a number": "contact details, filled in" } },
    "contact details, not saved": { on: { "the person goes on": "saving contact details" } },
    "contact details, consent asked for": {},
    "contact details, saved": { on: { "the person goes on": "address" } },

    address: {
      on: {
        "the person goes back": "contact details, saved",
        "the page is loaded anew": "address",
        "the person saves the address": "saving the address",
      },
    },
    "saving the address": { on: { "the server saves it": "contracts, none chosen" } },
    "address, come back to": {},

    "contracts, none chosen": {
      on: {
        "the person goes on without a choice": "contracts, none chosen",
        "the person picks a provider": "contracts, one chosen",
        "the person goes back": "address, come back to",
      },
    },
    "contracts, one chosen": {
      on: {
        "the page is loaded anew": "contracts, one chosen",
        "the person adds the contracts": "adding contracts",
      },
    },
    "adding contracts": {
      on: {
        "the person adds the contracts once more": "adding contracts",
        "the server adds them": "what comes next on its way",
        "the server refuses": "contracts, not added",
        "the server asks for a consent": "contracts, consent asked for",
        "the answer is lost": "perhaps added",
      },
    },
    "contracts, not added": { on: { "the person adds the contracts": "adding contracts" } },
    "contracts, consent asked for": {},
    "perhaps added": {
      on: {
        "the contracts turn out to be there": "documents on their way",
        "the contracts turn out not to be there": "contracts, not added",
        "the server refuses": "contracts, not added",
      },
    },
    "what comes next on its way": {
      on: {
        "the power of attorney is missing": "documents on their way",
        "contracts are still missing": "contracts, none chosen",
        "the customer is in a state that nobody knows": "documents on their way",
        "nothing is missing": "home",
        "the server refuses": "what comes next unknown",
        "there is no connection": "what comes next unknown, offline",
        "the server asks for a consent": "what comes next unknown, consent asked for",
      },
    },
    "what comes next unknown": { on: { "the person tries again": "what comes next on its way" } },
    "what comes next unknown, offline": { on: { "the connection is back": "what comes next on its way" } },
    "what comes next unknown, consent asked for": { on: { "the consent is given": "what comes next on its way" } },

    "documents on their way": {
      on: {
        "the documents arrive": "ready to sign",
        "the server refuses": "documents unknown",
        "there is no connection": "documents unknown, offline",
        "the server asks for a consent": "documents unknown, consent asked for",
      },
    },
    "documents unknown": { on: { "the person tries again": "documents on their way" } },
    "documents unknown, offline": { on: { "the connection is back": "documents on their way" } },
    "documents unknown, consent asked for": { on: { "the consent is given": "documents on their way" } },
    "ready to sign": { on: { "the person signs": "signing", "the customer turns out to be done": "home" } },
    signing: { on: { "the person signs once more": "signing" } },
    "only the customer can sign": { on: { "the person leaves": "out" } },

    home: {},
    out: {},
  },
});
