import { afterEach, beforeEach, expect, vi } from "vitest";
import { electricityOffersModel } from "../models/electricity-offers.model";
import { beginOffers, besideTaken, CONSENT, listPage, NO_CONNECTION, offerPage } from "../support/electricityOffersActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Of a connection that broke off it is said, too, that nothing has been answered. */
const error = (textKey: string) => expect.objectContaining({ tone: "error", textKey, durationMs: 10_000 });
const NOT_ACCEPTED = error("error.acceptOffer");
const NOT_ACKNOWLEDGED = error("error.acknowledgeOffer");
const NOT_DECLINED = error("error.failedToDenyOffers");

walkEveryTransition(electricityOffersModel, () => {
  let opened: ReturnType<typeof beginOffers> | null = null;
  let offerType = "SWITCH";
  /** How many answers have come to an end. */
  let written = 0;
  /** How many reads had been made before the one that is under way. */
  let readBefore = 0;

  const page = () => opened!;
  const open = (given: Parameters<typeof beginOffers>[0] = {}) => void (opened = beginOffers(given));
  const openOffer = (type: string) => {
    offerType = type;
    open();
  };
  const asBefore = () => offerPage({ offerType });
  const agreed = () => offerPage({ offerType, status: "ACCEPTED" });
  const isWriting = () => page().answers.calls.length > written;
  const is = (value: unknown) => expect(page().state()).toEqual(value);
  const isOffer = (substate: unknown, ...toasts: unknown[]) => {
    is({ offer: substate });
    expect(page().toasts.slice(-1)).toEqual(toasts);
  };
  const isOpen = (...toasts: unknown[]) => {
    isOffer({ open: "resting" }, ...toasts);
    expect(page().context().page).toEqual(asBefore());
  };
  /** The answer has ended, and the offer is read. */
  const isFindingOut = () => {
    is({ offer: { answering: "begun" } });
    expect([isWriting(), page().reads.calls.length]).toEqual([false, readBefore + 1]);
  };
  const isWaiting = (how: string, wasTaken: boolean) => {
    is({ offer: { waiting: how } });
    expect(page().context().answered?.sent === "taken").toBe(wasTaken);
    for (const type of ["offer.yes", "offer.decline"] as const) expect(page().can({ type })).toBe(false);
    if (!wasTaken) expect(page().toasts).toEqual([]);
  };
  const isAgreed = (how: string) => {
    is({ agreed: how });
    expect(page().context().page).toEqual(agreed());
    expect(page().toasts).toEqual([]);
  };
  const end = async (ending: () => Promise<void>) => {
    written += 1;
    readBefore = page().reads.calls.length;
    await ending();
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
      "the server asks for a consent": () => (isWriting() ? end(() => page().refuse(CONSENT)) : page().failRead(CONSENT)),
      "the consent is given": () => page().send({ type: "consent.resolved" }),
      "the person tries again": () => page().send({ type: "retry" }),
      "the connection is back": () => page().send({ type: "wake" }),
      "the person chooses an offer": () => page().send({ type: "offer.open", offerId: "o2" }),
      "an answer that the person gave before arrives": () => page().endAnswer(),
      "the person says yes": () => page().send({ type: "offer.yes" }),
      "the person presses once more": () =>
        page().send({ type: page().given().at(-1) === "deny" ? "offer.decline" : "offer.yes" }),
      "the server takes it": () => end(() => page().answer()),
      "the server doesn't take it": () => end(() => page().refuse({ kind: "http", status: 400 })),
      "the server breaks down": () => end(() => page().refuse({ kind: "http", status: 500 })),
      "it has been agreed to elsewhere": () => end(() => page().refuse({ kind: "http", status: 409 })),
      "the connection breaks off": () => end(() => page().refuse(NO_CONNECTION)),
      "it turns out to be agreed on": () => page().read(agreed()),
      "another offer turns out to be agreed on": () => page().read(besideTaken({ offerType })),
      "it turns out to be as before": () => page().read(asBefore()),
      "it turns out to be gone": () => page().failRead({ kind: "http", status: 404 }),
      "nobody can tell": () => page().goOffline(),
      "the person asks how it stands": () => page().send({ type: "retry" }),
      "the person comes back to the page": () => page().send({ type: "wake" }),
      "the person comes back after a while": () => {
        vi.setSystemTime(Date.now() + 60_001);
        page().send({ type: "wake" });
      },
      "the person wants to decline": () => page().send({ type: "offer.decline" }),
      "the person thinks better of it": () => page().say(false),
      "the person declines": () => page().say(true),
      "the server says that it is gone already": () => end(() => page().refuse({ kind: "http", status: 404 })),
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
        is({ list: "resting" });
        expect(page().context().page).toEqual(listPage({}, { offerId: "o2" }));
      },
      "offers, looked at anew": () => is({ list: "refreshing" }),
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
      "offer, looked at anew": () => {
        is({ offer: { open: "refreshing" } });
        expect(page().context().page).toEqual(asBefore());
      },
      "another one agreed on": () => {
        is({ otherAgreed: "resting" });
        expect(page().toasts).toEqual([]);
        for (const type of ["offer.yes", "offer.decline"] as const) expect(page().can({ type })).toBe(false);
      },
      gone: () => {
        is("gone");
        expect(page().toasts).toEqual([]);
      },
      "saying yes": () => {
        is({ offer: { answering: "begun" } });
        expect(page().given().at(-1)).toBe("accept");
        expect(page().given()).toHaveLength(page().toasts.length + 1);
      },
      "offer, consent asked for": () => isOpen(),
      "reading how it stands now": isFindingOut,
      "finding out why it wasn't taken": isFindingOut,
      "finding out whether it arrived": isFindingOut,
      "offer, not agreed on": () => isOpen(NOT_ACCEPTED),
      "not known": () => isWaiting("resting", false),
      "not known, consent asked for": () => isWaiting("resting", false),
      "finding out once more": () => isWaiting("looking", false),
      "still not known": () => isWaiting("unchanged", false),
      "loading how it stands": isLoading,
      "being dealt with": () => isWaiting("resting", true),
      "being dealt with, consent asked for": () => isWaiting("resting", true),
      "looking again": () => isWaiting("looking", true),
      "being dealt with, nothing new": () => isWaiting("unchanged", true),
      agreed: () => isAgreed("now"),
      "agreed on before": () => isAgreed("before"),
      contract: () => expect(page().visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]),

      discount: () => {
        isOpen();
        expect(page().can({ type: "offer.decline" })).toBe(false);
      },
      acknowledging: () => {
        is({ offer: { answering: "begun" } });
        expect(page().given().at(-1)).toBe("acknowledge");
      },
      "reading how the discount stands": isFindingOut,
      "finding out whether it is acknowledged": isFindingOut,
      "discount, not acknowledged": () => isOpen(NOT_ACKNOWLEDGED),

      "loyalty offer": () => {
        isOpen();
        expect(page().visited).toEqual([]);
      },
      "asked whether to decline": () => {
        isOffer("asking", ...page().toasts);
        expect(page().questions.calls.at(-1)).toEqual({
          titleKey: "electricityOffer.decline.title.all",
          bodyKey: "electricityOffer.decline.body.all",
          confirmKey: "electricityOffer.decline.confirm",
          isDanger: true,
        });
      },
      declining: () => {
        is({ offer: { answering: "begun" } });
        expect(page().given()).toEqual(["deny"]);
      },
      "finding out why it wasn't declined": isFindingOut,
      "finding out whether it is declined": isFindingOut,
      "loyalty offer, not declined": () => isOpen(NOT_DECLINED),
      "loyalty offer, consent asked for": () => isOpen(),
      "not known whether declined": () => isWaiting("resting", false),
      "not known whether declined, consent asked for": () => isWaiting("resting", false),
      "finding out once more whether it is declined": () => isWaiting("looking", false),
      "still not known whether declined": () => isWaiting("unchanged", false),
      "home, declined": () => {
        expect(page().visited).toEqual([{ backTo: { to: "/home" } }]);
        expect(page().toasts).toEqual([{ tone: "success", textKey: "electricityOffer.declined", durationMs: 10_000 }]);
        expect(page().actor.getSnapshot().status).toBe("done");
      },
    },
  };
});
