/**
 * The vocabulary of the electricity offers: what the flow knows, hears, does and asks. The chart itself is
 * machines/electricity-offers.ts; it names these.
 */
import { assign, setup } from "xstate";
import {
  canDecline,
  type ElectricityOfferDetail,
  type ElectricityOffers,
  isAgreed,
  yesTo,
} from "../../src/domain/electricityOffers";
import { type Failure, failureOf } from "../../src/domain/errors";
import { isUsableId } from "../../src/domain/ids";
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

/** What stands at one of the two addresses. */
export type OffersPage =
  /** The contract isn't of electricity: whatever offers there are, they are not ours to show (EL-03). */
  { kind: "notElectricity" } | ({ kind: "list" } & ElectricityOffers) | ({ kind: "offer" } & ElectricityOfferDetail);

type Input = {
  /** Both as the address of the page has them. */
  contractId: string;
  /** Null: all offers for the contract. */
  offerId: string | null;
};

type Context = Input & {
  /** Null until the first read has succeeded. */
  page: OffersPage | null;
  failure: Failure | null;
  /** Epoch ms of the last time that somebody came to look: what discounts are judged by. */
  nowMs: number;
};

/** An answer of this person to an offer has come to its end, after its page had gone. */
export type OffersAnswered = { type: "offers.answered" };

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

type Way = "accept" | "acknowledge";
type About<Params> = { event: Params };

export const NOT_FOUND = { status: "failed", failure: { kind: "http", status: 404 } } satisfies Loaded<never>;

export const DECLINE_QUESTION: Question = {
  titleKey: "electricityOffer.decline.title",
  bodyKey: "electricityOffer.decline.body",
  confirmKey: "electricityOffer.decline.confirm",
  isDanger: true,
};

/** The error catalogue's words (EL-18, EL-19). */
export const NOT_AGREED = {
  accept: { tone: "error", textKey: "error.acceptOffer", durationMs: 10_000 },
  acknowledge: { tone: "error", textKey: "error.acknowledgeOffer", durationMs: 10_000 },
} satisfies Record<Way, Toast>;

/** EL-20. */
export const NOT_DECLINED: Toast = { tone: "error", textKey: "error.failedToDenyOffers", durationMs: 10_000 };
export const DECLINED: Toast = { tone: "success", textKey: "electricityOffer.declined", durationMs: 10_000 };

export const ended = ({ event }: About<{ output: Loaded<OffersPage> }>): Loaded<OffersPage> => event.output;
export const error = ({ event }: About<{ error: unknown }>) => ({ error: event.error });

export const electricityOffersSetup = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Events },
  actors: {
    load: createLoadMachine<OffersPage>(),
    watchAnswers: requiredSubscription<OffersAnswered>("watchAnswers"),
    /** POST: never by itself sent twice. */
    sayYes: requiredActor<void, { offerId: string; way: Way }>("sayYes"),
    /** Whether the person said yes. */
    confirm: requiredActor<boolean, Question>("confirm"),
    /** POST, of all offers for the contract: never by itself sent twice. */
    denyOffers: requiredActor<void, { contractId: string }>("denyOffers"),
  },
  actions: {
    navigate: requiredAction<Destination | ContractDestination>("navigate"),
    /** To where the person came from; to `otherwise` when they came from nowhere. */
    goBack: requiredAction<{ otherwise: ContractDestination }>("goBack"),
    toast: requiredAction<Toast>("toast"),
    /** 'Contract is not an electricity contract': for the log. */
    reportFault: requiredAction("reportFault"),
    take: assign((_, end: Loaded<OffersPage>) =>
      end.status === "loaded" ? { page: end.data, failure: null } : { failure: end.failure },
    ),
    /** Of what couldn't be read, the page goes on showing what it has. */
    takeOffer: assign((_, end: Loaded<OffersPage>) => (isOffer(end) ? { page: end.data } : {})),
    noteTime: assign({ nowMs: () => Date.now() }),
  },
  guards: {
    isUsable: ({ context: { contractId, offerId } }) => isUsableId(contractId) && (offerId === null || isUsableId(offerId)),
    ...readingGuards,
    isMissing: (_, end: Loaded<unknown>) => isMissingIn(end),
    isOutOfReach: ({ context }) => context.failure?.kind === "network",
    isNotElectricity: ({ context }) => context.page?.kind === "notElectricity",
    isList: ({ context }) => context.page?.kind === "list",
    isEmpty: ({ context: { page } }) => page?.kind === "list" && page.offers.length === 0,
    wasAgreed: ({ context }) => isAgreed(offerIn(context)),
    isAgreed: (_, end: Loaded<OffersPage>) => isAgreedIn(end),
    canDecline: ({ context }) => canDecline(offerIn(context)),
    isYes: (_, { isYes }: { isYes: boolean }) => isYes,
    isHandled: (_, params: { error: unknown }) => failureOf(params.error).kind === "handled",
    isAlreadyGone: (_, params: { error: unknown }) => isGone(failureOf(params.error)),
  },
  delays: patienceDelays,
});

/** Only asked where there is one. */
export const offerIn = ({ page }: Pick<Context, "page">) => (page as OfferPage).offer;

/** What a yes of this person is. */
export const yesIn = (context: Context): { offerId: string; way: Way } => ({
  offerId: context.offerId!,
  way: yesTo(offerIn(context)),
});

type OfferPage = Extract<OffersPage, { kind: "offer" }>;

const isOffer = (end: Loaded<OffersPage>): end is { status: "loaded"; data: OfferPage } =>
  end.status === "loaded" && end.data.kind === "offer";

/** Whether the offer is agreed on, as far as a read of it tells. */
export const isAgreedIn = (end: Loaded<OffersPage>): boolean => isOffer(end) && isAgreed(end.data.offer);

/** Whether what was asked for is there no longer. */
export const isMissingIn = (end: Loaded<unknown>): boolean => end.status === "failed" && isGone(end.failure);

const isGone = (failure: Failure): boolean => failure.kind === "http" && [404, 410].includes(failure.status);
