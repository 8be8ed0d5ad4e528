/**
 * The specification's diagram of one round of refreshing (§9 "Access-token refresh", with AMB-32, AMB-47, AMB-54): what a tab
 * that needs a fresh token goes through, while other tabs may be at the same.
 */
import { setup } from "xstate";

export const tokenRefreshModel = setup({
  types: {
    events: {} as {
      type:
        | "its turn comes"
        | "its turn comes and storage can't be read"
        | "its turn comes after another tab refreshed"
        | "its turn comes after another tab logged out"
        | "its turn comes after another person logged in"
        | "new tokens come"
        | "tokens come that can't be used"
        | "the auth service fails"
        | "the wait is over"
        | "the auth service refuses"
        | "the auth service refuses what another tab has used"
        | "the auth service refuses after another tab logged out"
        | "the auth service refuses after another person logged in"
        | "20 seconds have passed";
    },
  },
}).createMachine({
  id: "token refresh",
  meta: { proves: ["SES-11", "SES-12", "AMB-47"] },
  initial: "waiting for its turn",
  states: {
    "waiting for its turn": {
      on: {
        "its turn comes": "asking for new tokens",
        "its turn comes and storage can't be read": "asking for new tokens",
        "its turn comes after another tab refreshed": "content with another tab's tokens",
        "its turn comes after another tab logged out": "overtaken by a logout",
        "its turn comes after another person logged in": "overtaken by another person",
        "20 seconds have passed": "given up",
      },
    },
    "asking for new tokens": {
      on: {
        "new tokens come": "refreshed",
        "tokens come that can't be used": "waiting to ask again",
        "the auth service fails": "waiting to ask again",
        "the auth service refuses": "refused",
        "the auth service refuses what another tab has used": "content with another tab's tokens",
        "the auth service refuses after another tab logged out": "overtaken by a logout",
        "the auth service refuses after another person logged in": "overtaken by another person",
        "20 seconds have passed": "given up",
      },
    },
    "waiting to ask again": { on: { "the wait is over": "asking for new tokens", "20 seconds have passed": "given up" } },
    refreshed: {},
    "content with another tab's tokens": {},
    "overtaken by a logout": {},
    "overtaken by another person": {},
    refused: {},
    "given up": {},
  },
});
