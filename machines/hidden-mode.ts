/**
 * The hidden mode of the login page: seven presses on the logo open a small panel.
 * Specification §2 "/login", §9 "Hidden click mode"; readings AMB-07, AMB-45: each gap is at most 2 s, a longer one starts the
 * count again at one.
 */
import { assign, setup } from "xstate";

const PRESSES = 7;
const LONGEST_GAP_MS = 2_000;

export const hiddenModeMachine = setup({
  types: {
    context: {} as { presses: number; pressedAtMs: number },
    events: {} as { type: "logo.press" } | { type: "close" } | { type: "wake" },
  },
  actions: {
    countFirst: assign({ presses: 1, pressedAtMs: () => Date.now() }),
    countOneMore: assign({ presses: ({ context }) => context.presses + 1, pressedAtMs: () => Date.now() }),
  },
  guards: {
    // The clock decides, too: a browser may fire the timer of a busy or hidden page late.
    isTooLate: ({ context }) => Date.now() - context.pressedAtMs > LONGEST_GAP_MS,
    isLastPress: ({ context }) => context.presses === PRESSES - 1,
  },
  // A gap of exactly 2 s still counts.
  delays: { pressWindow: LONGEST_GAP_MS + 1 },
}).createMachine({
  id: "hidden-mode",
  context: { presses: 0, pressedAtMs: 0 },
  initial: "closed",
  states: {
    closed: { on: { "logo.press": { actions: "countFirst", target: "counting" } } },
    counting: {
      after: { pressWindow: "closed" },
      on: {
        "logo.press": [
          { guard: "isTooLate", actions: "countFirst", target: "counting", reenter: true },
          { guard: "isLastPress", target: "open" },
          { actions: "countOneMore", target: "counting", reenter: true },
        ],
      },
    },
    open: { on: { close: "closed" } },
  },
});
