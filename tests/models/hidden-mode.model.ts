/**
 * The specification's diagram of the login page's hidden mode (§2 "/login", §9 "Hidden click mode", with AMB-45).
 * Written from the specification, never from machines/.
 */
import { setup } from "xstate";

export const hiddenModeModel = setup({
  types: {
    events: {} as {
      type: "the logo is pressed in time" | "the logo is pressed too late" | "the person closes the panel";
    },
  },
}).createMachine({
  id: "hidden mode",
  meta: { proves: ["AUTH-03", "AUTH-04"] },
  initial: "not pressed",
  states: {
    "not pressed": { on: { "the logo is pressed in time": "pressed once" } },
    "pressed once": {
      on: { "the logo is pressed in time": "pressed twice", "the logo is pressed too late": "pressed once" },
    },
    "pressed twice": {
      on: { "the logo is pressed in time": "pressed three times", "the logo is pressed too late": "pressed once" },
    },
    "pressed three times": {
      on: { "the logo is pressed in time": "pressed four times", "the logo is pressed too late": "pressed once" },
    },
    "pressed four times": {
      on: { "the logo is pressed in time": "pressed five times", "the logo is pressed too late": "pressed once" },
    },
    "pressed five times": {
      on: { "the logo is pressed in time": "pressed six times", "the logo is pressed too late": "pressed once" },
    },
    "pressed six times": {
      on: { "the logo is pressed in time": "hidden mode open", "the logo is pressed too late": "pressed once" },
    },
    "hidden mode open": { on: { "the person closes the panel": "not pressed" } },
  },
});
