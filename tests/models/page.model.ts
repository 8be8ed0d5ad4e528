/**
 * The specification's diagram of a page that loads (§2 "A page may load data first", §8, with AMB-21, AMB-58, AMB-64). Its
 * pending, resolved and rejected are told apart further by what the person can do about them.
 */
import { setup } from "xstate";

export const pageModel = setup({
  types: {
    events: {} as {
      type:
        | "the data comes"
        | "the server fails"
        | "the connection is gone"
        | "the server asks for a consent"
        | "the consent is given"
        | "what is shown has changed"
        | "the person tries again"
        | "the connection comes back";
    },
  },
}).createMachine({
  id: "page",
  meta: { proves: ["ACC-05", "ACC-06", "ACC-07", "AMB-64"] },
  initial: "loading",
  states: {
    loading: {
      on: {
        "the data comes": "shown",
        "the server fails": "failed",
        "the connection is gone": "out of reach",
        "the server asks for a consent": "waiting for a consent",
        "what is shown has changed": "loading",
        "the connection comes back": "loading",
      },
    },
    "waiting for a consent": {
      on: {
        "the consent is given": "loading",
        "what is shown has changed": "loading",
        "the connection comes back": "waiting for a consent",
      },
    },
    shown: { on: { "what is shown has changed": "shown, reading again", "the connection comes back": "shown" } },
    "shown, reading again": {
      on: {
        "the data comes": "shown",
        "the server fails": "shown, perhaps old",
        "the connection is gone": "shown, perhaps old",
        "the server asks for a consent": "shown, waiting for a consent",
        "what is shown has changed": "shown, reading again",
      },
    },
    "shown, waiting for a consent": {
      on: { "the consent is given": "shown, reading again", "what is shown has changed": "shown, reading again" },
    },
    "shown, perhaps old": {
      on: { "what is shown has changed": "shown, reading again", "the connection comes back": "shown, perhaps old" },
    },
    failed: {
      on: { "the person tries again": "loading", "what is shown has changed": "loading", "the connection comes back": "failed" },
    },
    "out of reach": {
      on: { "the person tries again": "loading", "what is shown has changed": "loading", "the connection comes back": "loading" },
    },
  },
});
