/**
 * The specification's diagram of the electricity offers (§2 "Electricity offers", §4 "Electricity offer", §8, with AMB-24, AMB-37,
 * AMB-58, AMB-64). It is written from the specification, never from machines/. A state is what one could tell a person, an event
 * is what happens in the world.
 */
import { setup } from "xstate";

export const electricityOffersModel = setup({
  types: {
    events: {} as {
      type:
        | "the person opens the offers for a contract"
        | "the person opens an offer"
        | "the person opens a discount"
        | "the person opens a loyalty offer"
        | "the person follows a link to nothing"
        | "the offers arrive"
        | "there are none"
        | "the offer arrives"
        | "the offer arrives at the third try"
        | "it is agreed on already"
        | "the contract turns out to be of another kind"
        | "the server knows of no such contract"
        | "the server refuses"
        | "there is no connection"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person tries again"
        | "the connection is back"
        | "the person chooses an offer"
        | "an answer that the person gave before arrives"
        | "the person says yes"
        | "the person presses once more"
        | "the server takes it"
        | "the server doesn't take it"
        | "it has been agreed to elsewhere"
        | "the connection breaks off"
        | "the server breaks down"
        | "it turns out to be agreed on"
        | "another offer turns out to be agreed on"
        | "it turns out to be as before"
        | "it turns out to be gone"
        | "nobody can tell"
        | "the person asks how it stands"
        | "the person comes back to the page"
        | "the person comes back after a while"
        | "the person wants to decline"
        | "the person thinks better of it"
        | "the person declines"
        | "the server says that it is gone already"
        | "the person goes to the contract"
        | "the person goes back";
    },
  },
}).createMachine({
  id: "electricity offers",
  meta: {
    proves: [
      "EL-03",
      "EL-04",
      "EL-14",
      "EL-15",
      "EL-16",
      "EL-17",
      "EL-18",
      "EL-19",
      "EL-20",
      "AMB-24",
      "AMB-58",
      "AMB-64",
      "F06",
      "TR-15",
      "UX-03",
    ],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "the person opens the offers for a contract": "loading the offers",
        "the person opens an offer": "loading the offer",
        "the person opens a discount": "loading the discount",
        "the person opens a loyalty offer": "loading the loyalty offer",
        "the person follows a link to nothing": "loading nothing",
      },
    },

    "loading the offers": {
      on: {
        "the offers arrive": "offers",
        "there are none": "no better offer",
        "the contract turns out to be of another kind": "no electricity",
        "the server refuses": "refused",
        "there is no connection": "offline",
        "the server asks for a consent": "consent asked for",
        "the person goes back": "contract, by the way back",
      },
    },
    "loading nothing": { on: { "the server knows of no such contract": "not found" } },
    refused: { on: { "the person tries again": "loading the offers" } },
    offline: { on: { "the person tries again": "loading the offers", "the connection is back": "loading the offers" } },
    "not found": {},
    "consent asked for": { on: { "the consent is given": "loading the offers" } },
    "no better offer": { on: { "the person goes back": "contract, by the way back" } },
    "no electricity": { on: { "the person goes back": "contract, by the way back" } },
    offers: {
      on: {
        "the person chooses an offer": "that offer",
        "an answer that the person gave before arrives": "offers, looked at anew",
        "the person comes back after a while": "offers, looked at anew",
        "the person goes back": "contract, by the way back",
      },
    },
    "offers, looked at anew": {
      on: {
        "the person chooses an offer": "that offer",
        "the offers arrive": "offers",
        "there are none": "no better offer",
        "nobody can tell": "offers",
      },
    },
    "that offer": {},
    "contract, by the way back": {},

    "loading the offer": {
      on: {
        "the offer arrives": "offer",
        "the offer arrives at the third try": "offer",
        "it is agreed on already": "agreed on before",
        "another offer turns out to be agreed on": "another one agreed on",
        "the contract turns out to be of another kind": "no electricity",
      },
    },
    offer: {
      on: {
        "the person says yes": "saying yes",
        "an answer that the person gave before arrives": "loading how it stands",
        "the person comes back after a while": "offer, looked at anew",
      },
    },
    "offer, looked at anew": {
      on: {
        "it turns out to be agreed on": "agreed on before",
        "another offer turns out to be agreed on": "another one agreed on",
        "it turns out to be as before": "offer",
        "it turns out to be gone": "gone",
        "nobody can tell": "offer",
        "the person says yes": "saying yes",
      },
    },
    "another one agreed on": { on: { "the person goes to the contract": "contract" } },
    gone: { on: { "the person goes to the contract": "contract" } },
    "saying yes": {
      on: {
        "the person presses once more": "saying yes",
        "the server takes it": "reading how it stands now",
        "the server doesn't take it": "finding out why it wasn't taken",
        "it has been agreed to elsewhere": "finding out why it wasn't taken",
        "the server breaks down": "finding out whether it arrived",
        "the connection breaks off": "finding out whether it arrived",
        "the server asks for a consent": "offer, consent asked for",
      },
    },
    "offer, consent asked for": { on: { "the consent is given": "offer" } },
    "reading how it stands now": {
      on: {
        "it turns out to be agreed on": "agreed",
        "another offer turns out to be agreed on": "another one agreed on",
        "it turns out to be as before": "being dealt with",
        "nobody can tell": "being dealt with",
        "the server asks for a consent": "being dealt with, consent asked for",
      },
    },
    "finding out why it wasn't taken": {
      on: {
        "it turns out to be agreed on": "agreed",
        "another offer turns out to be agreed on": "another one agreed on",
        "it turns out to be as before": "offer, not agreed on",
        "nobody can tell": "offer, not agreed on",
        "it turns out to be gone": "gone",
      },
    },
    "finding out whether it arrived": {
      on: {
        "it turns out to be agreed on": "agreed",
        "another offer turns out to be agreed on": "another one agreed on",
        "it turns out to be as before": "offer, not agreed on",
        "nobody can tell": "not known",
        "it turns out to be gone": "gone",
        "the server asks for a consent": "not known, consent asked for",
      },
    },
    "offer, not agreed on": { on: { "the person says yes": "saying yes" } },
    "not known": {
      on: {
        "the person asks how it stands": "finding out once more",
        "the person comes back to the page": "finding out once more",
      },
    },
    "not known, consent asked for": { on: { "the consent is given": "finding out once more" } },
    "finding out once more": {
      on: {
        "it turns out to be agreed on": "agreed",
        "it turns out to be as before": "offer, not agreed on",
        "nobody can tell": "still not known",
        "it turns out to be gone": "gone",
      },
    },
    "still not known": { on: { "the person asks how it stands": "finding out once more" } },
    "loading how it stands": {
      on: { "it turns out to be agreed on": "agreed on before", "it turns out to be as before": "offer" },
    },
    "being dealt with": {
      on: { "the person asks how it stands": "looking again", "the person comes back to the page": "looking again" },
    },
    "being dealt with, consent asked for": { on: { "the consent is given": "looking again" } },
    "looking again": {
      on: {
        "it turns out to be agreed on": "agreed",
        "it turns out to be as before": "being dealt with, nothing new",
        "nobody can tell": "being dealt with, nothing new",
      },
    },
    "being dealt with, nothing new": { on: { "the person asks how it stands": "looking again" } },
    agreed: { on: { "the person goes to the contract": "contract" } },
    "agreed on before": { on: { "the person goes to the contract": "contract" } },
    contract: {},

    "loading the discount": { on: { "the offer arrives": "discount" } },
    discount: { on: { "the person says yes": "acknowledging" } },
    acknowledging: {
      on: {
        "the server takes it": "reading how the discount stands",
        "the server breaks down": "finding out whether it is acknowledged",
      },
    },
    "reading how the discount stands": { on: { "it turns out to be agreed on": "agreed" } },
    "finding out whether it is acknowledged": { on: { "it turns out to be as before": "discount, not acknowledged" } },
    "discount, not acknowledged": { on: { "the person says yes": "acknowledging" } },

    "loading the loyalty offer": { on: { "the offer arrives": "loyalty offer" } },
    "loyalty offer": { on: { "the person wants to decline": "asked whether to decline" } },
    "asked whether to decline": {
      on: { "the person thinks better of it": "loyalty offer", "the person declines": "declining" },
    },
    declining: {
      on: {
        "the person presses once more": "declining",
        "the server takes it": "home, declined",
        "the server says that it is gone already": "home, declined",
        "the server doesn't take it": "finding out why it wasn't declined",
        "the server breaks down": "finding out whether it is declined",
        "the connection breaks off": "finding out whether it is declined",
        "the server asks for a consent": "loyalty offer, consent asked for",
      },
    },
    "finding out why it wasn't declined": {
      on: {
        "it turns out to be gone": "home, declined",
        "it turns out to be as before": "loyalty offer, not declined",
        "nobody can tell": "loyalty offer, not declined",
        "it turns out to be agreed on": "agreed on before",
        "another offer turns out to be agreed on": "another one agreed on",
      },
    },
    "finding out whether it is declined": {
      on: {
        "it turns out to be gone": "home, declined",
        "it turns out to be as before": "loyalty offer, not declined",
        "nobody can tell": "not known whether declined",
        "it turns out to be agreed on": "agreed on before",
        "the server asks for a consent": "not known whether declined, consent asked for",
      },
    },
    "loyalty offer, not declined": { on: { "the person wants to decline": "asked whether to decline" } },
    "loyalty offer, consent asked for": { on: { "the consent is given": "loyalty offer" } },
    "not known whether declined": { on: { "the person asks how it stands": "finding out once more whether it is declined" } },
    "not known whether declined, consent asked for": {
      on: { "the consent is given": "finding out once more whether it is declined" },
    },
    "finding out once more whether it is declined": {
      on: {
        "it turns out to be gone": "home, declined",
        "it turns out to be as before": "loyalty offer, not declined",
        "it turns out to be agreed on": "agreed on before",
        "nobody can tell": "still not known whether declined",
      },
    },
    "still not known whether declined": {
      on: { "the person asks how it stands": "finding out once more whether it is declined" },
    },
    "home, declined": {},
  },
});
