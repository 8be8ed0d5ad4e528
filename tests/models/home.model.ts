/**
 * The specification's diagram of home (§2 "Home (/home)", with AMB-05, AMB-12, AMB-58, AMB-64).
 * It is written from the specification, never from machines/. A state is what one could tell a person, an event is what
 * happens in the world.
 */
import { setup } from "xstate";

export const homeModel = setup({
  types: {
    events: {} as {
      type:
        | "a customer who is done with onboarding opens home"
        | "a customer who is not done with onboarding opens home"
        | "an admin who is not done with onboarding opens home"
        | "the dashboard arrives"
        | "the dashboard arrives at the third try"
        | "the server refuses"
        | "there is no connection"
        | "the server asks for a consent"
        | "the consent is given"
        | "the person tries again"
        | "the connection is back"
        | "the person folds the todo list"
        | "the person unfolds the todo list"
        | "the customer turns out not to be done with onboarding";
    },
  },
}).createMachine({
  id: "home",
  meta: { proves: ["HOME-02", "HOME-03", "HOME-11", "AMB-05", "AMB-12", "AMB-58", "AMB-64"] },
  initial: "on the way",
  states: {
    "on the way": {
      on: {
        "a customer who is done with onboarding opens home": "loading",
        "an admin who is not done with onboarding opens home": "loading",
        "a customer who is not done with onboarding opens home": "onboarding",
      },
    },
    loading: {
      on: {
        "the dashboard arrives": "dashboard",
        "the dashboard arrives at the third try": "dashboard",
        "the server refuses": "refused",
        "there is no connection": "offline",
        "the server asks for a consent": "consent asked for",
      },
    },
    refused: { on: { "the person tries again": "loading" } },
    offline: { on: { "the person tries again": "loading", "the connection is back": "loading" } },
    "consent asked for": { on: { "the consent is given": "loading" } },
    dashboard: {
      on: {
        "the person folds the todo list": "dashboard, todo list folded",
        "the customer turns out not to be done with onboarding": "onboarding",
      },
    },
    "dashboard, todo list folded": { on: { "the person unfolds the todo list": "dashboard" } },
    onboarding: {},
  },
});
