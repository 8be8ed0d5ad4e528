/**
 * Offers of electricity: all of them for a contract, or one, which is agreed to or declined.
 * Specification §2 "Electricity offers", §4 "Electricity offer", §8; readings AMB-24, AMB-37, AMB-58, AMB-64; cases F06, UX-03.
 *
 * What the server has of an offer decides what is shown of it, never the answer to a yes: after each it is read anew.
 */
import type { Answered, Outcome } from "./shared/electricity-offers-answer";
import type { OffersPage } from "./shared/electricity-offers-page";
import {
  type Context,
  declineQuestion,
  electricityOffersSetup,
  ended,
  isOnlyOffer,
  NOT_FOUND,
  yesIn,
} from "./shared/electricity-offers-setup";
import { declinedToast, notTaken } from "./shared/electricity-offers-toasts";
import type { Loaded } from "./shared/load";
import type { ContractDestination } from "./shared/ports";
import { endings, patience } from "./shared/reading";

/** What is open for a while is read anew when the person comes back to it, say, and stays as it is meanwhile. */
const refreshed = {
  initial: "resting",
  states: {
    resting: { on: { wake: { guard: "isOld", actions: "noteTime", target: "refreshing" } } },
    refreshing: {
      invoke: {
        src: "load",
        onDone: [
          {
            guard: { type: "isLoaded", params: ended },
            actions: { type: "take", params: ended },
            target: "#electricity-offers.opening",
          },
          { guard: { type: "isOfferGone", params: ended }, target: "#electricity-offers.gone" },
          { target: "resting" },
        ],
        onError: "resting",
      },
    },
  },
} as const;

/** Where it leads to know what became of an answer; `waiting`: where the person is left when nobody can say so yet. */
const whatBecameOf = <Event>(answered: (about: { context: Context; event: Event }) => Answered, waiting: string) => {
  const became = (outcome: Outcome) =>
    ({
      type: "became",
      params: (about: { context: Context; event: Event }) => ({ answered: answered(about), outcome }),
    }) as const;
  const take = { type: "takeAnswered", params: answered } as const;
  return [
    { guard: became("agreed"), actions: take, target: "#electricity-offers.agreed.now" },
    { guard: became("agreedElsewhere"), actions: take, target: "#electricity-offers.agreed.before" },
    { guard: became("otherAgreed"), actions: take, target: "#electricity-offers.otherAgreed" },
    { guard: became("gone"), target: "#electricity-offers.gone" },
    { guard: became("declined"), target: "#electricity-offers.declined" },
    {
      guard: became("refused"),
      actions: [take, { type: "toast", params: ({ context }: { context: Context }) => notTaken(context.answered!) }],
      target: "#electricity-offers.offer.open",
    },
    { guard: became("again"), target: "#electricity-offers.offer.open" },
    { actions: take, target: waiting },
  ] as const;
};

export const electricityOffersMachine = electricityOffersSetup.createMachine({
  id: "electricity-offers",
  context: ({ input }) => ({ ...input, page: null, failure: null, answered: null, nowMs: Date.now(), readAtMs: 0 }),
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
        { guard: "isOtherAgreed", target: "otherAgreed" },
        { target: "offer" },
      ],
    },
    notElectricity: { entry: "reportFault" },
    noOffers: {},
    list: {
      ...refreshed,
      on: {
        "offers.answered": ".refreshing",
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
          ...refreshed,
          on: {
            // What it shows can be answered no longer, perhaps.
            "offers.answered": "#electricity-offers.loading",
            "offer.yes": {
              actions: { type: "noteAnswer", params: ({ context }) => ({ answer: yesIn(context) }) },
              target: "answering",
            },
            "offer.decline": { guard: "canDecline", target: "asking" },
          },
        },
        asking: {
          invoke: {
            src: "confirm",
            input: ({ context }) => declineQuestion(context),
            onDone: [
              {
                guard: { type: "isYes", params: ({ event }) => ({ isYes: event.output }) },
                actions: { type: "noteAnswer", params: { answer: "deny" } },
                target: "answering",
              },
              { target: "open" },
            ],
            onError: "open",
          },
        },
        answering: {
          ...patience,
          invoke: {
            src: "answer",
            input: ({ context }) => ({ answer: context.answered!.answer, isOnly: isOnlyOffer(context) }),
            onDone: whatBecameOf(({ event }: { event: { output: Answered } }) => event.output, "waiting"),
            onError: "waiting",
          },
        },
        // It was taken and can't be seen yet, or nobody knows whether it arrived: nothing can be answered until that is known.
        waiting: {
          initial: "resting",
          on: {
            retry: ".looking",
            "consent.resolved": ".looking",
            wake: { actions: "noteTime", target: ".looking" },
          },
          states: {
            resting: {},
            looking: {
              invoke: {
                src: "load",
                onDone: whatBecameOf(
                  ({ context, event }: { context: Context; event: { output: Loaded<OffersPage> } }) => ({
                    ...context.answered!,
                    end: event.output,
                  }),
                  "unchanged",
                ),
                onError: "unchanged",
              },
              on: { retry: {}, "consent.resolved": {}, wake: { actions: "noteTime" } },
            },
            unchanged: {},
          },
        },
      },
    },
    // Nothing can be answered to this one any more.
    otherAgreed: { ...refreshed, on: { "offers.answered": ".refreshing" } },
    // Somebody has answered it elsewhere.
    gone: {},
    agreed: {
      initial: "before",
      states: {
        // Long ago, or elsewhere.
        before: {},
        // By what this person has pressed here.
        now: { entry: "takeBackErrors" },
      },
    },
    declined: {
      type: "final",
      entry: [
        "takeBackErrors",
        { type: "toast", params: ({ context }) => declinedToast(isOnlyOffer(context)) },
        // In place of this page: back must not lead to what is no longer there.
        { type: "goBackTo", params: { to: "/home" } },
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
