/** Which electricity offers a person has, and what becomes of them with a yes or a no. Pure. Specification §4 "Electricity offer". */
import type { OfferCard } from "../../src/domain/cards";
import { formatDate } from "../../src/domain/dates";
import { isAgreed, type Yes, yesTo } from "../../src/domain/electricityOffers";
import { cardSavings, termsOf } from "./offer-terms";
import type { Offer, Person } from "./person";
import { type DashboardCards, ongoingCard } from "./seeds/cards";
import type { Contract } from "./seeds/contracts";
import { offerCards } from "./seeds/offers";

const isHeld = ({ contracts }: Person, id: string): boolean => contracts.some(({ contractId }) => contractId === id);

/** Of a contract that the person still has. */
export const offersFor = (person: Person, contractId: string): Offer[] =>
  isHeld(person, contractId) ? (person.offers ?? []).filter((offer) => offer.contractId === contractId) : [];

export const offerWithId = (person: Person, id: string): Offer | undefined =>
  person.offers?.find(({ offerId, contractId }) => offerId === id && isHeld(person, contractId));

/** The cards about offers, each with what the offer saves as of now. */
export const offerCardsOf = (person: Person, nowMs: number): OfferCard[] =>
  person.dashboard.offerPreviewCards.map((card) => {
    const offer = offerWithId(person, card.offerId ?? "");
    return offer ? { ...card, savings: cardSavings(offer, nowMs) } : card;
  });

/** Whether the person has said yes to something for that contract. */
const hasAgreed = (person: Person, contractId: string, nowMs: number): boolean =>
  offersFor(person, contractId).some((offer) => isAgreed(termsOf(offer, nowMs)));

type Refusal = { status: 400 | 404 | 409; cause: string };

/** Why a yes isn't taken; null when it is. */
export function refusalOfYes(person: Person, offer: Offer, how: Yes, nowMs: number): Refusal | null {
  if (hasAgreed(person, offer.contractId, nowMs)) return { status: 409, cause: "ALREADY_ANSWERED" };
  return yesTo(termsOf(offer, nowMs)) === how ? null : { status: 400, cause: "ARGUMENT_NOT_VALID" };
}

/** Why a no isn't taken; null when it is. */
export function refusalOfNo(person: Person, contractId: string, nowMs: number): Refusal | null {
  if (offersFor(person, contractId).length === 0) return { status: 404, cause: "NOT_FOUND" };
  return hasAgreed(person, contractId, nowMs) ? { status: 409, cause: "ALREADY_ANSWERED" } : null;
}

/** The person who has said yes: what was agreed is under way, and nothing asks about that contract's offers any more. */
export function agreed(person: Person, contract: Contract, offer: Offer, nowMs: number): Person {
  const yes = { ...offer, status: "ACCEPTED", agreedAtMs: nowMs };
  const quiet = withoutQuestions(person, contract.contractId);
  return {
    ...quiet,
    offers: (person.offers ?? []).map((one) => (one.offerId === offer.offerId ? yes : one)),
    dashboard: { ...quiet.dashboard, ongoingCards: [underWay(contract, yes, nowMs), ...quiet.dashboard.ongoingCards] },
  };
}

/** The person who has said no to all that was offered for the contract. */
export const denied = (person: Person, contractId: string): Person => ({
  ...withoutQuestions(person, contractId),
  offers: (person.offers ?? []).filter((offer) => offer.contractId !== contractId),
});

/** The person with these offers for the contract, in place of those before, and with the card that tells of them. */
export function withOffers(person: Person, contract: Contract, offers: Offer[]): Person {
  const { dashboard } = person;
  const isOther = (one: { contractId: string | null }) => one.contractId !== contract.contractId;
  return {
    ...person,
    offers: [...(person.offers ?? []).filter(isOther), ...offers],
    dashboard: {
      ...dashboard,
      offerPreviewCards: [...offerCards(contract, offers), ...dashboard.offerPreviewCards.filter(isOther)],
    },
  };
}

/** No card leads to the contract's offers, and the analysis that found them has been seen. */
function withoutQuestions(person: Person, contractId: string): Person {
  const isOther = (card: { contractId: string | null }) => card.contractId !== contractId;
  const { dashboard, invoices } = person;
  const asks = ({ subFlows }: DashboardCards["todoCards"][number]) =>
    subFlows.some(({ action }) => action === "ACKNOWLEDGE_AND_VIEW_OFFERS");
  return {
    ...person,
    ...(invoices && { invoices: invoices.map((one) => (isOther(one) ? one : { ...one, isAcknowledged: true })) }),
    dashboard: {
      ...dashboard,
      offerPreviewCards: dashboard.offerPreviewCards.filter(isOther),
      todoCards: dashboard.todoCards.filter((card) => isOther(card) || !asks(card)),
    },
  };
}

function underWay(contract: Contract, offer: Offer, nowMs: number) {
  const { provider, offerType } = offer;
  const from = formatDate(termsOf(offer, nowMs).agreementDetails?.startDate);
  if (offerType === "DISCOUNT")
    return ongoingCard(contract, `${provider.name} lägger in din rabatt. Du behöver inte göra något själv.`, {
      providers: [provider],
      contextualInformation: { title: "Vad händer nu?", body: `Rabatten dras av på månadsavgiften från och med ${from}.` },
    });
  if (provider.id === contract.provider.id)
    return ongoingCard(contract, `${provider.name} sänker ditt pris. Du behöver inte göra något själv.`, {
      providers: [provider],
      contextualInformation: { title: "Vad händer nu?", body: `Det nya priset gäller från och med ${from}.` },
    });
  return ongoingCard(contract, `${provider.name} tar över din el. Du behöver inte göra något själv.`, {
    providers: [contract.provider, provider],
    contextualInformation: {
      title: "Vad händer nu?",
      body: `${provider.name} säger upp ditt avtal hos ${contract.provider.name}. Det nya avtalet gäller från och med ${from}.`,
    },
  });
}
