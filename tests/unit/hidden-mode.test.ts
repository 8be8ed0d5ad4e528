/** What the diagram of the hidden mode can't tell: its numbers, and browsers whose timers are late. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { hiddenModeMachine } from "../../machines/hidden-mode";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses the logo after each of these gaps. */
function press(...gapsMs: number[]) {
  const actor = createActor(hiddenModeMachine).start();
  for (const gapMs of gapsMs) {
    vi.advanceTimersByTime(gapMs);
    actor.send({ type: "logo.press" });
  }
  return actor;
}

describe("seven presses [AUTH-03] [AUTH-04] [AMB-45] [UX-19]", () => {
  it.each([
    { name: "as fast as can be", gaps: [0, 0, 0, 0, 0, 0, 0], isOpen: true },
    { name: "six only", gaps: [0, 0, 0, 0, 0, 0], isOpen: false },
    { name: "1999 ms apart", gaps: [0, 1_999, 1_999, 1_999, 1_999, 1_999, 1_999], isOpen: true },
    { name: "exactly 2000 ms apart", gaps: [0, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000], isOpen: true },
    { name: "one gap of 2001 ms", gaps: [0, 1_999, 1_999, 2_001, 1_999, 1_999, 1_999], isOpen: false },
    { name: "the last one late", gaps: [0, 0, 0, 0, 0, 0, 2_001], isOpen: false },
    { name: "a late one is the first of the next seven", gaps: [0, 0, 0, 2_001, 0, 0, 0, 0, 0, 0], isOpen: true },
    { name: "six after a late one", gaps: [0, 0, 0, 2_001, 0, 0, 0, 0, 0], isOpen: false },
  ])("$name: $isOpen", ({ gaps, isOpen }) =>
    expect(
      press(...gaps)
        .getSnapshot()
        .matches("open"),
    ).toBe(isOpen),
  );

  it("are forgotten after the window, whether or not another press comes", () => {
    const actor = press(0, 0);
    vi.advanceTimersByTime(2_000);
    expect(actor.getSnapshot().value).toBe("counting");
    vi.advanceTimersByTime(1);
    expect(actor.getSnapshot().value).toBe("closed");
  });

  it("go by the clock when the browser holds its timers back", () => {
    const actor = press(0, 0, 0);
    // The clock moves on, and no timer has fired yet.
    vi.setSystemTime(Date.now() + 2_001);
    for (let i = 0; i < 6; i++) actor.send({ type: "logo.press" });
    expect(actor.getSnapshot().value).toBe("counting");
    actor.send({ type: "logo.press" });
    expect(actor.getSnapshot().value).toBe("open");
  });

  it("begin a whole new window when the clock says that one came too late", () => {
    const actor = press(0);
    vi.advanceTimersByTime(1_500);
    vi.setSystemTime(Date.now() + 1_000);
    actor.send({ type: "logo.press" });
    vi.advanceTimersByTime(2_000);
    expect(actor.getSnapshot().value).toBe("counting");
  });

  it("count each gap from the press before, by the clock as well", () => {
    const actor = press(0);
    for (let i = 0; i < 6; i++) {
      vi.setSystemTime(Date.now() + 2_000);
      actor.send({ type: "logo.press" });
    }
    expect(actor.getSnapshot().value).toBe("open");
  });
});

describe("the open panel", () => {
  it("stays open, and more presses do nothing", () => {
    const actor = press(0, 0, 0, 0, 0, 0, 0);
    actor.send({ type: "logo.press" });
    actor.send({ type: "wake" });
    vi.advanceTimersByTime(60_000);
    expect(actor.getSnapshot().value).toBe("open");
  });

  it("takes seven presses again once it is closed", () => {
    const actor = press(0, 0, 0, 0, 0, 0, 0);
    actor.send({ type: "close" });
    for (let i = 0; i < 6; i++) actor.send({ type: "logo.press" });
    expect(actor.getSnapshot().value).toBe("counting");
    actor.send({ type: "logo.press" });
    expect(actor.getSnapshot().value).toBe("open");
  });
});
