/** A card's flow in a test's hands: what it sends is answered by hand, what it does is written down. */
import { vi } from "vitest";
import { createActor } from "xstate";
import type { Toast } from "../../machines/shared/ports";
import { todoCardMachine } from "../../machines/todo-card";
import { offerWay, type PressedWay, subFlowWay } from "../../src/domain/cardActions";
import type { OfferCard, OngoingCard, SubFlow } from "../../src/domain/cards";
import { ApiError } from "../../src/domain/errors";
import { remote } from "./remote";

export const subFlow = (action: string | null, differences: Partial<SubFlow> = {}): SubFlow => ({
  type: "Primary",
  action,
  buttonNameKey: null,
  externalUrl: null,
  ...differences,
});

type Acting = Pick<OngoingCard, "contractId" | "contractType" | "providers">;

export const actingCard = (differences: Partial<Acting> = {}): Acting => ({
  contractId: "c1",
  contractType: "Electricity",
  providers: [{ id: "p1", name: "Hemtrygg", logoImageUrl: null }],
  ...differences,
});

export const offerCard = (differences: Partial<OfferCard> = {}): OfferCard => ({
  contractType: "Electricity",
  contractId: "c1",
  offerId: "o1",
  provider: null,
  description: null,
  savings: null,
  subFlow: { buttonTextKey: null, action: "OFFERS_OVERVIEW", externalUrl: null },
  ...differences,
});

export const wayOf = (action: string, card: Partial<Acting> = {}) => subFlowWay(actingCard(card), subFlow(action)) as PressedWay;
export const offerWayOf = (card: Partial<OfferCard>) => offerWay(offerCard(card)) as PressedWay;

type Fault = Omit<ConstructorParameters<typeof ApiError>[0], "call">;

export function beginCard() {
  const acknowledgements = remote<void, { contractId: string }>();
  const collections = remote<string, { providerId: string }>();
  /** What it did to the world, in that order. */
  const effects: unknown[] = [];
  const toasts: Toast[] = [];
  const actor = createActor(
    todoCardMachine.provide({
      actors: { acknowledge: acknowledgements.logic, startCollection: collections.logic },
      actions: {
        navigate: (_, destination) => void effects.push(destination),
        reloadPage: (_, { isNoted }) => void effects.push(isNoted ? "reload, noted" : "reload"),
        toast: (_, toast) => void toasts.push(toast),
        warn: (_, { action }) => void effects.push({ warned: action }),
      },
    }),
  ).start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    actor,
    acknowledgements,
    collections,
    effects,
    toasts,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    can: (way: PressedWay) => actor.getSnapshot().can({ type: "press", way }),
    press: (way: PressedWay) => actor.send({ type: "press", way }),
    read: () => actor.send({ type: "card.read" }),
    /** Answers whatever has been sent. */
    answer: async () => {
      if (actor.getSnapshot().matches("collecting")) collections.answer("k1");
      else acknowledgements.answer();
      await settle();
    },
    fail: async (fault: Fault) => {
      const error = new ApiError({ call: "POST", ...fault });
      if (actor.getSnapshot().matches("collecting")) collections.fail(error);
      else acknowledgements.fail(error);
      await settle();
    },
  };
}
