/**
 * The specification's diagram of a card and its buttons (§4 "Todo card actions", "Offer card click", §8, with AMB-21, AMB-41,
 * AMB-63, AMB-64). A state is what one could tell a person, an event what happens in the world.
 */
import { setup } from "xstate";

export const todoCardModel = setup({
  types: {
    events: {} as {
      type:
        | "a card about an invoice that has been gone through is shown"
        | "a card about contracts to collect is shown"
        | "a card that leads to a page is shown"
        | "a card with a button that nobody knows is shown"
        | "an offer whose click nobody handles is shown"
        | "an offer of a type that nobody handles is shown"
        | "the person has seen it"
        | "the person has seen it and wants the offers"
        | "the person wants to collect"
        | "the person presses"
        | "the person presses once more"
        | "the server notes it"
        | "the server has noted it before"
        | "the server begins the collection"
        | "the server refuses"
        | "the server asks for a consent"
        | "the consent is given"
        | "the page arrives, without the card"
        | "the page arrives, with the card";
    },
  },
}).createMachine({
  id: "todo-card",
  meta: {
    proves: ["TODO-04", "TODO-07", "TODO-08", "TODO-10", "TODO-17", "TODO-18", "AMB-21", "AMB-41", "AMB-63", "AMB-64", "UX-03"],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "a card about an invoice that has been gone through is shown": "invoice card",
        "a card about contracts to collect is shown": "collection card",
        "a card that leads to a page is shown": "card with a way on",
        "a card with a button that nobody knows is shown": "card of another time",
        "an offer whose click nobody handles is shown": "offer without a handler",
        "an offer of a type that nobody handles is shown": "offer of another type",
      },
    },
    "invoice card": {
      on: {
        "the person has seen it": "noting",
        "the person has seen it and wants the offers": "noting, offers wanted",
      },
    },
    noting: {
      on: {
        "the person presses once more": "noting",
        "the server notes it": "noted, reading the page anew",
        "the server has noted it before": "noted, reading the page anew",
        "the server refuses": "not noted, told so",
        "the server asks for a consent": "consent asked for",
      },
    },
    "noting, offers wanted": {
      on: {
        "the server notes it": "at the offers",
        "the server has noted it before": "at the offers",
        "the server refuses": "not noted, told so",
        "the server asks for a consent": "consent asked for",
      },
    },
    "noted, reading the page anew": {
      on: {
        "the person presses once more": "noted, reading the page anew",
        "the page arrives, without the card": "card gone",
        "the page arrives, with the card": "invoice card, still there",
      },
    },
    "invoice card, still there": { on: { "the person has seen it": "noting again" } },
    "noting again": {},
    "card gone": {},
    "at the offers": {},
    // Perhaps it was noted all the same: the page is read anew.
    "not noted, told so": {
      on: {
        "the person has seen it": "noting again",
        "the page arrives, without the card": "card gone",
        "the page arrives, with the card": "invoice card, still there",
      },
    },
    "consent asked for": { on: { "the consent is given": "consent given" } },
    "consent given": { on: { "the person has seen it": "noting again" } },
    "collection card": { on: { "the person wants to collect": "beginning the collection" } },
    "beginning the collection": {
      on: {
        "the person presses once more": "beginning the collection",
        "the server begins the collection": "at the collection",
        "the server refuses": "collection not begun, told so",
        "the server asks for a consent": "collection, consent asked for",
      },
    },
    "at the collection": {},
    "collection not begun, told so": { on: { "the person wants to collect": "beginning the collection again" } },
    "collection, consent asked for": { on: { "the consent is given": "collection, consent given" } },
    "collection, consent given": { on: { "the person wants to collect": "beginning the collection again" } },
    "beginning the collection again": {},
    "card with a way on": { on: { "the person presses": "on that page" } },
    "on that page": {},
    "card of another time": { on: { "the person presses": "told that it can't be done" } },
    "told that it can't be done": { on: { "the person presses once more": "told that it can't be done, twice" } },
    "told that it can't be done, twice": {},
    "offer without a handler": { on: { "the person presses": "offer that can't be opened" } },
    "offer of another type": { on: { "the person presses": "offer of another type that can't be opened" } },
    "offer that can't be opened": {},
    "offer of another type that can't be opened": {},
  },
});
