/**
 * The specification's diagram of the app as a whole (§2 "Global overlays", §4 "Text-resource load status", §8 "Consent reasons",
 * with AMB-61 and AMB-66): what stands on the screen around every page.
 */
import { setup } from "xstate";

export const appModel = setup({
  types: {
    events: {} as {
      type:
        | "the texts arrive"
        | "the texts cannot be had"
        | "the person tries again"
        | "the network goes"
        | "the network is back"
        | "the server asks for a consent"
        | "the person gives the consent"
        | "the person logs out";
    },
  },
}).createMachine({
  id: "app",
  meta: { proves: ["TXT-02", "TXT-05", "AMB-61"] },
  initial: "starting",
  states: {
    starting: { on: { "the texts arrive": "running", "the texts cannot be had": "without texts" } },
    "without texts": { on: { "the person tries again": "starting" } },
    running: { on: { "the network goes": "offline", "the server asks for a consent": "waiting for a consent" } },
    offline: { on: { "the network is back": "running" } },
    "waiting for a consent": {
      on: {
        "the server asks for a consent": "waiting for a consent",
        "the person gives the consent": "running",
        "the person logs out": "running",
      },
    },
  },
});
