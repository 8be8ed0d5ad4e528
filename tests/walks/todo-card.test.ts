import { afterEach, beforeEach, expect, vi } from "vitest";
import { brokenBy } from "../../machines/todo-card";
import type { PressedWay } from "../../src/domain/cardActions";
import { todoCardModel } from "../models/todo-card.model";
import { beginCard, offerWayOf, wayOf } from "../support/cardActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen = wayOf("ACKNOWLEDGE");
const seenAndOn = wayOf("ACKNOWLEDGE_AND_VIEW_OFFERS");
const collect = wayOf("COLLECT_CONTRACTS", { contractType: "HomeInsurance" });
const upload = wayOf("UPLOAD_INVOICE");
const unknown = wayOf("DANCE");

walkEveryTransition(todoCardModel, () => {
  let card: ReturnType<typeof beginCard> | null = null;
  /** What this card has to press. */
  let way: PressedWay = seen;
  let isGone = false;

  const here = () => card!;
  const show = (its: PressedWay) => {
    way = its;
    card = beginCard();
  };
  const isAt = (state: object | string) => expect(here().state()).toEqual(state);
  const sent = () => [here().acknowledgements.calls, here().collections.calls];
  const acknowledged = (times: number) => [Array.from({ length: times }, () => ({ contractId: "c1" })), []];
  const begun = (times: number) => [[], Array.from({ length: times }, () => ({ providerId: "p1" }))];
  const isReady = (calls: unknown) => {
    isAt({ resting: "ready" });
    expect([here().effects, sent()]).toEqual([[], calls]);
  };
  const isFresh = () => isReady([[], []]);
  const isNotable = (times: number) => {
    expect(here().can(seen)).toBe(true);
    expect(sent()).toEqual(acknowledged(times));
  };

  return {
    events: {
      "a card about an invoice that has been gone through is shown": () => show(seen),
      "a card about contracts to collect is shown": () => show(collect),
      "a card that leads to a page is shown": () => show(upload),
      "a card with a button that nobody knows is shown": () => show(unknown),
      "an offer whose click nobody handles is shown": () =>
        show(offerWayOf({ subFlow: { action: "DANCE", buttonTextKey: null, externalUrl: null } })),
      "an offer of a type that nobody handles is shown": () => show(offerWayOf({ contractType: "Mobile" })),
      "the person has seen it": () => here().press(seen),
      "the person has seen it and wants the offers": () => here().press(seenAndOn),
      "the person wants to collect": () => here().press(collect),
      "the person presses": () => here().press(way),
      "the person presses once more": () => here().press(way),
      "the server notes it": () => here().answer(),
      "the server has noted it before": () => here().fail({ kind: "http", status: 409 }),
      "the server begins the collection": () => here().answer(),
      "the server refuses": () => here().fail({ kind: "http", status: 500 }),
      "the server asks for a consent": () => here().fail({ kind: "http", status: 403, isHandled: true }),
      "the consent is given": () => {}, // nothing was read: the write is offered again
      "the page arrives, without the card": () => {
        here().actor.stop();
        isGone = true;
      },
      "the page arrives, with the card": () => here().read(),
    },
    states: {
      "on the way": () => expect(card).toBeNull(),
      "invoice card": isFresh,
      "collection card": isFresh,
      "card with a way on": isFresh,
      "card of another time": isFresh,
      "offer without a handler": isFresh,
      "offer of another type": isFresh,
      noting: () => {
        isAt("acknowledging");
        expect([here().effects, sent()]).toEqual([[], acknowledged(1)]);
      },
      "noting, offers wanted": () => {
        isAt("acknowledging");
        expect([here().effects, sent()]).toEqual([[], acknowledged(1)]);
      },
      "noting again": () => {
        isAt("acknowledging");
        expect(sent()).toEqual(acknowledged(2));
      },
      "noted, reading the page anew": () => {
        isAt("done");
        expect([here().effects, here().can(seen), sent()]).toEqual([["reload, noted"], false, acknowledged(1)]);
      },
      "invoice card, still there": () => isNotable(1),
      "card gone": () => expect([isGone, here().effects.length]).toEqual([true, 1]),
      "at the offers": () =>
        expect(here().effects.at(-1)).toEqual({ to: "/electricity/$contractId/offers", params: { contractId: "c1" } }),
      "not noted, told so": () => {
        isNotable(1);
        expect(here().effects).toEqual(["reload"]);
        expect(here().toasts).toEqual([{ tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 }]);
      },
      "consent asked for": () => {
        isNotable(1);
        expect([here().toasts, here().effects]).toEqual([[], []]);
      },
      "consent given": () => isNotable(1),
      "beginning the collection": () => {
        isAt("collecting");
        expect([here().effects, sent()]).toEqual([[], begun(1)]);
      },
      "beginning the collection again": () => {
        isAt("collecting");
        expect(sent()).toEqual(begun(2));
      },
      "at the collection": () =>
        expect(here().effects).toEqual([
          {
            to: "/insurance/collect/$collectionId/$providerName",
            params: { collectionId: "k1", providerName: "Hemtrygg" },
          },
        ]),
      "collection not begun, told so": () => {
        isReady(begun(1));
        expect(here().toasts).toEqual([
          { tone: "error", textKey: "todo.privateLoan.error.startingCollection.description", durationMs: 15_000 },
        ]);
      },
      "collection, consent asked for": () => {
        isReady(begun(1));
        expect(here().toasts).toEqual([]);
      },
      "collection, consent given": () => isReady(begun(1)),
      "on that page": () => expect(here().effects).toEqual([{ to: "/contract/$id", params: { id: "c1" }, hash: "invoice" }]),
      "told that it can't be done": () => {
        isAt({ resting: "unable" });
        expect(here().effects).toEqual([{ warned: "DANCE" }]);
      },
      "told that it can't be done, twice": () => {
        isAt({ resting: "unable" });
        expect(here().effects).toEqual([{ warned: "DANCE" }, { warned: "DANCE" }]);
      },
      "offer that can't be opened": () => {
        isAt("broken");
        expect(brokenBy(here().context())).toBe("Click handler not implemented");
      },
      "offer of another type that can't be opened": () => {
        isAt("broken");
        expect(brokenBy(here().context())).toBe("Contract type not implemented");
      },
    },
  };
});
