/**
 * The specification's diagram of picking providers (§4 "Provider selection", with AMB-15, AMB-58, AMB-64).
 * It is written from the specification, never from machines/. A state is what one could tell a person, an event is what
 * happens in the world.
 */
import { setup } from "xstate";

export const providerSelectionModel = setup({
  types: {
    events: {} as {
      type:
        | "the person comes to pick"
        | "the person comes to pick of one type"
        | "the categories arrive"
        | "one category arrives"
        | "the type fits no category"
        | "the server refuses"
        | "there is no connection"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person tries again"
        | "the connection is back"
        | "the person opens a category"
        | "the person opens a category that needs an address"
        | "the person opens a category without providers"
        | "the person searches"
        | "the person confirms nothing"
        | "the person confirms a plain provider"
        | "the person confirms a provider with sub-types"
        | "the person confirms without a sub-type"
        | "the person confirms a sub-type"
        | "the person confirms a sub-type that needs an address"
        | "the person confirms half an address"
        | "the person confirms the address"
        | "the person goes back"
        | "the person is done"
        | "the person leaves";
    },
  },
}).createMachine({
  id: "provider-selection",
  meta: {
    proves: [
      "PICK-02",
      "PICK-06",
      "PICK-07",
      "PICK-08",
      "PICK-09",
      "PICK-10",
      "PICK-11",
      "PICK-13",
      "AMB-15",
      "AMB-58",
      "AMB-64",
    ],
  },
  initial: "on the way",
  states: {
    "on the way": {
      on: { "the person comes to pick": "loading", "the person comes to pick of one type": "loading one type" },
    },
    loading: {
      on: {
        "the categories arrive": "categories",
        "one category arrives": "providers",
        "the server refuses": "refused",
        "there is no connection": "offline",
        "the server asks for a consent": "consent asked for",
        "the person leaves": "left",
      },
    },
    "loading one type": {
      on: { "the categories arrive": "providers of one type", "the type fits no category": "type unknown" },
    },
    refused: { on: { "the person tries again": "loading", "the person leaves": "left" } },
    offline: { on: { "the connection is back": "loading" } },
    "consent asked for": { on: { "the consent is given": "loading" } },
    categories: {
      on: {
        "the person opens a category": "providers",
        "the person opens a category that needs an address": "providers that need an address",
        "the person opens a category without providers": "categories",
        "the person leaves": "left",
      },
    },
    providers: {
      on: {
        "the person searches": "providers found",
        "the person confirms nothing": "providers",
        "the person confirms a plain provider": "categories, something picked",
        "the person confirms a provider with sub-types": "sub-types",
        "the person goes back": "categories",
      },
    },
    "providers that need an address": { on: { "the person confirms a plain provider": "address" } },
    "providers found": { on: { "the person goes back": "categories" } },
    "sub-types": {
      on: {
        "the person confirms without a sub-type": "sub-types",
        "the person confirms a sub-type": "categories, something picked",
        "the person confirms a sub-type that needs an address": "address of a sub-type",
        "the person goes back": "providers",
      },
    },
    address: {
      on: {
        "the person confirms half an address": "address, something missing",
        "the person confirms the address": "categories, something picked",
        "the person goes back": "providers that need an address",
      },
    },
    "address of a sub-type": {
      on: { "the person confirms the address": "categories, something picked", "the person goes back": "sub-types" },
    },
    "address, something missing": { on: { "the person confirms the address": "categories, something picked" } },
    "categories, something picked": { on: { "the person is done": "picked" } },
    "providers of one type": {
      on: { "the person confirms a plain provider": "picked", "the person goes back": "left" },
    },
    "type unknown": {},
    picked: {},
    left: {},
  },
});
