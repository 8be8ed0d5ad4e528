/**
 * The diagram of where a person has their ID app while an electronic-ID order waits (§1 "by QR code or by launching the ID
 * app"): they may say otherwise at any time, and neither the order nor its polls are touched by it. Written from the
 * specification, never from machines/; the machine is `bankid-order`.
 */
import { setup } from "xstate";

export const bankIdDeviceModel = setup({
  types: {
    events: {} as {
      type:
        | "the person chooses this device"
        | "the person chooses another device"
        | "the person opens the app"
        | "the code is renewed";
    },
  },
}).createMachine({
  id: "electronic-ID order, on this device or another",
  meta: { proves: ["GEN-17"] },
  initial: "scanning with another device",
  states: {
    "scanning with another device": {
      on: {
        "the person chooses this device": "about to open the app here",
        "the person opens the app": "in the app here",
        "the code is renewed": "scanning with another device",
      },
    },
    "about to open the app here": {
      on: {
        "the person chooses another device": "scanning with another device",
        "the person opens the app": "in the app here",
        "the code is renewed": "about to open the app here",
      },
    },
    "in the app here": {
      on: {
        "the person chooses another device": "scanning after all",
        "the person opens the app": "in the app here",
        "the code is renewed": "about to open the app here",
      },
    },
    "scanning after all": {
      on: {
        "the person chooses this device": "in the app here",
        "the person opens the app": "in the app here",
        "the code is renewed": "scanning with another device",
      },
    },
  },
});
