/** Of a card what its diagram can't tell: what may be pressed when, what is sent, what a press leaves as it is. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { brokenBy, todoCardMachine } from "../../machines/todo-card";
import { beginCard, offerWayOf, wayOf } from "../support/cardActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen = wayOf("ACKNOWLEDGE");
const otherSeen = wayOf("ACKNOWLEDGE", { contractId: "c2" });
const seenAndOn = wayOf("ACKNOWLEDGE_AND_VIEW_OFFERS");
const collect = wayOf("COLLECT_CONTRACTS", { contractType: "CarInsurance" });
const page = wayOf("CREATE_PRIVATE_LOAN_APPLICATION");
const unknown = wayOf("DANCE");
const broken = offerWayOf({ contractType: "Mobile" });
const ALL = { seen, seenAndOn, collect, page, unknown, broken };
const LOAN = { to: "/private-loan/application" };

const pressable = (card: ReturnType<typeof beginCard>) =>
  Object.entries(ALL)
    .filter(([, way]) => card.can(way))
    .map(([name]) => name);

describe("what may be pressed", () => {
  it("at rest: everything", () => {
    expect(pressable(beginCard())).toEqual(Object.keys(ALL));
  });

  it("after something that can't be done: everything still", () => {
    const card = beginCard();
    card.press(unknown);
    expect(pressable(card)).toEqual(Object.keys(ALL));
  });

  it.each([
    ["acknowledging", seen],
    ["collecting", collect],
  ] as const)("while %s: only ways that send nothing [UX-03]", (state, way) => {
    const card = beginCard();
    card.press(way);
    expect(card.state()).toBe(state);
    expect(pressable(card)).toEqual(["page"]);
    card.press(page);
    expect([card.effects, card.state()]).toEqual([[LOAN], state]);
  });

  it("once it is done: only those, until the page has been read anew", async () => {
    const card = beginCard();
    card.press(seen);
    await card.answer();
    expect(pressable(card)).toEqual(["page"]);
    card.press(seen);
    card.press(unknown);
    expect([card.state(), card.effects, card.acknowledgements.calls.length]).toEqual(["done", ["reload, noted"], 1]);
    card.read();
    expect([card.state(), pressable(card)]).toEqual([{ resting: "ready" }, Object.keys(ALL)]);
  });

  it("on a card that can't be drawn: nothing that does anything", () => {
    const card = beginCard();
    card.press(broken);
    expect([card.state(), pressable(card)]).toEqual(["broken", ["page"]]);
  });
});

describe("acknowledging [TODO-07] [TODO-08] [TODO-11]", () => {
  it("sends one, however often it is pressed, and of the card that was pressed [UX-03]", async () => {
    const card = beginCard();
    card.press(otherSeen);
    card.press(otherSeen);
    card.press(seenAndOn);
    expect(card.acknowledgements.calls).toEqual([{ contractId: "c2" }]);
    await card.answer();
    expect([card.effects, card.toasts]).toEqual([["reload, noted"], []]);
  });

  it("leads on where the offers are wanted; this page is read anew for who turns back at once", async () => {
    const card = beginCard();
    card.press(seenAndOn);
    expect(card.effects).toEqual([]);
    await card.answer();
    expect(card.effects).toEqual(["reload, noted", { to: "/electricity/$contractId/offers", params: { contractId: "c1" } }]);
    expect(card.state()).toBe("done");
  });

  it.each([
    [{ kind: "http", status: 500 }],
    [{ kind: "http", status: 400 }],
    [{ kind: "network" }],
    [{ kind: "malformed" }],
  ] as const)(
    "that fails with %o says so once, has the page read anew in case it was noted, and can be pressed again [AMB-41]",
    async (fault) => {
      const card = beginCard();
      card.press(seenAndOn);
      await card.fail(fault);
      expect(card.toasts).toEqual([{ tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 }]);
      expect([card.state(), card.effects]).toEqual([{ resting: "ready" }, ["reload"]]);
      card.press(seen);
      await card.answer();
      expect(card.effects).toEqual(["reload", "reload, noted"]);
    },
  );

  it.each([404, 409, 410])("that is told to be done already (%i) is as good as done", async (status) => {
    const card = beginCard();
    card.press(seen);
    await card.fail({ kind: "http", status });
    expect([card.state(), card.effects, card.toasts]).toEqual(["done", ["reload, noted"], []]);
    const other = beginCard();
    other.press(seenAndOn);
    await other.fail({ kind: "http", status });
    expect(other.effects).toEqual(["reload, noted", { to: "/electricity/$contractId/offers", params: { contractId: "c1" } }]);
    expect(other.toasts).toEqual([]);
  });

  it("whose answer is another's to tell is silent and can be pressed again [AMB-64]", async () => {
    const card = beginCard();
    card.press(seen);
    await card.fail({ kind: "http", status: 403, isHandled: true });
    expect([card.state(), card.toasts, card.effects]).toEqual([{ resting: "ready" }, [], []]);
  });
});

describe("collecting [TODO-04]", () => {
  it("sends one, however often it is pressed, and leads to that collection [UX-03]", async () => {
    const card = beginCard();
    card.press(collect);
    card.press(collect);
    card.press(seen);
    expect([card.collections.calls, card.acknowledgements.calls, card.effects]).toEqual([[{ providerId: "p1" }], [], []]);
    await card.answer();
    expect(card.effects).toEqual([
      { to: "/insurance/collect/$collectionId/$providerName", params: { collectionId: "k1", providerName: "Hemtrygg" } },
    ]);
    expect([card.state(), card.toasts]).toEqual(["done", []]);
  });

  it("that fails says so for 15 s and can be pressed again", async () => {
    const card = beginCard();
    card.press(collect);
    await card.fail({ kind: "network" });
    expect(card.toasts).toEqual([
      { tone: "error", textKey: "todo.privateLoan.error.startingCollection.description", durationMs: 15_000 },
    ]);
    expect([card.state(), card.effects]).toEqual([{ resting: "ready" }, []]);
    card.press(collect);
    await card.answer();
    expect(card.effects).toHaveLength(1);
  });

  it("whose answer is another's to tell is silent and can be pressed again [AMB-64]", async () => {
    const card = beginCard();
    card.press(collect);
    await card.fail({ kind: "http", status: 403, isHandled: true });
    expect([card.state(), card.toasts, card.effects]).toEqual([{ resting: "ready" }, [], []]);
  });
});

describe("what nobody knows [TODO-10]", () => {
  it("is logged once a press, and sends nothing", () => {
    const card = beginCard();
    card.press(unknown);
    card.press(wayOf("COMPLETE_CONTRACT_INFO", { contractType: "Tv" }));
    expect(card.effects).toEqual([{ warned: "DANCE" }, { warned: "COMPLETE_CONTRACT_INFO" }]);
    expect([card.acknowledgements.calls, card.collections.calls, card.toasts]).toEqual([[], [], []]);
    expect(card.state()).toEqual({ resting: "unable" });
  });

  it("is forgotten once something else has been tried", async () => {
    const card = beginCard();
    card.press(unknown);
    card.press(seen);
    await card.fail({ kind: "network" });
    expect(card.state()).toEqual({ resting: "ready" });
  });

  it("stays said when the person goes on to a page", () => {
    const card = beginCard();
    card.press(unknown);
    card.press(page);
    expect(card.state()).toEqual({ resting: "unable" });
  });
});

describe("what a card throws while it is drawn [TODO-17] [TODO-18] [AMB-63]", () => {
  it("is nothing before, and whatever else was pressed", async () => {
    const card = beginCard();
    expect(brokenBy(card.context())).toBeNull();
    card.press(seen);
    expect(brokenBy(card.context())).toBeNull();
  });

  it("is what its click says, after it", () => {
    const card = beginCard();
    card.press(offerWayOf({ subFlow: { buttonTextKey: null, action: null, externalUrl: null } }));
    expect(brokenBy(card.context())).toBe("Click handler not implemented");
    expect([card.effects, card.toasts]).toEqual([[], []]);
  });
});

it("at rest, another reading of the page changes nothing", () => {
  const card = beginCard();
  card.press(unknown);
  card.read();
  expect(card.state()).toEqual({ resting: "unable" });
});

it("an answer is missed by nobody when nothing was wired", async () => {
  const actor = createActor(
    todoCardMachine.provide({ actions: { toast: () => {}, navigate: () => {}, reloadPage: () => {}, warn: () => {} } }),
  ).start();
  actor.send({ type: "press", way: seen });
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().value).toEqual({ resting: "ready" });
});
