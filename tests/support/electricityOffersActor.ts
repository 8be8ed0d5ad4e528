/** The electricity offers in a test's hands: reads, the question and the answers to offers are answered by hand. */
import { vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { electricityOffersMachine } from "../../machines/electricity-offers";
import type { OffersPage } from "../../machines/shared/electricity-offers-setup";
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
  /** Nobody tells it of answers that were given before. */
  isDeaf?: boolean;
};

export type Fault = Omit<ConstructorParameters<typeof ApiError>[0], "call">;

export const NO_CONNECTION = { kind: "network" } as const;
export const CONSENT = { kind: "http", status: 403, isHandled: true } as const;

export const offerOf = (offer: Partial<ElectricityOffer> = {}) => offerAnswer(offer) as ElectricityOffer;

const contract = contractOf("Electricity");
export const offerPage = (offer: Partial<ElectricityOffer> = {}): OffersPage => ({
  kind: "offer",
  contract,
  offer: offerOf(offer),
  links,
});
export const listPage = (...offers: Partial<ElectricityOffer>[]): OffersPage => ({
  kind: "list",
  contract,
  offers: offers.map(offerOf),
});

export function beginOffers({ contractId = "c1", offerId = "o1", isBroken = false, isDeaf = false }: Given = {}) {
  const reads = remote<OffersPage, void>();
  const questions = remote<boolean, Question>();
  const answers = remote<void, { offerId: string; way: "accept" | "acknowledge" }>();
  const denials = remote<void, { contractId: string }>();
  const visited: unknown[] = [];
  const backs: unknown[] = [];
  const toasts: Toast[] = [];
  let faultsReported = 0;
  let tellAnswered: (() => void) | null = null;

  const actor = createActor(
    electricityOffersMachine.provide({
      actors: {
        load: createLoadMachine<OffersPage>().provide({
          actors: { read: reads.logic },
          ...(isBroken && { guards: { isRetried: broken } }),
        }),
        watchAnswers: fromCallback(({ sendBack }) => {
          if (isDeaf) broken();
          tellAnswered = () => sendBack({ type: "offers.answered" });
          return () => void (tellAnswered = null);
        }),
        confirm: questions.logic,
        sayYes: answers.logic,
        denyOffers: denials.logic,
      },
      actions: {
        navigate: (_, destination) => void visited.push(destination),
        goBack: (_, { otherwise }) => void backs.push(otherwise),
        toast: (_, toast) => void toasts.push(toast),
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
    /** What was said yes to. */
    answers,
    denials,
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
    answer: async (write: "answers" | "denials" = "answers") => {
      ({ answers, denials })[write].answer();
      await settle();
    },
    refuse: async (details: Fault, write: "answers" | "denials" = "answers") => {
      ({ answers, denials })[write].fail(fault(details));
      await settle();
    },
  };
}

const broken = (): never => {
  throw new Error("broken");
};

/** The page of one offer, which has been read. */
export async function beginOffer(offer: Partial<ElectricityOffer> = {}, given: Given = {}) {
  const page = beginOffers(given);
  await page.read(offerPage(offer));
  return page;
}
