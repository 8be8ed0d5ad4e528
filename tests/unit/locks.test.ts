/** Turns between tabs, on a stand-in for the browser's locks: what a turn waits for, and what it leaves behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeTurn } from "../../src/platform/locks";
import { stubBrowser } from "../support/browser";

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The lock manager of a browser in which another tab has the turn, or nobody. */
function locks({ isTaken }: { isTaken: boolean }) {
  let isHeld = isTaken;
  let goOn = () => {};
  const free = new Promise<void>((resolve) => void (goOn = resolve));
  const request = async (
    _: string,
    { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    taken: (lock: object | null) => unknown,
  ) => {
    if (isHeld && ifAvailable) return taken(null);
    if (isHeld)
      await Promise.race([
        free,
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
      ]);
    isHeld = true;
    await taken({});
    isHeld = false;
  };
  Object.assign(navigator, { locks: { request } });
  return { giveUp: () => goOn(), isHeld: () => isHeld };
}

function ask() {
  const leaving = new AbortController();
  const asked = { key: null as (() => void) | null, error: null as unknown, leave: () => leaving.abort("left") };
  takeTurn("a turn", { signal: leaving.signal, storageKey: "session" }).then(
    (key) => void (asked.key = key),
    (error) => void (asked.error = error),
  );
  return asked;
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it("is there at once when nobody has it, and is given back by its key", async () => {
  const manager = locks({ isTaken: false });
  const asked = ask();
  await settle();
  expect(asked.key).not.toBeNull();
  expect(manager.isHeld()).toBe(true);
  asked.key!();
  await settle();
  expect(manager.isHeld()).toBe(false);
});

it("is there at once in a browser without locks", async () => {
  const asked = ask();
  await settle();
  expect(asked.key).not.toBeNull();
  asked.key!();
});

describe("after another tab has had it", () => {
  const begin = async () => {
    const manager = locks({ isTaken: true });
    const asked = ask();
    await settle();
    return { manager, asked };
  };
  const store = (key: string) => browser.dispatch("storage", { key, newValue: "{}" });

  it("begins when what that tab has stored is here, be it before its turn ends or after [JWT-01] [F31]", async () => {
    for (const isEarly of [true, false]) {
      const { manager, asked } = await begin();
      if (isEarly) store("session");
      expect(asked.key).toBeNull();
      manager.giveUp();
      await settle();
      if (!isEarly) {
        store("theme");
        await settle(499);
        expect(asked.key).toBeNull();
        store("session");
        await settle();
      }
      expect(asked.key).not.toBeNull();
      expect(browser.listening("storage")).toBe(0);
    }
  });

  it("begins half a second later when that tab has stored nothing", async () => {
    const { manager, asked } = await begin();
    manager.giveUp();
    await settle(499);
    expect(asked.key).toBeNull();
    await settle(1);
    expect(asked.key).not.toBeNull();
    expect(browser.listening("storage")).toBe(0);
  });

  it("is waited for no longer than wanted [XS-11]", async () => {
    const { asked } = await begin();
    asked.leave();
    await settle();
    expect([asked.error, browser.listening("storage")]).toEqual(["left", 0]);
  });
});
