import { afterEach, beforeEach, expect, vi } from "vitest";
import { electricityOffersModel } from "../models/electricity-offers.model";
import { beginOffers, CONSENT, listPage, NO_CONNECTION, offerPage } from "../support/electricityOffersActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const error = (textKey: string) => ({ tone: "error", textKey, durationMs: 10_000 });
const NOT_ACCEPTED = error("error.acceptOffer");
const NOT_ACKNOWLEDGED = error("error.acknowledgeOffer");
const NOT_DECLINED = error("error.failedToDenyOffers");

walkEveryTransition(electricityOffersModel, () => {
  let opened: ReturnType<typeof beginOffers> | null = null;
  let offerType = "SWITCH";

  const page = () => opened!;
  const open = (given: Parameters<typeof beginOffers>[0] = {}) => void (opened = beginOffers(given));
  const openOffer = (type: string) => {
    offerType = type;
    open();
  };
  const asBefore = () => offerPage({ offerType });
  const agreed = () => offerPage({ offerType, status: "ACCEPTED" });
  const write = () => (page().actor.getSnapshot().matches({ offer: "denying" }) ? "denials" : "answers");
  const isWriting = () =>
    ["answering", "denying"].some((state) =>
      page()
        .actor.getSnapshot()
        .matches({ offer: state as never }),
    );
  const is = (value: unknown) => expect(page().state()).toEqual(value);
  const isOffer = (substate: unknown, ...toasts: unknown[]) => {
    is({ offer: substate });
    expect(page().toasts.slice(-1)).toEqual(toasts);
  };
  const isOpen = (...toasts: unknown[]) => {
    isOffer("open", ...toasts);
    expect(page().context().page).toEqual(asBefore());
  };
  const isAgreed = (how: string, ...toasts: unknown[]) => {
    is({ agreed: how });
    expect(page().context().page).toEqual(agreed());
    expect(page().toasts.slice(-1)).toEqual(toasts);
  };
  const isLoading = () => is({ loading: "begun" });
  const isFailed = (failure: object) => {
    is("failed");
    expect(page().context().failure).toEqual(failure);
  };

  return {
    events: {
      "the person opens the offers for a contract": () => open({ offerId: null }),
      "the person opens an offer": () => openOffer("SWITCH"),
      "the person opens a discount": () => openOffer("DISCOUNT"),
      "the person opens a loyalty offer": () => openOffer("LOYALTY"),
      "the person follows a link to nothing": () => open({ contractId: "nothing", offerId: null }),
      "the offers arrive": () => page().read(listPage({}, { offerId: "o2" })),
      "there are none": () => page().read(listPage()),
      "the offer arrives": () => page().read(asBefore()),
      "the offer arrives at the third try": async () => {
        for (let tries = 1; tries <= 2; tries++) await page().failRead({ kind: "http", status: 503 });
        await page().read(asBefore());
      },
      "it is agreed on already": () => page().read(agreed()),
      "the contract turns out to be of another kind": () => page().read({ kind: "notElectricity" }),
      "the server knows of no such contract": () => page().failRead({ kind: "http", status: 404 }),
      "the server refuses": () => page().failRead({ kind: "http", status: 500 }),
      "there is no connection": () => page().goOffline(),
      "the server asks for a consent": () => (isWriting() ? page().refuse(CONSENT, write()) : page().failRead(CONSENT)),
      "the consent is given": () => page().send({ type: "consent.resolved" }),
      "the person tries again": () => page().send({ type: "retry" }),
      "the connection is back": () => page().send({ type: "wake" }),
      "the person chooses an offer": () => page().send({ type: "offer.open", offerId: "o2" }),
      "an answer that the person gave before arrives": () => page().endAnswer(),
      "the person says yes": () => page().send({ type: "offer.yes" }),
      "the person presses once more": () => page().send({ type: write() === "answers" ? "offer.yes" : "offer.decline" }),
      "the server takes it": () => page().answer(write()),
      "the server doesn't take it": () => page().refuse({ kind: "http", status: 400 }, write()),
      "it has been agreed to elsewhere": () => page().refuse({ kind: "http", status: 409 }),
      "the connection breaks off": () => page().refuse(NO_CONNECTION, write()),
      "it turns out to be agreed on": () => page().read(agreed()),
      "it turns out to be as before": () => page().read(asBefore()),
      "it turns out to be gone": () => page().failRead({ kind: "http", status: 404 }),
      "nobody can tell": () => page().goOffline(),
      "the person asks how it stands": () => page().send({ type: "retry" }),
      "the person comes back to the page": () => page().send({ type: "wake" }),
      "the person wants to decline": () => page().send({ type: "offer.decline" }),
      "the person thinks better of it": () => page().say(false),
      "the person declines": () => page().say(true),
      "the server says that it is gone already": () => page().refuse({ kind: "http", status: 404 }, "denials"),
      "the person goes to the contract": () => page().send({ type: "contract.open" }),
      "the person goes back": () => page().send({ type: "back" }),
    },
    states: {
      "on the way": () => expect(opened).toBeNull(),
      "loading the offers": isLoading,
      "loading nothing": isLoading,
      "loading the offer": isLoading,
      "loading the discount": isLoading,
      "loading the loyalty offer": isLoading,
      refused: () => isFailed({ kind: "http", status: 500 }),
      offline: () => isFailed(NO_CONNECTION),
      "not found": () => isFailed({ kind: "http", status: 404 }),
      "consent asked for": () => is("heldUp"),
      "no better offer": () => is("noOffers"),
      "no electricity": () => {
        is("notElectricity");
        expect(page().faultsReported()).toBe(1);
      },
      offers: () => {
        is("list");
        expect(page().context().page).toEqual(listPage({}, { offerId: "o2" }));
      },
      "that offer": () =>
        expect(page().visited).toEqual([
          { to: "/electricity/$contractId/offer/$offerId", params: { contractId: "c1", offerId: "o2" } },
        ]),
      "contract, by the way back": () =>
        expect(page().backs.at(-1)).toMatchObject(
          page().context().offerId === null
            ? { to: "/contract/$id", params: { id: "c1" }, replace: true }
            : { to: "/electricity/$contractId/offers", params: { contractId: "c1" }, replace: true },
        ),

      offer: () => {
        isOpen();
        expect(page().can({ type: "offer.decline" })).toBe(false);
      },
      "saying yes": () => {
        isOffer("answering", ...page().toasts);
        expect(page().answers.calls.at(-1)).toEqual({ offerId: "o1", way: "accept" });
        expect(page().answers.calls).toHaveLength(page().toasts.length + 1);
      },
      "offer, consent asked for": () => isOpen(),
      "reading how it stands now": () => isOffer("rereading"),
      "finding out whether it is agreed on": () => isOffer("checking"),
      "offer, not agreed on": () => isOpen(NOT_ACCEPTED),
      gone: () => {
        isFailed({ kind: "http", status: 404 });
        expect(page().toasts).toEqual([NOT_ACCEPTED]);
      },
      "not known, consent asked for": () => {
        is("heldUp");
        expect(page().toasts).toEqual([]);
      },
      "loading how it stands": isLoading,
      "being dealt with": () => isOffer({ sent: "resting" }),
      "being dealt with, consent asked for": () => isOffer({ sent: "resting" }),
      "looking again": () => isOffer({ sent: "looking" }),
      agreed: () => isAgreed("now"),
      "agreed on before": () => isAgreed("before"),
      contract: () => expect(page().visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]),

      discount: () => {
        isOpen();
        expect(page().can({ type: "offer.decline" })).toBe(false);
      },
      acknowledging: () => {
        isOffer("answering", ...page().toasts);
        expect(page().answers.calls.at(-1)).toEqual({ offerId: "o1", way: "acknowledge" });
      },
      "reading how the discount stands": () => isOffer("rereading"),
      "finding out whether it is acknowledged": () => isOffer("checking"),
      "discount, not acknowledged": () => isOpen(NOT_ACKNOWLEDGED),

      "loyalty offer": () => {
        isOpen();
        expect(page().visited).toEqual([]);
      },
      "asked whether to decline": () => {
        isOffer("asking", ...page().toasts);
        expect(page().questions.calls.at(-1)).toEqual({
          titleKey: "electricityOffer.decline.title",
          bodyKey: "electricityOffer.decline.body",
          confirmKey: "electricityOffer.decline.confirm",
          isDanger: true,
        });
      },
      declining: () => {
        isOffer("denying");
        expect(page().denials.calls).toEqual([{ contractId: "c1" }]);
      },
      "finding out whether it is declined": () => isOffer("checkingDecline"),
      "loyalty offer, not declined": () => isOpen(NOT_DECLINED),
      "loyalty offer, consent asked for": () => isOpen(),
      "not known whether declined, consent asked for": () => {
        is("heldUp");
        expect(page().toasts).toEqual([]);
      },
      "loading whether it is there": isLoading,
      "agreed on before, not declined": () => isAgreed("before", NOT_DECLINED),
      "home, declined": () => {
        expect(page().visited).toEqual([{ to: "/home", replace: true }]);
        expect(page().toasts).toEqual([{ tone: "success", textKey: "electricityOffer.declined", durationMs: 10_000 }]);
        expect(page().actor.getSnapshot().status).toBe("done");
      },
    },
  };
});
