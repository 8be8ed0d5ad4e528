/**
 * An answer to an offer, from the press until it is known what became of it: it is sent, once, and then the offer is read. It goes
 * on when the page that wanted it has gone. Specification §4 "Electricity offer", §8; case F06.
 */
import { assign, setup } from "xstate";
import { isAgreed, type Yes } from "../../src/domain/electricityOffers";
import { failureOf, mayHaveHappened } from "../../src/domain/errors";
import { isGone } from "../../src/domain/removals";
import { detailIn, isMissingIn, type OffersPage, otherAgreedIn } from "./electricity-offers-page";
import { createLoadMachine, type Loaded } from "./load";
import { requiredActor } from "./ports";
import { readingGuards } from "./reading";

/** Yes to an offer, yes to a discount, no to all offers for the contract. */
export type Answer = Yes | "deny";

const CONFLICT = 409;

/** How its call ended. */
export type Sent =
  | "taken"
  | "refused"
  /** It may have arrived all the same. */
  | "lost"
  /** The same, since there was no connection. */
  | "cutOff"
  /** The session or the consent view has taken over: it is the person's to give again (AMB-64). */
  | "handled"
  /** The session is over: whoever is here now may be somebody else. */
  | "over";

export type Answered = {
  answer: Answer;
  sent: Sent;
  /** As the offer was found afterwards; null where it wasn't read. */
  end: Loaded<OffersPage> | null;
};

export type Outcome =
  | "agreed"
  /** Somebody has said yes elsewhere, while this person said no. */
  | "agreedElsewhere"
  /** To another offer of the contract. */
  | "otherAgreed"
  /** Somebody has said no elsewhere, while this person said yes. */
  | "gone"
  | "declined"
  /** It wasn't taken, and can be given again. */
  | "refused"
  | "again"
  /** It was taken, and can't be seen yet. */
  | "sent"
  /** Nobody can tell whether it arrived. */
  | "unknown";

/** The offer decides, wherever it can be read: never the answer to the call. */
export function whatBecame({ answer, sent, end }: Answered): Outcome {
  if (sent === "handled") return "again";
  if (isDeclined({ answer, sent, end })) return "declined";
  const page = detailIn(end);
  if (page && isAgreed(page.offer)) return answer === "deny" ? "agreedElsewhere" : "agreed";
  if (page && otherAgreedIn(page)) return "otherAgreed";
  if (sent === "taken") return "sent";
  if (page) return "refused";
  if (isMissingIn(end)) return "gone";
  return sent === "refused" && !isHandedOver(end) ? "refused" : "unknown";
}

const isHandedOver = (end: Loaded<unknown> | null): boolean => end !== null && readingGuards.isHandedOver(null, end);

const isDeclined = ({ answer, sent, end }: Answered): boolean => answer === "deny" && (sent === "taken" || isMissingIn(end));

export const answerMachine = setup({
  types: { context: {} as Answered, input: {} as { answer: Answer }, output: {} as Answered },
  actors: {
    /** POST: never sent twice. */
    write: requiredActor<void, { answer: Answer }>("write"),
    load: createLoadMachine<OffersPage>(),
  },
  actions: {
    noteSent: assign((_, { sent }: { sent: Sent }) => ({ sent })),
    noteEnd: assign((_, { end }: { end: Loaded<OffersPage> }) => ({ end })),
  },
  guards: {
    isSettled: ({ context: { answer, sent } }) =>
      sent === "handled" || sent === "over" || (answer === "deny" && sent === "taken"),
  },
}).createMachine({
  id: "electricity-offers-answer",
  context: ({ input }) => ({ ...input, sent: "lost", end: null }),
  initial: "sending",
  states: {
    sending: {
      invoke: {
        src: "write",
        input: ({ context: { answer } }) => ({ answer }),
        onDone: { actions: { type: "noteSent", params: { sent: "taken" } }, target: "ended" },
        onError: {
          actions: { type: "noteSent", params: ({ context, event }) => ({ sent: sentOf(context.answer, event.error) }) },
          target: "ended",
        },
      },
    },
    ended: { always: [{ guard: "isSettled", target: "known" }, { target: "reading" }] },
    reading: {
      invoke: {
        src: "load",
        onDone: { actions: { type: "noteEnd", params: ({ event }) => ({ end: event.output }) }, target: "known" },
        onError: "known",
      },
    },
    known: { type: "final" },
  },
  output: ({ context }) => context,
});

function sentOf(answer: Answer, error: unknown): Sent {
  const failure = failureOf(error);
  if (failure.kind === "handled") return "handled";
  if (failure.kind === "unexpected") return "over";
  // Nothing is left to decline.
  if (answer === "deny" && isGone(failure)) return "taken";
  // It is answered already: perhaps by this very call, which browsers repeat where a connection breaks off.
  if (answer !== "deny" && failure.kind === "http" && failure.status === CONFLICT) return "lost";
  if (failure.kind === "network") return "cutOff";
  return mayHaveHappened(error) ? "lost" : "refused";
}
