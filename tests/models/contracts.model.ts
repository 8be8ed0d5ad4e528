/**
 * The specification's diagram of the contracts (§2 "Contracts (/contracts)", §7, §8, with AMB-10, AMB-13, AMB-58, AMB-64,
 * AMB-68). It is written from the specification, never from machines/. A state is what one could tell a person, an event is
 * what happens in the world.
 */
import { setup } from "xstate";

export const contractsModel = setup({
  types: {
    events: {} as {
      type:
        | "a customer opens the contracts"
        | "a customer follows a link to a group"
        | "a customer follows a link to a group that is gone"
        | "a customer opens a provider's own page"
        | "the contracts arrive"
        | "the contracts arrive at the third try"
        | "the server refuses"
        | "there is no connection"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person tries again"
        | "the connection is back"
        | "the person presses a contract"
        | "the person presses a provider with several contracts"
        | "the person presses a contract of the group"
        | "the person closes the group"
        | "the browser goes back"
        | "the person wants the contracts removed"
        | "the person says yes"
        | "the person says no"
        | "the contracts are removed"
        | "the removal is refused"
        | "the answer to the removal is lost";
    },
  },
}).createMachine({
  id: "contracts",
  meta: {
    proves: ["CON-06", "CON-07", "CON-12", "CON-13", "CON-16", "AMB-10", "AMB-13", "AMB-58", "AMB-64", "AMB-68"],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "a customer opens the contracts": "loading",
        "a customer follows a link to a group": "loading, over it a group",
        "a customer follows a link to a group that is gone": "list, over it that nothing is there",
        "a customer opens a provider's own page": "page of the provider",
      },
    },
    loading: {
      on: {
        "the contracts arrive": "list",
        "the contracts arrive at the third try": "list",
        "the server refuses": "refused",
        "there is no connection": "offline",
        "the server asks for a consent": "consent asked for",
      },
    },
    refused: { on: { "the person tries again": "loading" } },
    offline: { on: { "the person tries again": "loading", "the connection is back": "loading" } },
    "consent asked for": { on: { "the consent is given": "loading" } },
    list: {
      on: {
        "the person presses a contract": "contract",
        "the person presses a provider with several contracts": "list, over it the group",
      },
    },
    "loading, over it a group": { on: { "the contracts arrive": "group of the link" } },
    "group of the link": { on: { "the person closes the group": "list" } },
    "list, over it the group": {
      on: {
        "the browser goes back": "list",
        "the person closes the group": "list",
        "the person presses a contract of the group": "contract",
        "the person wants the contracts removed": "asked whether to remove",
      },
    },
    "list, over it that nothing is there": { on: { "the person closes the group": "list" } },
    "asked whether to remove": {
      on: { "the person says yes": "removing", "the person says no": "list, over it the group" },
    },
    removing: {
      on: {
        "the contracts are removed": "list without them",
        "the answer to the removal is lost": "list without them",
        "the removal is refused": "list, over it the group, not removed",
        "the server asks for a consent": "list, over it the group, consent asked for",
      },
    },
    "list without them": {},
    "list, over it the group, not removed": { on: { "the person wants the contracts removed": "asked whether to remove" } },
    "list, over it the group, consent asked for": {},
    "page of the provider": { on: { "the person closes the group": "loading" } },
    contract: {},
  },
});
