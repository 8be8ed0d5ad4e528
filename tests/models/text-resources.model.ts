/**
 * The specification's diagram of the Swedish texts (§4 "Text-resource load status": IDLE, LOADING, LOADED, FAILED, with AMB-61):
 * LOADED is told apart by whether the set on screen is the server's newest or the one that this device kept.
 */
import { setup } from "xstate";

export const textResourcesModel = setup({
  types: {
    events: {} as {
      type:
        | "the app opens for the first time"
        | "the app opens again"
        | "the texts come"
        | "the text service fails, and does so each time"
        | "the text service does not answer"
        | "the text service fails once"
        | "the person tries again"
        | "the connection comes back";
    },
  },
}).createMachine({
  id: "text resources",
  meta: { proves: ["TXT-02", "TXT-04", "AMB-61"] },
  initial: "idle",
  states: {
    idle: {
      on: {
        "the app opens for the first time": "loading",
        "the app opens again": "showing kept texts, asking for newer ones",
      },
    },
    loading: {
      on: {
        "the texts come": "showing the server's texts",
        "the text service fails once": "loading",
        "the text service fails, and does so each time": "failed",
        "the text service does not answer": "failed",
        "the connection comes back": "loading",
      },
    },
    "showing kept texts, asking for newer ones": {
      on: {
        "the texts come": "showing the server's texts",
        "the text service fails once": "showing kept texts, asking for newer ones",
        "the text service fails, and does so each time": "showing kept texts",
        "the text service does not answer": "showing kept texts",
      },
    },
    "showing kept texts": { on: { "the connection comes back": "showing kept texts" } },
    "showing the server's texts": { on: { "the connection comes back": "showing the server's texts" } },
    failed: { on: { "the person tries again": "loading", "the connection comes back": "loading" } },
  },
});
