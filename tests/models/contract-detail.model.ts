/**
 * The specification's diagram of a contract's page (§2 "Contract detail", §8, with AMB-21, AMB-58, AMB-64).
 * It is written from the specification, never from machines/. A state is what one could tell a person, an event is what
 * happens in the world.
 */
import { setup } from "xstate";

export const contractDetailModel = setup({
  types: {
    events: {} as {
      type:
        | "the person opens a contract"
        | "the person opens a contract whose address is fixed"
        | "the person opens a contract whose invoice is being analysed"
        | "the person opens a contract whose invoice has been gone through"
        | "the person opens a contract of somebody else"
        | "the contract arrives"
        | "the contract arrives at the third try"
        | "the server knows of no such contract"
        | "the server refuses"
        | "there is no connection"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person tries again"
        | "the connection is back"
        | "the person wants to remove it"
        | "the person thinks better of it"
        | "the person says yes"
        | "the person presses once more"
        | "the server removes it"
        | "the server says that it is gone already"
        | "the server doesn't remove it"
        | "the connection breaks off"
        | "the contract turns out to be gone"
        | "the contract turns out to be there still"
        | "nobody can tell"
        | "the person edits the address"
        | "the person closes the editor"
        | "the person saves another address"
        | "the analysis is done"
        | "the person acknowledges it on the card"
        | "the person acknowledges it in the block"
        | "the new state arrives"
        | "the new state doesn't arrive"
        | "the person goes back";
    },
  },
}).createMachine({
  id: "contract-detail",
  meta: {
    proves: ["CDET-01", "CDET-07", "CDET-09", "CDET-11", "CDET-12", "CDET-13", "AMB-21", "AMB-58", "AMB-64", "UX-03", "F65"],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "the person opens a contract": "loading",
        "the person opens a contract whose address is fixed": "loading, address fixed",
        "the person opens a contract whose invoice is being analysed": "loading, invoice being analysed",
        "the person opens a contract whose invoice has been gone through": "loading, invoice gone through",
        "the person opens a contract of somebody else": "loading somebody else's",
      },
    },
    loading: {
      on: {
        "the contract arrives": "contract",
        "the contract arrives at the third try": "contract",
        "the server refuses": "refused",
        "there is no connection": "offline",
        "the server asks for a consent": "consent asked for",
        "the person goes back": "contracts, by the way back",
      },
    },
    "loading somebody else's": { on: { "the server knows of no such contract": "not found" } },
    "loading, address fixed": { on: { "the contract arrives": "contract, address fixed" } },
    "loading, invoice being analysed": { on: { "the contract arrives": "contract, invoice being analysed" } },
    "loading, invoice gone through": { on: { "the contract arrives": "contract, invoice gone through" } },
    refused: { on: { "the person tries again": "loading" } },
    offline: { on: { "the person tries again": "loading", "the connection is back": "loading" } },
    "not found": { on: { "the person goes back": "contracts, by the way back" } },
    "consent asked for": { on: { "the consent is given": "loading" } },
    contract: {
      on: {
        "the person wants to remove it": "asked whether to remove it",
        "the person edits the address": "editing the address",
        "the person goes back": "contracts, by the way back",
      },
    },
    "contract, address fixed": {},
    "asked whether to remove it": {
      on: { "the person thinks better of it": "contract", "the person says yes": "removing" },
    },
    removing: {
      on: {
        "the person presses once more": "removing",
        "the server removes it": "contracts, removed",
        "the server says that it is gone already": "contracts, removed",
        "the server doesn't remove it": "contract, not removed",
        "the server asks for a consent": "contract, consent asked for",
        "the connection breaks off": "finding out whether it is gone",
      },
    },
    "finding out whether it is gone": {
      on: {
        "the contract turns out to be gone": "contracts, removed",
        "the contract turns out to be there still": "contract, not removed",
        "nobody can tell": "contract, not removed",
      },
    },
    "contract, not removed": { on: { "the person wants to remove it": "asked whether to remove it" } },
    "contract, consent asked for": { on: { "the consent is given": "contract" } },
    "editing the address": {
      on: {
        "the person closes the editor": "contract",
        "the person saves another address": "contract at the new address, reading again",
      },
    },
    "contract at the new address, reading again": {
      on: {
        "the new state arrives": "contract at the new address",
        "the new state doesn't arrive": "contract at the new address, perhaps old",
        "the server asks for a consent": "contract at the new address, consent asked for",
      },
    },
    "contract at the new address": {},
    "contract at the new address, perhaps old": {
      on: { "the person tries again": "contract at the new address, reading again" },
    },
    "contract at the new address, consent asked for": {
      on: { "the consent is given": "contract at the new address, reading again" },
    },
    "contract, invoice being analysed": {
      on: {
        "the analysis is done": "contract, invoice analysed, reading again",
        "the person goes back": "contracts, by the way back",
      },
    },
    "contract, invoice analysed, reading again": {
      on: {
        "the new state arrives": "contract with what was found",
        "the new state doesn't arrive": "contract, invoice analysed, perhaps old",
      },
    },
    "contract with what was found": {},
    "contract, invoice analysed, perhaps old": {
      on: { "the person tries again": "contract, invoice analysed, reading again" },
    },
    "contract, invoice gone through": {
      on: {
        "the person acknowledges it on the card": "contract, acknowledged, reading again",
        "the person acknowledges it in the block": "contract, acknowledged, reading again",
      },
    },
    "contract, acknowledged, reading again": {
      on: {
        "the new state arrives": "contract without the card",
        "the new state doesn't arrive": "contract, acknowledged, perhaps old",
      },
    },
    "contract without the card": {},
    "contract, acknowledged, perhaps old": {
      on: { "the person tries again": "contract, acknowledged, reading again" },
    },
    "contracts, removed": {},
    "contracts, by the way back": {},
  },
});
