/** The flow as its screens see it. */
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { electricityOffersMachine } from "../../../machines/electricity-offers";
import type { OfferPage, OffersPage } from "../../../machines/shared/electricity-offers-page";
import type { Leaving } from "./WayToContract";

export type Offers = ActorRefFrom<typeof electricityOffersMachine>;
export type OffersSnapshot = SnapshotFrom<typeof electricityOffersMachine>;

export type List = Extract<OffersPage, { kind: "list" }>;
export type Detail = OfferPage;

const VIEWS = ["failed", "notElectricity", "noOffers", "list", "waiting", "offer", "otherAgreed", "gone", "agreed"] as const;

export type View = (typeof VIEWS)[number] | "loading";

/** Which of its screens the flow is on. */
export const viewOf = (snapshot: OffersSnapshot): View =>
  VIEWS.find((view) => (view === "waiting" ? snapshot.matches({ offer: "waiting" }) : snapshot.matches(view))) ?? "loading";

/** Whether what was answered is known to have arrived. */
export const isSent = ({ context }: OffersSnapshot): boolean => context.answered?.sent === "taken";

/** For views that lead on to the contract's page. */
export const leaving = (offers: Offers, { contractId }: OffersSnapshot["context"]): Leaving => ({
  contractId,
  onLeave: () => offers.send({ type: "contract.open" }),
});

/** It has been on its way for more than five seconds. */
export const isAnswerSlow = (snapshot: OffersSnapshot): boolean => snapshot.matches({ offer: { answering: "verySlow" } });

/** What was answered and is on its way; null while nothing is. */
export function answerUnderWay(snapshot: OffersSnapshot): "yes" | "no" | null {
  if (!snapshot.matches({ offer: "answering" })) return null;
  return snapshot.context.answered?.answer === "deny" ? "no" : "yes";
}
