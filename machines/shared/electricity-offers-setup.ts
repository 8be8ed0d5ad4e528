/**
 * The vocabulary of the electricity offers: what the flow knows, hears, does and asks. The chart itself is
 * machines/electricity-offers.ts; it names these.
 */
import { assign, setup } from "xstate";
import { canDecline, isAgreed, yesTo } from "../../src/domain/electricityOffers";
import type { Failure } from "../../src/domain/errors";
import { isUsableId } from "../../src/domain/ids";
import { type Answer, type Answered, type Outcome, whatBecame } from "./electricity-offers-answer";
import { detailIn, isMissingIn, type OfferPage, type OffersPage, otherAgreedIn } from "./electricity-offers-page";
import { createLoadMachine, type Loaded } from "./load";
import {
  type ContractDestination,
  type Destination,
  type Question,
  requiredAction,
  requiredActor,
  requiredSubscription,
  type Toast,
} from "./ports";
import { patienceDelays, readingGuards } from "./reading";

type Input = {
  /** Both as the address of the page has them. */
  contractId: string;
  /** Null: all offers for the contract. */
  offerId: string | null;
};

export type Context = Input & {
  /** Null until the first read has succeeded. */
  page: OffersPage | null;
  failure: Failure | null;
  /** What this person has answered last, and how its call ended; null before that. */
  answered: Pick<Answered, "answer" | "sent"> | null;
  /** Epoch ms of the last time that somebody came to look: what discounts are judged by. */
  nowMs: number;
  /** Epoch ms of the read that `page` is from. */
  readAtMs: number;
};

/** What a page that has gone was doing has come to its end: an answer of this person to an offer, or what else may change them. */
type OffersAnswered = { type: "offers.answered" };

type Events =
  | OffersAnswered
  | { type: "offer.open"; offerId: string }
  | { type: "offer.yes" }
  | { type: "offer.decline" }
  | { type: "contract.open" }
  | { type: "back" }
  | { type: "retry" }
  | { type: "consent.resolved" }
  | { type: "wake" };

type About<Params> = { event: Params };

/** What was read longer ago may have been answered in another tab: it is read anew when somebody comes back to it. */
const MAX_AGE_MS = 60_000;

export const NOT_FOUND = { status: "failed", failure: { kind: "http", status: 404 } } satisfies Loaded<never>;

/** In the singular only where nothing else is declined with it. */
export const declineQuestion = (context: Context): Question => {
  const many = isOnlyOffer(context) ? "one" : "all";
  return {
    titleKey: `electricityOffer.decline.title.${many}`,
    bodyKey: `electricityOffer.decline.body.${many}`,
    confirmKey: "electricityOffer.decline.confirm",
    isDanger: true,
  };
};

export const ended = ({ event }: About<{ output: Loaded<OffersPage> }>): Loaded<OffersPage> => event.output;

export const electricityOffersSetup = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Events },
  actors: {
    load: createLoadMachine<OffersPage>(),
    watchAnswers: requiredSubscription<OffersAnswered>("watchAnswers"),
    /** The person's yes or no, and what became of it. It comes to its end also when the page goes. */
    answer: requiredActor<Answered, { answer: Answer; isOnly: boolean }>("answer"),
    /** Whether the person said yes. */
    confirm: requiredActor<boolean, Question>("confirm"),
  },
  actions: {
    navigate: requiredAction<ContractDestination>("navigate"),
    /** Back to that page where it is the one before, else on to it in place of this one. */
    goBackTo: requiredAction<Destination>("goBackTo"),
    /** To where the person came from; to `otherwise` when they came from nowhere. */
    goBack: requiredAction<{ otherwise: ContractDestination }>("goBack"),
    toast: requiredAction<Toast>("toast"),
    /** What failed before has gone well now: its toasts go. */
    takeBackErrors: requiredAction("takeBackErrors"),
    /** 'Contract is not an electricity contract': for the log. */
    reportFault: requiredAction("reportFault"),
    take: assign((_, end: Loaded<OffersPage>) =>
      end.status === "loaded" ? { page: end.data, failure: null, readAtMs: Date.now() } : { failure: end.failure },
    ),
    noteAnswer: assign((_, { answer }: { answer: Answer }) => ({ answered: { answer, sent: "lost" as const } })),
    /** Of what couldn't be read, the page goes on showing what it has. */
    takeAnswered: assign((_, { answer, sent, end }: Answered) => {
      const page = detailIn(end);
      return { answered: { answer, sent }, ...(page && { page, readAtMs: Date.now() }) };
    }),
    noteTime: assign({ nowMs: () => Date.now() }),
  },
  guards: {
    isUsable: ({ context: { contractId, offerId } }) => isUsableId(contractId) && (offerId === null || isUsableId(offerId)),
    ...readingGuards,
    isOutOfReach: ({ context }) => context.failure?.kind === "network",
    isOld: ({ context }) => Date.now() - context.readAtMs > MAX_AGE_MS,
    isOfferGone: ({ context }, end: Loaded<unknown>) => context.offerId !== null && isMissingIn(end),
    isNotElectricity: ({ context }) => context.page?.kind === "notElectricity",
    isList: ({ context }) => context.page?.kind === "list",
    isEmpty: ({ context: { page } }) => page?.kind === "list" && page.offers.length === 0,
    wasAgreed: ({ context }) => isAgreed(offerPage(context).offer),
    isOtherAgreed: ({ context }) => otherAgreedIn(offerPage(context)) !== null,
    canDecline: ({ context }) => canDecline(offerPage(context).offer),
    isYes: (_, { isYes }: { isYes: boolean }) => isYes,
    became: (_, { answered, outcome }: { answered: Answered; outcome: Outcome }) => whatBecame(answered) === outcome,
  },
  delays: patienceDelays,
});

/** Only asked where there is one. */
const offerPage = ({ page }: Context) => page as OfferPage;

/** What a yes of this person is. */
export const yesIn = (context: Context): Answer => yesTo(offerPage(context).offer);

/** Whether the contract has this one offer only, as far as is known. */
export const isOnlyOffer = (context: Context): boolean => offerPage(context).offers?.length === 1;
