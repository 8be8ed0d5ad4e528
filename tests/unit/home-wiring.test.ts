/** Home in its real surroundings: what it takes from session and storage, what it leaves there. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Session } from "../../src/domain/session";
import { homeFlow, homeInput } from "../../src/flows/home/wiring";
import { bindPorts } from "../../src/ports";
import { stubBrowser } from "../support/browser";

vi.mock("../../src/api/home", () => ({
  readDashboard: async () => ({
    customerFirstName: null,
    todoCards: [],
    ongoingCards: [],
    offerPreviewCards: [],
    addMoreContractsCard: null,
  }),
}));

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => void (browser = stubBrowser()));
afterEach(() => void vi.unstubAllGlobals());

describe("the lists [LS-08] [LS-09] [HOME-11] [HOME-12]", () => {
  it.each([
    [{}, { todoCards: true, ongoingCards: true }],
    [{ "Home.todoCards.expanded": "false" }, { todoCards: false, ongoingCards: true }],
    [{ "Home.ongoingCards.expanded": "false" }, { todoCards: true, ongoingCards: false }],
    [
      { "Home.todoCards.expanded": "{", "Home.ongoingCards.expanded": '"no"' },
      { todoCards: true, ongoingCards: true },
    ],
  ])("stored as %o open as %o", (stored, isExpanded) => {
    for (const [key, value] of Object.entries(stored)) browser.kept.set(key, value);
    bind();
    expect(homeInput().isExpanded).toEqual(isExpanded);
  });

  it("are remembered under the specification's keys", async () => {
    bind();
    const home = createActor(homeFlow, { input: homeInput() }).start();
    await vi.waitFor(() => expect(home.getSnapshot().matches({ open: "shown" })).toBe(true));
    home.send({ type: "list.toggle", list: "todoCards" });
    home.send({ type: "list.toggle", list: "ongoingCards" });
    home.send({ type: "list.toggle", list: "ongoingCards" });
    expect(Object.fromEntries(browser.kept)).toEqual({
      "Home.todoCards.expanded": "false",
      "Home.ongoingCards.expanded": "true",
    });
    home.stop();
  });
});

describe("the customer is that of the session", () => {
  it("also the one who is impersonated [AMB-05]", () => {
    bind({ session: session({ onboardingState: "MissingPoa", originalUser: { role: "ADMIN", onboardingState: "Complete" } }) });
    expect(homeInput().customer).toEqual({ firstName: "Anna", role: "CUSTOMER", onboardingState: "MissingPoa" });
  });

  it("is followed while home is open, and no longer [HOME-02] [XS-11]", () => {
    const { tell, visited, listeners } = bind();
    const home = createActor(homeFlow, { input: homeInput() }).start();
    expect(listeners.size).toBe(1);
    tell(null);
    expect(visited).toEqual([]);
    tell(session({ onboardingState: "MissingContracts" }));
    expect(visited).toEqual([{ to: "/onboarding", replace: true }]);
    expect(listeners.size).toBe(0);
    home.stop();
  });

  it("is taken as it is when home starts, not as it was when it was drawn", () => {
    const { tell, visited } = bind();
    const input = homeInput();
    tell(session({ onboardingState: "MissingPoa" }));
    createActor(homeFlow, { input }).start().stop();
    expect(visited).toEqual([{ to: "/onboarding", replace: true }]);
  });

  it("sends nobody anywhere when the session is over", () => {
    const { visited } = bind({ session: null });
    createActor(homeFlow, { input: homeInput() }).start().stop();
    expect(visited).toEqual([]);
  });
});

describe("going on where the person was [AMB-62]", () => {
  it.each([
    [null, false],
    ["/home", false],
    ["/contracts/add", true],
  ])("from %j: %s", (place, canGoOn) => {
    const { goneOn } = bind({ place });
    const input = homeInput();
    expect(input.canGoOn).toBe(canGoOn);
    const home = createActor(homeFlow, { input }).start();
    home.send({ type: "place.goOn" });
    expect(goneOn()).toBe(canGoOn ? 1 : 0);
    home.stop();
  });
});

function bind({ session: at = session({}), place = null }: { session?: Session | null; place?: string | null } = {}) {
  let current = at;
  let timesGoneOn = 0;
  const visited: object[] = [];
  const listeners = new Set<(session: Session | null) => void>();
  bindPorts({
    navigate: (destination) => void visited.push(destination),
    session: () => current,
    onSessionChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    placeLeft: () => place,
    goOn: () => void timesGoneOn++,
  } as Parameters<typeof bindPorts>[0]);
  return {
    visited,
    listeners,
    goneOn: () => timesGoneOn,
    tell: (session: Session | null) => {
      current = session;
      for (const listener of listeners) listener(session);
    },
  };
}

/** Only what home reads of a session. */
function session({
  onboardingState = "Complete",
  originalUser = null,
}: {
  onboardingState?: string;
  originalUser?: object | null;
}) {
  return { user: { firstName: "Anna", role: "CUSTOMER", onboardingState }, originalUser } as Session;
}
