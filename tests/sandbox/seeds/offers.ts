/** Electricity offers: each function gives whole ones for a contract, and the card that tells of them. */
import type { OfferCard, Provider } from "../../../src/domain/cards";
import type { Information } from "../../../src/domain/electricityOffers";
import type { Offer, TakenOff } from "../person";
import { offerCard } from "./cards";
import type { Contract } from "./contracts";
import { aboutProvider, changeOf, discountChange, loyaltyChange } from "./offer-texts";
import { providers } from "./providers";

type Own = Pick<Offer, "offerType" | "provider" | "name" | "offerDescription" | "contractChangeInformation"> & Partial<Offer>;

const off = (amount: number, months: number | null, unitKey: string | null = null): TakenOff => ({ amount, months, unitKey });

const attributes = (values: Record<string, string>) => Object.entries(values).map(([title, value]) => ({ title, value }));

/** The contract's offers, numbered in their order. */
const offersOf = ({ contractId }: Contract, ...own: Own[]): Offer[] =>
  own.map((one, i) => ({
    offerId: `${contractId}-offer-${i + 1}`,
    contractId,
    status: null,
    priceOff: null,
    feeOff: null,
    startsInMonths: 1,
    bindingPeriodMonths: 0,
    noticePeriodDays: 30,
    salesAttributes: [],
    providerInformation: aboutProvider(one.provider),
    agreedAtMs: null,
    ...one,
  }));

const switching = (contract: Contract, to: Provider): Information => changeOf(contract.provider, to);

/** To another provider: one with savings of both kinds, one without any, one that counts in another unit than the contract. */
export const switchOffers = (contract: Contract): Offer[] =>
  offersOf(
    contract,
    {
      offerType: "SWITCH",
      provider: providers.norrsken,
      name: "Norrsken Rörligt",
      offerDescription:
        "Rörligt pris utan bindningstid, med el från svensk vattenkraft.\n\nDu får **lägre påslag i 18 månader** och **lägre månadsavgift i sex**.",
      priceOff: off(30.5, 18, "orePerKwh"),
      feeOff: off(24, 6, "sekPerMonth"),
      startsInMonths: 2,
      salesAttributes: attributes({
        "Elens ursprung": "Vattenkraft",
        Pris: "Rörligt, ändras varje månad",
        Betalning: "Autogiro, e-faktura eller mejl",
      }),
      contractChangeInformation: switching(contract, providers.norrsken),
    },
    {
      offerType: "SWITCH",
      provider: providers.fjallkraft,
      name: "Fjällkraft Fast 1 år",
      offerDescription:
        "Samma pris **i ett helt år**, vad som än händer på elmarknaden. Du betalar inte mindre, men du vet vad det blir.",
      startsInMonths: 2,
      bindingPeriodMonths: 12,
      salesAttributes: attributes({ "Elens ursprung": "Vindkraft", Pris: "Fast i tolv månader" }),
      contractChangeInformation: switching(contract, providers.fjallkraft),
    },
    {
      offerType: "CAMPAIGN",
      status: "OFFERED",
      provider: providers.akraft,
      name: "Åkraft Timpris",
      offerDescription:
        "Priset följer marknaden timme för timme. Bäst för dig som kan tvätta, diska och ladda bilen när elen är billig.",
      priceOff: off(0.21, null, "sekPerKwh"),
      startsInMonths: 2,
      noticePeriodDays: 14,
      salesAttributes: attributes({
        "Elens ursprung": "Sol, vind och vatten",
        Pris: "Rörligt, ändras varje timme",
        Appen: "Visar morgondagens priser klockan 14",
      }),
      contractChangeInformation: switching(contract, providers.akraft),
    },
  );

/** A lower price with the provider that one has. */
export const loyaltyOffers = (contract: Contract): Offer[] =>
  offersOf(contract, {
    offerType: "LOYALTY",
    provider: contract.provider,
    name: "Stanna kvar",
    offerDescription: "Stanna kvar och få lägre pris i ett år.\n\n- Samma avtal som i dag\n- Ingen bindningstid",
    priceOff: off(16, 12, "orePerKwh"),
    salesAttributes: attributes({ "Elens ursprung": "Vattenkraft och kärnkraft", Rabatten: "Dras av på varje faktura" }),
    contractChangeInformation: loyaltyChange(contract.provider),
  });

/** Something off the monthly fee, with the provider that one has. */
export const discountOffers = (contract: Contract): Offer[] =>
  offersOf(contract, {
    offerType: "DISCOUNT",
    provider: contract.provider,
    name: "Rabatt på månadsavgiften",
    offerDescription: "Rabatt på månadsavgiften i sex månader.\n\nAvtalet i övrigt är **precis som förut**.",
    feeOff: off(29, 6),
    salesAttributes: attributes({ Rabatten: "Dras av på varje faktura" }),
    contractChangeInformation: discountChange(contract.provider),
  });

/** A single one to another provider: the price is fixed for a year. */
export const fixedPriceOffers = (contract: Contract): Offer[] =>
  offersOf(contract, {
    offerType: "SWITCH",
    provider: providers.norrsken,
    name: "Norrsken Fast 1 år",
    offerDescription: "Fast pris i tolv månader för sommarstugan.",
    priceOff: off(18, 12, "orePerKwh"),
    startsInMonths: 2,
    bindingPeriodMonths: 12,
    salesAttributes: attributes({ "Elens ursprung": "Vattenkraft", Pris: "Fast i tolv månader" }),
    contractChangeInformation: switching(contract, providers.norrsken),
  });

/** The card that tells of the first offer, and leads to it, or to all; none without offers. What it saves is said when it is read. */
export function offerCards(contract: Contract, offers: Offer[]): OfferCard[] {
  const [first] = offers;
  if (first === undefined) return [];
  const leadsTo =
    offers.length === 1
      ? { action: "OFFER_DETAILS", buttonTextKey: "offer.ELECTRICITY.showOffer" }
      : { action: "OFFERS_OVERVIEW", buttonTextKey: "offer.ELECTRICITY.showOffers" };
  const description = first.offerDescription?.split("\n")[0] ?? "";
  const { offerId, provider } = first;
  return [offerCard(contract, { offerId, provider, description, ...leadsTo })];
}
