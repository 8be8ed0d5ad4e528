/**
 * The specification's diagram of a login (§2 "/login/bank-id", §4 "Electronic-ID login poll", §8 "Login fails").
 * Written from the specification, never from machines/. How an order gets to its end is the order's own diagram.
 */
import { setup } from "xstate";

export const loginModel = setup({
  types: {
    events: {} as {
      type:
        | "a customer signs"
        | "an admin who may act for customers signs"
        | "an admin who may not act for customers signs"
        | "the order fails"
        | "the person turns back"
        | "the app leads to a page that knows no order";
    },
  },
}).createMachine({
  id: "login",
  meta: { proves: ["AUTH-18", "AUTH-19", "AUTH-21", "AUTH-22", "AUTH-23"] },
  initial: "signing in",
  states: {
    "signing in": {
      on: {
        "a customer signs": "at home",
        "an admin who may act for customers signs": "choosing a customer",
        "an admin who may not act for customers signs": "at home",
        "the order fails": "told that the login failed",
        "the person turns back": "back at the login page",
        "the app leads to a page that knows no order": "back at the login page",
      },
    },
    "at home": {},
    "choosing a customer": {},
    "told that the login failed": {},
    "back at the login page": {},
  },
});
