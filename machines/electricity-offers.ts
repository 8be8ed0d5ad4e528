/**
 * Offers of electricity: all of them for a contract, or one, which is agreed to or declined.
 * Specification §2 "Electricity offers", §4 "Electricity offer", §8; readings AMB-24, AMB-37, AMB-58, AMB-64; cases F06, UX-03.
 *
 * What the server has of an offer decides what is shown of it, never the answer to a yes: after each it is read anew.
 */
import {
  DECLINE_QUESTION,
  DECLINED,
  electricityOffersSetup,
  ended,
  error,
  NOT_AGREED,
  NOT_DECLINED,
  NOT_FOUND,
  type OffersPage,
  yesIn,
} from "./shared/electricity-offers-setup";
import type { ContractDestination } from "./shared/ports";
import { endings, patience } from "./shared/reading";

const takeOffer = { type: "takeOffer" as const, params: ended };
const notDeclined = { type: "toast" as const, params: NOT_DECLINED };
const notAgreed = {
  type: "toast" as const,
  params: ({ context }: { context: Parameters<typeof yesIn>[0] }) => NOT_AGREED[yesIn(context).way],
};

/** After a yes that was taken. Whether it is agreed on by then is for the offer to say. */
const reread = {
  src: "load" as const,
  onDone: [
    { guard: { type: "isAgreed" as const, params: ended }, actions: takeOffer, target: "#electricity-offers.agreed.now" },
    { actions: takeOffer, target: "#electricity-offers.offer.sent" },
  ],
  onError: "#electricity-offers.offer.sent",
};

export const electricityOffersMachine = electricityOffersSetup.createMachine({
  id: "electricity-offers",
  context: ({ input }) => ({ ...input, page: null, failure: null, nowMs: Date.now() }),
  on: {
    back: { actions: { type: "goBack", params: ({ context }) => ({ otherwise: above(context) }) } },
    "contract.open": { actions: { type: "navigate", params: ({ context }) => contractPage(context) } },
    wake: { actions: "noteTime" },
  },
  invoke: { src: "watchAnswers", onError: {} },
  initial: "judging",
  states: {
    judging: {
      always: [
        { guard: "isUsable", target: "loading" },
        { actions: { type: "take", params: NOT_FOUND }, target: "failed" },
      ],
    },
    loading: {
      invoke: { src: "load", ...endings<OffersPage>({ loaded: "opening", heldUp: "heldUp", failed: "failed" }) },
      ...patience,
      // What is on its way may tell of before (TR-15).
      on: { "offers.answered": { target: "loading", reenter: true } },
    },
    // The session or the consent view has taken over.
    heldUp: { on: { "consent.resolved": "loading" } },
    failed: {
      on: {
        retry: "judging",
        wake: { guard: "isOutOfReach", actions: "noteTime", target: "loading" },
      },
    },
    opening: {
      always: [
        { guard: "isNotElectricity", target: "notElectricity" },
        { guard: "isEmpty", target: "noOffers" },
        { guard: "isList", target: "list" },
        { guard: "wasAgreed", target: "agreed" },
        { target: "offer" },
      ],
    },
    notElectricity: { entry: "reportFault" },
    noOffers: {},
    list: {
      on: {
        "offers.answered": "loading",
        "offer.open": {
          actions: {
            type: "navigate",
            params: ({ context: { contractId }, event: { offerId } }) => ({
              to: "/electricity/$contractId/offer/$offerId",
              params: { contractId, offerId },
            }),
          },
        },
      },
    },
    // Further presses find nothing to answer while an answer is on its way (UX-03).
    offer: {
      initial: "open",
      states: {
        open: {
          on: {
            "offers.answered": "#electricity-offers.loading",
            "offer.yes": "answering",
            "offer.decline": { guard: "canDecline", target: "asking" },
          },
        },
        answering: {
          invoke: {
            src: "sayYes",
            input: ({ context }) => yesIn(context),
            onDone: "rereading",
            onError: [
              // The session or the consent view tells of it; then the person may say yes again (AMB-64).
              { guard: { type: "isHandled", params: error }, target: "open" },
              { target: "checking" },
            ],
          },
        },
        rereading: { invoke: reread },
        // A yes that failed may have arrived, or come after another one (F06).
        checking: {
          invoke: {
            src: "load",
            onDone: [
              { guard: { type: "isAgreed", params: ended }, actions: takeOffer, target: "#electricity-offers.agreed.now" },
              { guard: { type: "isHandedOver", params: ended }, target: "#electricity-offers.heldUp" },
              {
                guard: { type: "isMissing", params: ended },
                actions: [notAgreed, { type: "take", params: ended }],
                target: "#electricity-offers.failed",
              },
              { actions: [notAgreed, takeOffer], target: "open" },
            ],
            onError: { actions: notAgreed, target: "open" },
          },
        },
        // It was taken, and isn't agreed on yet as far as anybody knows: nothing more is asked of the person.
        sent: {
          initial: "resting",
          states: {
            resting: {
              on: { retry: "looking", "consent.resolved": "looking", wake: { actions: "noteTime", target: "looking" } },
            },
            looking: { invoke: reread },
          },
        },
        asking: {
          invoke: {
            src: "confirm",
            input: DECLINE_QUESTION,
            onDone: [
              { guard: { type: "isYes", params: ({ event }) => ({ isYes: event.output }) }, target: "denying" },
              { target: "open" },
            ],
            onError: "open",
          },
        },
        denying: {
          invoke: {
            src: "denyOffers",
            input: ({ context }) => ({ contractId: context.contractId }),
            onDone: "#electricity-offers.declined",
            onError: [
              { guard: { type: "isHandled", params: error }, target: "open" },
              { guard: { type: "isAlreadyGone", params: error }, target: "#electricity-offers.declined" },
              { target: "checkingDecline" },
            ],
          },
        },
        checkingDecline: {
          invoke: {
            src: "load",
            onDone: [
              { guard: { type: "isMissing", params: ended }, target: "#electricity-offers.declined" },
              { guard: { type: "isHandedOver", params: ended }, target: "#electricity-offers.heldUp" },
              {
                guard: { type: "isAgreed", params: ended },
                actions: [notDeclined, takeOffer],
                target: "#electricity-offers.agreed",
              },
              { actions: [notDeclined, takeOffer], target: "open" },
            ],
            onError: { actions: notDeclined, target: "open" },
          },
        },
      },
    },
    agreed: {
      initial: "before",
      states: {
        // Long ago, or elsewhere.
        before: {},
        // By what this person has pressed here.
        now: {},
      },
    },
    declined: {
      type: "final",
      entry: [
        { type: "toast", params: DECLINED },
        // In place of this page: back must not lead to what is no longer there.
        { type: "navigate", params: { to: "/home", replace: true } },
      ],
    },
  },
});

type Place = { contractId: string; offerId: string | null };

/** In place of this page: what was answered needn't be come back to. */
const contractPage = ({ contractId }: Place): ContractDestination => ({
  to: "/contract/$id",
  params: { id: contractId },
  replace: true,
});

const above = ({ contractId, offerId }: Place): ContractDestination =>
  offerId === null
    ? contractPage({ contractId, offerId })
    : { to: "/electricity/$contractId/offers", params: { contractId }, replace: true };
