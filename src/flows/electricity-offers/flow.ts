/** The flow as its screens see it. */
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { electricityOffersMachine } from "../../../machines/electricity-offers";
import type { OffersPage } from "../../../machines/shared/electricity-offers-setup";

export type Offers = ActorRefFrom<typeof electricityOffersMachine>;
export type OffersSnapshot = SnapshotFrom<typeof electricityOffersMachine>;

export type List = Extract<OffersPage, { kind: "list" }>;
export type Detail = Extract<OffersPage, { kind: "offer" }>;

const VIEWS = ["failed", "notElectricity", "noOffers", "list", "sent", "offer", "agreed"] as const;

export type View = (typeof VIEWS)[number] | "loading";

/** Which of its screens the flow is on. */
export const viewOf = (snapshot: OffersSnapshot): View =>
  VIEWS.find((view) => (view === "sent" ? snapshot.matches({ offer: "sent" }) : snapshot.matches(view))) ?? "loading";

/** What was answered and is on its way; null while nothing is. */
export function answerUnderWay(snapshot: OffersSnapshot): "yes" | "no" | null {
  const isIn = (...states: ("answering" | "rereading" | "checking" | "denying" | "checkingDecline")[]) =>
    states.some((offer) => snapshot.matches({ offer }));
  if (isIn("answering", "rereading", "checking")) return "yes";
  return isIn("denying", "checkingDecline") ? "no" : null;
}
