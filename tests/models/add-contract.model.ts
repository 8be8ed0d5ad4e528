/**
 * The specification's diagram of adding contracts (§2 "Add contract", with AMB-14, AMB-15, AMB-64).
 * It is written from the specification, never from machines/. A state is what one could tell a person, an event is what
 * happens in the world.
 */
import { setup } from "xstate";

export const addContractModel = setup({
  types: {
    events: {} as {
      type:
        | "the person opens the page"
        | "the person opens the page of one type"
        | "the person opens the page of an unknown type"
        | "the person is done without a choice"
        | "the person picks a provider"
        | "the person picks the provider of the type"
        | "the person is done"
        | "the person is done once more"
        | "the server shows a contract"
        | "the server shows a contract and a holder"
        | "the server shows a holder"
        | "the server shows nothing"
        | "the server refuses"
        | "the connection breaks off"
        | "the server asks for a consent"
        | "the person tries again"
        | "the person closes the page";
    },
  },
}).createMachine({
  id: "add-contract",
  meta: {
    proves: ["ADD-02", "ADD-03", "ADD-04", "ADD-05", "ADD-06", "ADD-07", "ADD-08", "ADD-09", "ADD-10", "ADD-11", "ADD-12", "F65"],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "the person opens the page": "choosing",
        "the person opens the page of one type": "choosing of one type",
        "the person opens the page of an unknown type": "type unknown",
      },
    },
    choosing: {
      on: {
        "the person is done without a choice": "choosing",
        "the person picks a provider": "something chosen",
        "the person closes the page": "home",
      },
    },
    "something chosen": { on: { "the person is done": "sending", "the person closes the page": "home" } },
    sending: {
      on: {
        "the person is done once more": "sending",
        "the server shows a contract": "contract",
        "the server shows a contract and a holder": "contract",
        "the server shows a holder": "contracts of the holder",
        "the server shows nothing": "home",
        "the server refuses": "something chosen, not sent",
        "the connection breaks off": "something chosen, not sent",
        "the server asks for a consent": "something chosen, consent asked for",
      },
    },
    "something chosen, not sent": { on: { "the person is done": "sending" } },
    "something chosen, consent asked for": {},
    "choosing of one type": {
      on: { "the person picks the provider of the type": "sending of one type", "the person closes the page": "home" },
    },
    "sending of one type": { on: { "the server shows a contract": "contract, in place of the page" } },
    "type unknown": { on: { "the person tries again": "type unknown", "the person closes the page": "home" } },
    contract: {},
    "contract, in place of the page": {},
    "contracts of the holder": {},
    home: {},
  },
});
