/**
 * The specification's diagram of the session (§4 "Session", §6, §8 "401", with AMB-03, AMB-04, AMB-34): who the app believes
 * it is used by. A customer and an admin each have their own logged-in state, since logging out means something else for them.
 */
import { setup } from "xstate";

export const sessionModel = setup({
  types: {
    events: {} as {
      type:
        | "a customer logs in"
        | "an admin logs in"
        | "the customer logs out"
        | "the admin logs out elsewhere than on their page"
        | "the admin logs out on their page"
        | "the admin chooses a customer"
        | "the admin may not choose that customer"
        | "the admin chooses themselves"
        | "the admin stops acting for the customer"
        | "the admin logs out while acting"
        | "the admin chooses another customer"
        | "the server no longer accepts the session"
        | "the server no longer accepts the session, nor the admin's own"
        | "the refresh token has ten seconds left"
        | "another tab logs out"
        | "another tab logs somebody else in"
        | "the refresh is refused";
    },
  },
}).createMachine({
  id: "session",
  meta: {
    proves: ["SES-04", "SES-07", "SES-12", "SES-15", "SES-16", "SES-17", "SES-18", "SES-19", "IMP-11", "IMP-12", "CIMP-04"],
  },
  initial: "logged out",
  states: {
    "logged out": {
      on: { "a customer logs in": "customer logged in", "an admin logs in": "admin logged in" },
    },
    "customer logged in": {
      on: {
        "the customer logs out": "logged out",
        "the server no longer accepts the session": "logged out",
        "the refresh token has ten seconds left": "logged out",
        "the refresh is refused": "logged out",
        "another tab logs out": "logged out",
        "another tab logs somebody else in": "admin logged in",
      },
    },
    "admin logged in": {
      on: {
        "the admin logs out elsewhere than on their page": "admin logged in",
        "the admin logs out on their page": "logged out",
        "the admin chooses a customer": "acting for a customer",
        "the admin may not choose that customer": "admin logged in",
        "the admin chooses themselves": "admin logged in",
        "the server no longer accepts the session": "logged out",
        "the refresh token has ten seconds left": "logged out",
        "another tab logs out": "logged out",
      },
    },
    "acting for a customer": {
      on: {
        "the admin stops acting for the customer": "admin logged in",
        "the admin logs out while acting": "admin logged in",
        "the admin chooses themselves": "admin logged in",
        "the admin chooses another customer": "acting for another customer",
        "the server no longer accepts the session": "admin logged in",
        "the server no longer accepts the session, nor the admin's own": "logged out",
        "the refresh token has ten seconds left": "admin logged in",
        "another tab logs out": "logged out",
      },
    },
    "acting for another customer": { on: { "the admin stops acting for the customer": "admin logged in" } },
  },
});
