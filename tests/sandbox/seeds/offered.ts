/** Those who have been made an electricity offer: one of each kind, some that were settled elsewhere, and one that is gone. */
import type { Offer, Person } from "../person";
import { ongoingCard } from "./cards";
import type { Contract, ContractType } from "./contracts";
import { holder, type Own } from "./makers";
import { discountOffers, loyaltyOffers, offerCards, switchOffers } from "./offers";

/** A person whose first contract has these offers, and the card that tells of them. */
function withOffersOf(own: Own, types: ContractType[], offersOf: (contract: Contract) => Offer[]): Person {
  const one = holder(own, types, (el) => ({ offerPreviewCards: offerCards(el, offersOf(el)) }));
  return { ...one, offers: one.contracts.slice(0, 1).flatMap(offersOf) };
}

/** The same person when it is agreed on: home tells of it, and invites to it no more. */
function underWay(one: Person): Person {
  const ongoingCards = one.contracts.map((contract) =>
    ongoingCard(contract, `${contract.provider.name} sänker ditt pris. Du behöver inte göra något själv.`, {
      providers: [contract.provider],
    }),
  );
  return { ...one, dashboard: { ...one.dashboard, offerPreviewCards: [], ongoingCards } };
}

const confirmed = (offersOf: (contract: Contract) => Offer[]) => (contract: Contract) =>
  offersOf(contract).map((offer) => ({ ...offer, status: "CONFIRMED" }));

export const offered: Person[] = [
  withOffersOf(
    {
      personalNumber: "198712042384",
      firstName: "Lova",
      lastName: "Lindqvist",
      note: "Elerbjudande från den egna elhandlaren (LOYALTY)",
    },
    ["Electricity"],
    loyaltyOffers,
  ),
  withOffersOf(
    { personalNumber: "199504192387", firstName: "Disa", lastName: "Dahl", note: "Elerbjudande om rabatt (DISCOUNT)" },
    ["Electricity", "Mobile"],
    discountOffers,
  ),
  withOffersOf(
    { personalNumber: "196909282391", firstName: "Ove", lastName: "Öberg", note: "Elerbjudanden om att byta elhandlare" },
    ["Electricity"],
    switchOffers,
  ),
  withOffersOf(
    {
      personalNumber: "199108232381",
      firstName: "Cilla",
      lastName: "Ceder",
      note: "Rabatt på el som är bekräftad, men inte godkänd (DISCOUNT, CONFIRMED)",
    },
    ["Electricity"],
    confirmed(discountOffers),
  ),
  underWay(
    withOffersOf(
      {
        personalNumber: "196805142392",
        firstName: "Lars",
        lastName: "Ljung",
        note: "Lägre elpris som redan är klart (LOYALTY, CONFIRMED)",
      },
      ["Electricity"],
      confirmed(loyaltyOffers),
    ),
  ),
  {
    ...withOffersOf(
      {
        personalNumber: "198209302382",
        firstName: "Siv",
        lastName: "Sund",
        note: "Har ett kort om elerbjudanden, men de finns inte längre",
      },
      ["Electricity"],
      switchOffers,
    ),
    offers: [],
  },
];
