/** The electricity offers in a test's hands: reads, the question and the answers to offers are answered by hand. */
import { vi } from "vitest";
import { createActor, fromCallback, fromPromise, toPromise } from "xstate";
import { electricityOffersMachine } from "../../machines/electricity-offers";
import { type Answer, answerMachine } from "../../machines/shared/electricity-offers-answer";
import type { OffersPage } from "../../machines/shared/electricity-offers-page";
import { createLoadMachine } from "../../machines/shared/load";
import type { Question, Toast } from "../../machines/shared/ports";
import type { ElectricityOffer } from "../../src/domain/electricityOffers";
import { ApiError } from "../../src/domain/errors";
import { contractOf } from "./contracts";
import { links, offerAnswer } from "./offerAnswers";
import { remote } from "./remote";

type Given = {
  contractId?: string;
  /** Null: all of the contract's. */
  offerId?: string | null;
  /** Loads end with an error instead of an answer, once they fail. */
  isBroken?: boolean;
  /** Answers end with an error instead of telling how they ended. */
  breaksAnswers?: boolean;
  /** Nobody tells it of answers that were given before. */
  isDeaf?: boolean;
};

export type Fault = Omit<ConstructorParameters<typeof ApiError>[0], "call">;

export const NO_CONNECTION = { kind: "network" } as const;
export const CONSENT = { kind: "http", status: 403, isHandled: true } as const;

export const offerOf = (offer: Partial<ElectricityOffer> = {}) => offerAnswer(offer) as ElectricityOffer;

const contract = contractOf("Electricity");
/** `others`: the contract's offers beside it; null where they couldn't be read. */
export const offerPage = (
  offer: Partial<ElectricityOffer> = {},
  others: Partial<ElectricityOffer>[] | null = [{ offerId: "o2" }],
): OffersPage => ({
  kind: "offer",
  contract,
  offer: offerOf(offer),
  links,
  offers: others && [offerOf(offer), ...others.map(offerOf)],
});
/** Another offer of the contract is agreed on. */
const TAKEN = [{ offerId: "o2", status: "ACCEPTED" }];
export const besideTaken = (offer: Partial<ElectricityOffer> = {}) => offerPage(offer, TAKEN);
export const listPage = (...offers: Partial<ElectricityOffer>[]): OffersPage => ({
  kind: "list",
  contract,
  offers: offers.map(offerOf),
});

export function beginOffers({
  contractId = "c1",
  offerId = "o1",
  isBroken = false,
  breaksAnswers = false,
  isDeaf = false,
}: Given = {}) {
  const reads = remote<OffersPage, void>();
  const questions = remote<boolean, Question>();
  const answers = remote<void, { answer: Answer }>();
  /** Whether it was the only offer, of each answer. */
  const only: boolean[] = [];
  const visited: unknown[] = [];
  const backs: unknown[] = [];
  const toasts: Toast[] = [];
  let faultsReported = 0;
  let tellAnswered: (() => void) | null = null;

  const load = createLoadMachine<OffersPage>().provide({
    actors: { read: reads.logic },
    ...(isBroken && { guards: { isRetried: broken } }),
  });
  const follow = (input: { answer: Answer }) => {
    const following = createActor(answerMachine.provide({ actors: { write: answers.logic, load } }), { input });
    const end = toPromise(following);
    following.start();
    return end;
  };
  const actor = createActor(
    electricityOffersMachine.provide({
      actors: {
        load,
        watchAnswers: fromCallback(({ sendBack }) => {
          if (isDeaf) broken();
          tellAnswered = () => sendBack({ type: "offers.answered" });
          return () => void (tellAnswered = null);
        }),
        confirm: questions.logic,
        answer: fromPromise(async ({ input: { answer, isOnly } }) => {
          if (breaksAnswers) broken();
          only.push(isOnly);
          return follow({ answer });
        }),
      },
      actions: {
        navigate: (_, destination) => void visited.push(destination),
        goBackTo: (_, destination) => void visited.push({ backTo: destination }),
        goBack: (_, { otherwise }) => void backs.push(otherwise),
        toast: (_, toast) => void toasts.push(toast),
        takeBackErrors: () => void toasts.splice(0, toasts.length, ...toasts.filter(({ tone }) => tone !== "error")),
        reportFault: () => void faultsReported++,
      },
    }),
    { input: { contractId, offerId } },
  );
  // A fault of what it invokes is thrown to whoever hears nothing of it.
  actor.subscribe({ error: () => {} });
  actor.start();

  const settle = () => vi.advanceTimersByTimeAsync(0);
  const fault = (details: Fault) => new ApiError({ call: "an offer", ...details });
  return {
    actor,
    reads,
    questions,
    /** What was answered. */
    answers,
    only,
    given: () => answers.calls.map(({ answer }) => answer),
    visited,
    backs,
    toasts,
    faultsReported: () => faultsReported,
    /** An answer that was given before ends. */
    endAnswer: () => tellAnswered?.(),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    can: (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    read: async (page: OffersPage) => {
      reads.answer(page);
      await settle();
    },
    /** Fails the read under way, and waits for the retry, if there is one. */
    failRead: async (details: Fault) => {
      reads.fail(fault(details));
      await vi.advanceTimersByTimeAsync(1_200);
    },
    /** As often as it is tried. */
    goOffline: async () => {
      for (let tries = 1; tries <= 3; tries++) {
        reads.fail(fault(NO_CONNECTION));
        await vi.advanceTimersByTimeAsync(1_200);
      }
    },
    say: async (isYes: boolean) => {
      questions.answer(isYes);
      await settle();
    },
    answer: async () => {
      answers.answer();
      await settle();
    },
    refuse: async (details: Fault) => {
      answers.fail(fault(details));
      await settle();
    },
  };
}

const broken = (): never => {
  throw new Error("broken");
};

/** The page of one offer, which has been read. */
export async function beginOffer(
  offer: Partial<ElectricityOffer> = {},
  given: Given = {},
  others?: Parameters<typeof offerPage>[1],
) {
  const page = beginOffers(given);
  await page.read(offerPage(offer, others));
  return page;
}
