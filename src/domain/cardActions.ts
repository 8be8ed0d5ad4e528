/**
 * What the buttons of cards lead to. Specification §4 "Todo card actions", "Offer card click"; readings AMB-59, AMB-63.
 * An action that we know, on a card of another type or without the ids that it needs, is as good as one that we don't know.
 */
import type { OfferCard, Provider, SubFlow } from "./cards";
import { cleanName } from "./cleanText";
import { type ContractType, contractTypeOf } from "./contractTypes";
import { externalUrlOf } from "./externalUrl";
import { isUsableId } from "./ids";

/** A page that a card leads to, in the route table's own words. */
type CardDestination =
  | { to: "/contract/$id"; params: { id: string }; hash: "invoice" }
  | { to: "/car-insurance/$contractId/completion"; params: { contractId: string } }
  | { to: "/car-insurance/$contractId/offers"; params: { contractId: string } }
  | { to: "/electricity/$contractId/offers"; params: { contractId: string } }
  | { to: "/electricity/$contractId/offer/$offerId"; params: { contractId: string; offerId: string } }
  | { to: "/private-loan/application" };

/** What the specification has an offer card throw. */
export type CardErrorMessage = "Click handler not implemented" | "Contract type not implemented";

export type CardWay =
  /** Out of the app, in a new tab. */
  | { kind: "external"; href: string; host: string }
  /** An address that nobody may follow: the button's words, as text. */
  | { kind: "text" }
  | { kind: "page"; destination: CardDestination }
  /** Tells the server that it has been seen; then on to `next`, or this page anew. */
  | { kind: "acknowledge"; contractId: string; next: CardDestination | null }
  | { kind: "collect"; providerId: string; providerName: string }
  /** Nobody knows what it means, or not on this card. */
  | { kind: "unknown"; action: string | null }
  | { kind: "broken"; message: CardErrorMessage };

/** What there is to press and the flow decides about. */
export type PressedWay = Exclude<CardWay, { kind: "external" | "text" }>;

/** What a todo card and an ongoing card have in common. */
type ActingCard = { contractId: string | null; contractType: string | null; providers: readonly Provider[] };

/** What the specification calls insurance. */
const INSURANCES: readonly (ContractType | null)[] = ["CarInsurance", "HomeInsurance", "Insurance"];

export function subFlowWay(card: ActingCard, { action, externalUrl }: SubFlow): CardWay {
  return externalWay(externalUrl) ?? actionWay(card, action) ?? { kind: "unknown", action };
}

function externalWay(address: string | null): CardWay | null {
  if (!address?.trim()) return null;
  const url = externalUrlOf(address);
  return url ? { kind: "external", ...url } : { kind: "text" };
}

function actionWay(card: ActingCard, action: string | null): CardWay | null {
  const type = contractTypeOf(card.contractType);
  const contractId = usable(card.contractId);
  switch (action) {
    case "CREATE_PRIVATE_LOAN_APPLICATION":
      return { kind: "page", destination: { to: "/private-loan/application" } };
    case "COLLECT_CONTRACTS":
      return INSURANCES.includes(type) ? collectionOf(card.providers) : null;
    case "COMPLETE_CONTRACT_INFO":
      if (contractId === null || type !== "CarInsurance") return null;
      return { kind: "page", destination: { to: "/car-insurance/$contractId/completion", params: { contractId } } };
    case "UPLOAD_INVOICE":
      if (contractId === null || type !== "Electricity") return null;
      return { kind: "page", destination: { to: "/contract/$id", params: { id: contractId }, hash: "invoice" } };
    case "ACKNOWLEDGE":
      return contractId === null ? null : { kind: "acknowledge", contractId, next: null };
    case "ACKNOWLEDGE_AND_VIEW_OFFERS":
      if (contractId === null || type !== "Electricity") return null;
      return { kind: "acknowledge", contractId, next: { to: "/electricity/$contractId/offers", params: { contractId } } };
    default:
      return null;
  }
}

function collectionOf(providers: readonly Provider[]): CardWay | null {
  for (const { id, name } of providers) {
    const providerId = usable(id);
    const providerName = usable(cleanName(name));
    if (providerId !== null && providerName !== null) return { kind: "collect", providerId, providerName };
  }
  return null;
}

/** What a click on an offer card leads to; null: it asks for none. */
export function offerWay({ contractType, contractId, offerId, subFlow }: OfferCard): CardWay | null {
  const type = contractTypeOf(contractType);
  if (subFlow === null && type !== "CarInsurance") return null;
  return (
    externalWay(subFlow?.externalUrl ?? null) ?? offerPage(type, usable(contractId), usable(offerId), subFlow?.action ?? null)
  );
}

const UNHANDLED: CardWay = { kind: "broken", message: "Click handler not implemented" };

function offerPage(type: ContractType | null, contractId: string | null, offerId: string | null, action: string | null): CardWay {
  if (type !== "CarInsurance" && type !== "Electricity") return { kind: "broken", message: "Contract type not implemented" };
  if (contractId === null) return UNHANDLED;
  if (type === "CarInsurance")
    return { kind: "page", destination: { to: "/car-insurance/$contractId/offers", params: { contractId } } };
  if (action === "OFFERS_OVERVIEW")
    return { kind: "page", destination: { to: "/electricity/$contractId/offers", params: { contractId } } };
  if (action === "OFFER_DETAILS" && offerId !== null)
    return { kind: "page", destination: { to: "/electricity/$contractId/offer/$offerId", params: { contractId, offerId } } };
  return UNHANDLED;
}

const usable = (id: string | null): string | null => (id !== null && isUsableId(id) ? id : null);

/** The address of such a page, for its link. */
export function pathOfCard(destination: CardDestination): string {
  const params: Record<string, string> = "params" in destination ? destination.params : {};
  const path = destination.to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return "hash" in destination ? `${path}#${destination.hash}` : path;
}
