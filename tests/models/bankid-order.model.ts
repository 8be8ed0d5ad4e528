/**
 * The specification's diagram of an electronic-ID order (§4 "Electronic-ID login poll", with AMB-01).
 * It is written from the specification, never from machines/. Flat on purpose: a state is what one could tell a person,
 * an event is what happens in the world. Walks drive the real machine, and the real app, along its paths.
 */
import { setup } from "xstate";

export const bankIdOrderModel = setup({
  types: {
    events: {} as {
      type:
        | "a fresh order is stored"
        | "an order in the app is stored"
        | "a dead order is stored"
        | "the app leads to a page that knows no order"
        | "the order starts"
        | "the order cannot start"
        | "collect answers pending"
        | "collect does not answer"
        | "the person opens the app"
        | "the app takes the order"
        | "collect answers complete"
        | "collect answers failed"
        | "the code runs out"
        | "the server says that the code ran out"
        | "the code runs out for good"
        | "three minutes pass in the app"
        | "the person tries again"
        | "the person turns back";
    },
  },
}).createMachine({
  id: "electronic-ID order",
  meta: { proves: ["AUTH-06", "AUTH-10", "AUTH-11", "AUTH-16", "AUTH-17", "AUTH-18", "AUTH-19", "SIGN-06"] },
  initial: "looking for an order",
  states: {
    "looking for an order": {
      on: {
        "a fresh order is stored": "showing the code",
        "an order in the app is stored": "in the app",
        "a dead order is stored": "starting",
        "the app leads to a page that knows no order": "cancelled",
      },
    },
    starting: {
      on: {
        "the order starts": "showing the code",
        "the order cannot start": "could not start",
        "the person turns back": "cancelled",
      },
    },
    "could not start": { on: { "the person tries again": "starting", "the person turns back": "cancelled" } },
    "showing the code": {
      on: {
        "collect answers pending": "showing the code",
        "collect does not answer": "showing the code",
        "the person opens the app": "in the app",
        "the app takes the order": "in the app",
        "collect answers complete": "complete",
        "collect answers failed": "failed",
        "the code runs out": "renewing the code",
        "the server says that the code ran out": "renewing the code",
        "the code runs out for good": "code expired",
        "the person turns back": "cancelled",
      },
    },
    "renewing the code": {
      on: {
        "the order starts": "showing the code",
        "the order cannot start": "could not start",
        "the person turns back": "cancelled",
      },
    },
    "in the app": {
      on: {
        "collect answers pending": "in the app",
        "collect does not answer": "in the app",
        "three minutes pass in the app": "code expired",
        "collect answers complete": "complete",
        "collect answers failed": "failed",
        "the person turns back": "cancelled",
      },
    },
    "code expired": { on: { "the person tries again": "starting", "the person turns back": "cancelled" } },
    complete: {},
    failed: {},
    cancelled: {},
  },
});
