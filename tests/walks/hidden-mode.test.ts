import { afterEach, beforeEach, expect, vi } from "vitest";
import { createActor } from "xstate";
import { hiddenModeMachine } from "../../machines/hidden-mode";
import { hiddenModeModel } from "../models/hidden-mode.model";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(hiddenModeModel, () => {
  const actor = createActor(hiddenModeMachine).start();
  const pressAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    actor.send({ type: "logo.press" });
  };
  /** So many presses are counted: that many fewer than seven open the panel. */
  const hasCounted = (presses: number) => () => {
    expect(actor.getSnapshot().value).toBe("counting");
    expect(actor.getSnapshot().context.presses).toBe(presses);
  };

  return {
    events: {
      "the logo is pressed in time": () => pressAfter(2_000),
      "the logo is pressed too late": () => pressAfter(2_001),
      "the person closes the panel": () => actor.send({ type: "close" }),
    },
    states: {
      "not pressed": () => expect(actor.getSnapshot().value).toBe("closed"),
      "pressed once": hasCounted(1),
      "pressed twice": hasCounted(2),
      "pressed three times": hasCounted(3),
      "pressed four times": hasCounted(4),
      "pressed five times": hasCounted(5),
      "pressed six times": hasCounted(6),
      "hidden mode open": () => expect(actor.getSnapshot().value).toBe("open"),
    },
  };
});
