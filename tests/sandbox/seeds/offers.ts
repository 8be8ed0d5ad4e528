/** Electricity offers: each function gives whole ones for a contract, and the card that tells of them. */
import type { OfferCard, Provider } from "../../../src/domain/cards";
import type { Information } from "../../../src/domain/electricityOffers";
import type { Offer, TakenOff } from "../person";
import { annualKwhOf } from "./agreements";
import { offerCard } from "./cards";
import type { Contract } from "./contracts";
import { feeWith, priceWith } from "./offer-prices";
import { aboutProvider, changeOf, discountChange, loyaltyChange } from "./offer-texts";
import { providers } from "./providers";

type Own = Pick<Offer, "offerType" | "provider" | "name" | "offerDescription" | "contractChangeInformation"> & Partial<Offer>;

const off = (amount: number, months: number | null, unitKey: string | null = null): TakenOff => ({ amount, months, unitKey });

/** Those of which nothing is known are left out. */
const attributes = (values: Record<string, string | null>) =>
  Object.entries(values).flatMap(([title, value]) => (value === null ? [] : [{ title, value }]));

/** The contract's offers, numbered in their order. */
const offersOf = (contract: Contract, ...own: Own[]): Offer[] =>
  own.map((one, i) => ({
    offerId: `${contract.contractId}-offer-${i + 1}`,
    contractId: contract.contractId,
    status: null,
    priceOff: null,
    feeOff: null,
    annualKwh: annualKwhOf(contract),
    startsInMonths: 1,
    bindingPeriodMonths: 0,
    noticePeriodDays: 30,
    salesAttributes: [],
    providerInformation: aboutProvider(one.provider),
    agreedAtMs: null,
    ...one,
  }));

const switching = (contract: Contract, to: Provider): Information => changeOf(contract.provider, to);

/** Nobody is offered to change to whom they have: another steps in. */
const otherThan = ({ provider }: Contract, wanted: Provider): Provider => (wanted.id === provider.id ? providers.granby : wanted);

const ORIGINS: Record<string, string> = {
  "norrsken-el": "svensk vattenkraft",
  fjallkraft: "vindkraft",
  akraft: "sol, vind och vatten",
  "granby-energi": "vattenkraft och kärnkraft",
};

const originOf = ({ id }: Provider) => ORIGINS[id ?? ""] ?? null;

/** As agreements are called. */
const brandOf = ({ name }: Provider) => name.split(" ")[0];

/** To other providers: one with savings of both kinds, one without any, one that counts in another unit than the contract. */
export const switchOffers = (contract: Contract): Offer[] => {
  const [variable, fixed, hourly] = [providers.norrsken, providers.fjallkraft, providers.akraft].map((wanted) =>
    otherThan(contract, wanted),
  ) as [Provider, Provider, Provider];
  const lower = { priceOff: off(30.5, 18, "orePerKwh"), feeOff: off(24, 6, "sekPerMonth") };
  const market = off(0.21, null, "sekPerKwh");
  return offersOf(
    contract,
    {
      ...lower,
      offerType: "SWITCH",
      provider: variable,
      name: `${brandOf(variable)} Rörligt`,
      offerDescription: `Rörligt pris utan bindningstid, med el från ${originOf(variable)}.\n\nDu får **lägre elpris i 18 månader** och **lägre månadsavgift i 6 månader**.`,
      startsInMonths: 2,
      salesAttributes: attributes({
        Elpris: priceWith(contract, lower.priceOff, "med dagens elpris"),
        Månadsavgift: feeWith(lower.feeOff),
        Prisform: "rörligt, ändras varje månad",
        "Elens ursprung": originOf(variable),
        Betalning: "autogiro, e-faktura eller faktura med mejl",
      }),
      contractChangeInformation: switching(contract, variable),
    },
    {
      offerType: "SWITCH",
      provider: fixed,
      name: `${brandOf(fixed)} Fast 1 år`,
      offerDescription:
        "Samma pris **i 12 månader**, vad som än händer på elmarknaden. Du betalar inte mindre, men du vet vad det blir.",
      startsInMonths: 2,
      bindingPeriodMonths: 12,
      salesAttributes: attributes({
        Elpris: priceWith(contract, null),
        Månadsavgift: feeWith(null),
        Prisform: "fast i 12 månader",
        "Elens ursprung": originOf(fixed),
      }),
      contractChangeInformation: switching(contract, fixed),
    },
    {
      offerType: "CAMPAIGN",
      status: "OFFERED",
      provider: hourly,
      name: `${brandOf(hourly)} Timpris`,
      offerDescription:
        "Priset följer marknaden timme för timme. Bäst för dig som kan tvätta, diska och ladda bilen när elen är billig.",
      priceOff: market,
      startsInMonths: 2,
      noticePeriodDays: 14,
      salesAttributes: attributes({
        Elpris: priceWith(contract, market, "i snitt med dagens elpris"),
        Månadsavgift: feeWith(null),
        Prisform: "rörligt, ändras varje timme",
        "Elens ursprung": originOf(hourly),
        [`${hourly.name}s app`]: "visar morgondagens priser klockan 14",
      }),
      contractChangeInformation: switching(contract, hourly),
    },
  );
};

/** A lower price with the provider that one has. */
export const loyaltyOffers = (contract: Contract): Offer[] => {
  const priceOff = off(16, 12, "orePerKwh");
  return offersOf(contract, {
    priceOff,
    offerType: "LOYALTY",
    provider: contract.provider,
    name: "Stanna kvar",
    offerDescription: "Stanna kvar och få lägre pris i 12 månader.\n\n- Samma avtal som i dag\n- Ingen bindningstid",
    salesAttributes: attributes({
      Elpris: priceWith(contract, priceOff, "med dagens elpris"),
      Månadsavgift: "samma som i dag",
      Rabatten: "dras av på varje faktura",
      "Elens ursprung": originOf(contract.provider),
    }),
    contractChangeInformation: loyaltyChange(contract.provider),
  });
};

/** Something off the monthly fee, with the provider that one has. */
export const discountOffers = (contract: Contract): Offer[] => {
  const feeOff = off(29, 6);
  return offersOf(contract, {
    feeOff,
    offerType: "DISCOUNT",
    provider: contract.provider,
    name: "Rabatt på månadsavgiften",
    offerDescription: "Rabatt på månadsavgiften i 6 månader.\n\nAvtalet i övrigt är **precis som förut**.",
    startsInMonths: 2,
    salesAttributes: attributes({
      Elpris: "samma som i dag",
      Månadsavgift: feeWith(feeOff),
      Rabatten: "dras av på varje faktura",
    }),
    contractChangeInformation: discountChange(contract.provider),
  });
};

/** A single one to another provider: the price is fixed for a year. */
export const fixedPriceOffers = (contract: Contract): Offer[] => {
  const priceOff = off(18, 12, "orePerKwh");
  const provider = otherThan(contract, providers.norrsken);
  return offersOf(contract, {
    priceOff,
    provider,
    offerType: "SWITCH",
    name: `${brandOf(provider)} Fast 1 år`,
    offerDescription: "Fast pris i 12 månader för sommarstugan.",
    startsInMonths: 2,
    bindingPeriodMonths: 12,
    salesAttributes: attributes({
      Elpris: priceWith(contract, priceOff),
      Månadsavgift: feeWith(null),
      Prisform: "fast i 12 månader",
      "Elens ursprung": originOf(provider),
    }),
    contractChangeInformation: switching(contract, provider),
  });
};

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
