/** Much of everything: 500 contracts and a long home for the first of the cast, and 10,000 customers for an admin to search among. */
import type { Offer, Person } from "../person";
import { carOffersCard, completeCarCard, ongoingCard, uploadInvoiceCard } from "./cards";
import { cast } from "./cast";
import { CONTRACT_TYPES, type Contract, contractOf } from "./contracts";
import { person } from "./makers";
import { offerCards, switchOffers } from "./offers";
import { providers } from "./providers";

const CONTRACTS = 500;
const CUSTOMERS = 10_000;
const CARDS = 120;

/** All of one type are one provider's; each of the others has a provider of its own. */
const manyContracts: Contract[] = Array.from({ length: CONTRACTS }, (_, i) => {
  const type = CONTRACT_TYPES[i % CONTRACT_TYPES.length]!;
  return contractOf("anna-andersson", type, {
    contractId: `anna-andersson-${type.toLowerCase()}-${i + 1}`,
    identifyingName: `Avtal ${i + 1}`,
    ...(type !== "Mobile" && { provider: { id: `provider-${i + 1}`, name: `Bolag ${i + 1}`, logoImageUrl: null } }),
  });
});

const firstOf = (type: Contract["contractType"]): Contract[] =>
  manyContracts.filter(({ contractType }) => contractType === type).slice(0, CARDS / 2);

/** As many as cards, each with an id of its own. */
const manyOffers = (contract: Contract): Offer[] =>
  Array.from({ length: CARDS / 3 }, () => switchOffers(contract))
    .flat()
    .map((offer, i) => ({ ...offer, offerId: `${contract.contractId}-offer-${i + 1}` }));

const withMuch = (one: Person): Person => ({
  ...one,
  note: `${one.note}; här ${CONTRACTS} avtal`,
  contracts: manyContracts,
  offers: firstOf("Electricity").flatMap((contract, i) => (i === 0 ? manyOffers(contract) : switchOffers(contract))),
  dashboard: {
    offerPreviewCards: [
      ...firstOf("Electricity").flatMap((contract) => offerCards(contract, switchOffers(contract))),
      ...firstOf("CarInsurance").map((contract) => carOffersCard(contract, providers.vagtrygg)),
    ],
    todoCards: [...firstOf("Electricity").map(uploadInvoiceCard), ...firstOf("CarInsurance").map(completeCarCard)],
    ongoingCards: firstOf("Broadband").map((contract) =>
      ongoingCard(contract, "Vi byter ditt bredband.", { providers: [contract.provider] }),
    ),
    addMoreContractsCard: one.dashboard.addMoreContractsCard,
  },
});

const FIRST_NAMES = ["Alice", "Björn", "Cecilia", "David", "Elin", "Fredrik", "Gunilla", "Håkan", "Ida", "Åke"];
const LAST_NAMES = ["Ahl", "Björk", "Cederlund", "Dahlgren", "Ek", "Falk", "Gran", "Holm", "Ström", "Öst"];

/** The check digit of nine digits. */
export function checkDigit(nine: string): number {
  const sum = [...nine]
    .map((digit, i) => Number(digit) * (i % 2 === 0 ? 2 : 1))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return (10 - (sum % 10)) % 10;
}

/** Kept for tests as well, and none of the cast's. */
const BIRTH_NUMBER = "981";
const DAY_MS = 24 * 60 * 60 * 1_000;

const customer = (i: number): Person => {
  const born = new Date(Date.UTC(1940, 0, 1) + i * 2 * DAY_MS).toISOString().slice(0, 10).replaceAll("-", "");
  return person({
    customerId: `customer-${i + 1}`,
    personalNumber: `${born}${BIRTH_NUMBER}${checkDigit(born.slice(2) + BIRTH_NUMBER)}`,
    firstName: FIRST_NAMES[i % FIRST_NAMES.length]!,
    lastName: `${LAST_NAMES[Math.floor(i / FIRST_NAMES.length) % LAST_NAMES.length]} ${i + 1}`,
    note: "En av tiotusen",
    isEnabled: i % 10 !== 9,
  });
};

export const largeCast: Person[] = cast.map((one, i) => (i === 0 ? withMuch(one) : one));
export const crowd = (): Person[] => Array.from({ length: CUSTOMERS }, (_, i) => customer(i));
