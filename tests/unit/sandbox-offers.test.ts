/** The sandbox's electricity offers: who has which, how they are told, and what they are worth. */
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { comparedWith } from "../../src/domain/offerComparison";
import texts from "../../src/i18n/sv.json";
import { createSandbox } from "../sandbox/app";
import { contractOf } from "../sandbox/seeds/contracts";
import { fixedPriceOffers, switchOffers } from "../sandbox/seeds/offers";
import { providers } from "../sandbox/seeds/providers";
import { API, type Visitor, visit } from "../sandbox/visitor";
import {
  ANNA,
  CILLA,
  DISA,
  DISAS,
  LARS,
  LOVA,
  LOVAS,
  type OffersCustomer,
  OVE,
  OVES,
  offersCustomer,
  SIV,
  SUMMER_HOUSE,
} from "../support/offersCustomer";

const sandbox = createSandbox({ dataFile: ":memory:" });
let visitor: Visitor;
beforeEach(async () => void (visitor = await visit(sandbox)));
afterAll(() => sandbox.close());

const customer = (who: string): Promise<OffersCustomer> => offersCustomer(visitor, who);

describe("the people with offers", () => {
  it.each([
    ["Lova", LOVA, LOVAS, [["LOYALTY", null]]],
    ["Disa", DISA, DISAS, [["DISCOUNT", null]]],
    [
      "Ove",
      OVE,
      OVES,
      [
        ["SWITCH", null],
        ["SWITCH", null],
        ["CAMPAIGN", "OFFERED"],
      ],
    ],
    ["Cilla", CILLA, "cilla-ceder-electricity", [["DISCOUNT", "CONFIRMED"]]],
    ["Lars", LARS, "lars-ljung-electricity", [["LOYALTY", "CONFIRMED"]]],
    ["Siv", SIV, "siv-sund-electricity", []],
  ])("%s has them as their note says", async (_, who, contractId, expected) => {
    const offers = await (await customer(who)).offers(contractId);
    expect(offers.map(({ offerType, status }) => [offerType, status])).toEqual(expected);
  });

  it("each have a card that leads to what is there, and says what it saves", async () => {
    const people = await visitor.control<{ personalNumber: string }[]>("GET", "people");
    let cardsSeen = 0;
    for (const { personalNumber } of people.filter((one) => one.personalNumber !== SIV)) {
      const { get, home, ids, offer, page } = await customer(personalNumber);
      if (typeof (await get("/home/dashboard")) === "number") continue;
      const { offerPreviewCards } = await home();
      for (const card of offerPreviewCards.filter(({ contractType }) => contractType === "Electricity")) {
        const found = await ids(card.contractId!);
        expect(found).toContain(card.offerId);
        expect(card.subFlow?.action).toBe((found as string[]).length > 1 ? "OFFERS_OVERVIEW" : "OFFER_DETAILS");
        expect((await offer(card.offerId!)).offer.provider).toEqual(card.provider);
        const { savings } = (await offer(card.offerId!)).offer;
        expect(card.savings?.price?.value).toBeGreaterThan(0);
        expect(card.savings).toEqual({ savingsTitleKey: savings?.savingsTitleKey, price: savings?.annualSavings });
        expect((await page(card.contractId!)).offerPreview).toEqual(card);
        cardsSeen++;
      }
    }
    expect(cardsSeen).toBe(6);
  });

  it("has a card where nothing is left, once [AMB-24]", async () => {
    expect((await (await customer(SIV)).home()).offerPreviewCards).toHaveLength(1);
  });

  it.each([
    [OVE, OVES],
    [LOVA, LOVAS],
    [DISA, DISAS],
  ])("%s sees texts for every key and unit in them that is shown", async (who, contractId) => {
    const answer = JSON.stringify(await (await customer(who)).offersAnswer(contractId));
    const keys = [...answer.matchAll(/"\w*Key":"([^"]+)"/g)].map(([, key]) => key!);
    expect(keys.length).toBeGreaterThan(0);
    // What is saved in another unit than the contract's is compared with nothing.
    expect(keys.filter((key) => key !== "sekPerKwh" && !(key in texts))).toEqual([]);
  });

  it("is told of at home as under way, where it is agreed on already", async () => {
    const { offerPreviewCards, ongoingCards } = await (await customer(LARS)).home();
    expect(offerPreviewCards).toEqual([]);
    expect(ongoingCards.map(({ contractId, description }) => [contractId, description])).toEqual([
      ["lars-ljung-electricity", "Granby Energi sänker ditt pris. Du behöver inte göra något själv."],
    ]);
  });

  it("are many in the large world, and none in the empty one", async () => {
    visitor = await visit(sandbox, "large");
    const anna = await customer(ANNA);
    const [first] = (await anna.home()).offerPreviewCards;
    expect(new Set((await anna.ids(first!.contractId!)) as string[]).size).toBe(120);
    visitor = await visit(sandbox, "empty");
    expect(await (await customer(OVE)).get(`/electricity/offers/${OVES}-offer-1`)).toBe(404);
  });
});

describe("what an offer is worth", () => {
  /** Its numbers, the contract's consumption, and what the app's comparison of the two comes to in the first year. */
  async function worth({ offer: read, page }: OffersCustomer, contractId: string, offerId: string) {
    const { offer } = await read(offerId);
    const { contract } = await page(contractId);
    // Without what the server says: the app's own sum.
    const untold = { ...offer, savings: offer.savings && { ...offer.savings, annualSavings: null } };
    const year = comparedWith(contract, untold, Date.now()).find(({ name }) => name === "yearlyCost");
    return {
      compared: year && { value: year.now[0]!.amount.value! - year.firstYear[0]!.amount.value!, unitKey: "sek" },
      kwh: contract.customerDetails.facility?.estimatedAnnualConsumption?.value ?? 0,
      starts: offer.agreementDetails?.startDate,
      annual: offer.savings?.annualSavings,
      price: offer.savings?.priceDiscountSavings,
      fee: offer.savings?.monthlyCostDiscountSavings,
    };
  }

  it("is so much in its first year as its comparison says, where price and fee end at times of their own", async () => {
    const { kwh, price, fee, annual, compared, starts } = await worth(await customer(OVE), OVES, `${OVES}-offer-1`);
    expect(price).toEqual({ amount: { value: 30.5, unitKey: "orePerKwh" }, startDate: starts, endDate: lastDayOf(starts, 18) });
    expect(fee).toEqual({ amount: { value: 24, unitKey: "sekPerMonth" }, startDate: starts, endDate: lastDayOf(starts, 6) });
    expect(annual).toEqual({ value: (30.5 * kwh) / 100 + 24 * 6, unitKey: "sek" });
    expect(compared).toEqual(annual);
  });

  it("may be nothing", async () => {
    const { offer } = await customer(OVE);
    expect((await offer(`${OVES}-offer-2`)).offer.savings).toBeNull();
  });

  it("may be told in a unit that the contract doesn't have", async () => {
    const { kwh, price, annual } = await worth(await customer(OVE), OVES, `${OVES}-offer-3`);
    expect(price).toEqual({ amount: { value: 0.21, unitKey: "sekPerKwh" }, startDate: null, endDate: null });
    expect(annual).toEqual({ value: 0.21 * kwh, unitKey: "sekPerYear" });
  });

  it("may be a year of a lower price", async () => {
    const { kwh, price, fee, annual, starts } = await worth(await customer(LOVA), LOVAS, `${LOVAS}-offer-1`);
    expect([price?.endDate, fee, annual]).toEqual([lastDayOf(starts, 12), null, { value: (16 * kwh) / 100, unitKey: "sek" }]);
  });

  it("may be half a year of a lower fee", async () => {
    const { price, fee, annual, compared, starts } = await worth(await customer(DISA), DISAS, `${DISAS}-offer-1`);
    expect([price, fee]).toEqual([null, { amount: 29, startDate: starts, endDate: lastDayOf(starts, 6) }]);
    expect(annual).toEqual({ value: 174, unitKey: "sek" });
    expect(compared).toEqual(annual);
  });

  it("is told as a sum a year only where each year saves the same", async () => {
    const ove = await customer(OVE);
    const wordsOf = async ({ offer }: OffersCustomer, id: string) => {
      const { savings } = (await offer(id)).offer;
      const annual = savings?.annualSavings as { unitKey: string };
      return [annual.unitKey, texts[savings?.savingsTitleKey as keyof typeof texts]];
    };
    const first = ["sek", "lägre kostnad första året"];
    expect(await wordsOf(ove, `${OVES}-offer-1`)).toEqual(first);
    expect(await wordsOf(ove, `${OVES}-offer-3`)).toEqual(["sekPerYear", "lägre kostnad för dig"]);
    expect(await wordsOf(await customer(LOVA), `${LOVAS}-offer-1`)).toEqual(first);
    expect(await wordsOf(await customer(DISA), `${DISAS}-offer-1`)).toEqual(first);
  });

  it("needn't be done anything for, which is said once", async () => {
    const { contractChangeInformation } = (await (await customer(DISA)).offer(`${DISAS}-offer-1`)).offer;
    expect(contractChangeInformation?.description).not.toContain("Du behöver inte göra något");
  });

  it("stays as it was when it was agreed on, however late one looks", async () => {
    const annualOf = async (one: OffersCustomer) => (await one.offer(`${OVES}-offer-1`)).offer.savings?.annualSavings;
    const ove = await customer(OVE);
    const before = await annualOf(ove);
    await ove.accept(`${OVES}-offer-1`);
    await visitor.control("PATCH", "auth", { clockOffsetS: 3 * 365 * 24 * 60 * 60 });
    expect(await annualOf(await customer(OVE))).toEqual(before);
  });

  it("is still ahead, whenever one looks, until it was agreed on", async () => {
    const yearsOn = async (years: number) => {
      await visitor.control("PATCH", "auth", { clockOffsetS: years * 365 * 24 * 60 * 60 });
      return customer(LOVA);
    };
    const yearOf = (date: string | null | undefined) => Number(date?.slice(0, 4));
    const startIn = async (lova: OffersCustomer) => (await lova.offer(`${LOVAS}-offer-1`)).offer.agreementDetails?.startDate;
    const before = await startIn(await yearsOn(0));
    const lova = await yearsOn(4);
    const later = await startIn(lova);
    expect(yearOf(later) - yearOf(before)).toBeGreaterThanOrEqual(3);
    await lova.accept(`${LOVAS}-offer-1`);
    expect(await startIn(await yearsOn(9))).toBe(later);
  });
});

describe("what one would pay", () => {
  const priceOf = async ({ offer }: OffersCustomer, offerId: string) => {
    const { salesAttributes } = (await offer(offerId)).offer;
    return ["Elpris", "Månadsavgift"].map((wanted) => salesAttributes.find(({ title }) => title === wanted)?.value);
  };
  const lower = "97,90 öre/kWh i 18 månader, sedan 128,40 öre/kWh, med dagens elpris";

  it.each([
    [OVE, `${OVES}-offer-1`, [lower, "25 kr/mån i 6 månader, sedan 49 kr/mån"]],
    [OVE, `${OVES}-offer-2`, ["128,40 öre/kWh", "49 kr/mån"]],
    [OVE, `${OVES}-offer-3`, ["107,40 öre/kWh, i snitt med dagens elpris", "49 kr/mån"]],
    [ANNA, `${SUMMER_HOUSE}-offer-1`, ["78,20 öre/kWh i 12 månader, sedan 96,20 öre/kWh", "49 kr/mån"]],
    [DISA, `${DISAS}-offer-1`, ["samma som i dag", "20 kr/mån i 6 månader, sedan 49 kr/mån"]],
  ])("%s, %s: %j stands in the offer", async (who, offerId, words) =>
    expect(await priceOf(await customer(who), offerId)).toEqual(words),
  );

  it("is nowhere said where nobody knows what is paid now", () => {
    const [first] = switchOffers(contractOf("x", "Electricity", { amount: null }));
    expect(first?.salesAttributes.map(({ title }) => title)).not.toContain("Elpris");
  });

  it.each(Object.values(providers))("is never asked for by whom one has: $name", (provider) => {
    const contract = contractOf("x", "Electricity", { provider });
    for (const offer of [...switchOffers(contract), ...fixedPriceOffers(contract)]) expect(offer.provider).not.toEqual(provider);
  });
});

describe("an offer", () => {
  it("is told in full, with the links of its provider [EL-23]", async () => {
    const ove = await customer(OVE);
    const { offer, links } = await ove.offer(`${OVES}-offer-1`);
    expect((await ove.offers(OVES))[0]).toEqual(offer);
    expect(offer).toMatchObject({
      offerId: `${OVES}-offer-1`,
      contractType: "Electricity",
      provider: { id: "norrsken-el", name: "Norrsken El" },
      agreementDetails: { name: "Norrsken Rörligt", bindingPeriodMonths: 0, noticePeriodDays: 30 },
      providerInformation: { title: "Om Norrsken El" },
      contractChangeInformation: { title: "Så går bytet till" },
    });
    expect(offer.salesAttributes).toContainEqual({ title: "Elens ursprung", value: "svensk vattenkraft" });
    expect(links).toEqual({
      termsAndConditionsLink: "https://example.com/norrsken-el/avtalsvillkor",
      privacyPolicyLink: "https://example.com/norrsken-el/integritet",
    });
  });

  it("is told as of any type and status where a test says so, and as it is after that", async () => {
    const ove = await customer(OVE);
    const path = `/electricity/offers/${OVES}-offer-1`;
    const answer = await ove.get(path);
    const body = { ...answer, offer: { ...answer.offer, offerType: "LOYALTY", status: "PENDING" } };
    await visitor.control("PUT", "faults", [{ method: "GET", path: API + path, body, times: 1 }]);
    expect((await ove.offer(`${OVES}-offer-1`)).offer).toMatchObject({ offerType: "LOYALTY", status: "PENDING" });
    expect(await ove.get(path)).toEqual(answer);
  });

  it.each([
    ["the list", "GET", `/electricity/contracts/${OVES}/offers`],
    ["an offer", "GET", `/electricity/offers/${OVES}-offer-1`],
    ["a yes", "POST", `/offers/${OVES}-offer-1/accept`],
    ["an acknowledgement", "POST", `/offers/${OVES}-offer-1/acknowledge`],
    ["a no", "POST", `/contracts/${OVES}/deny-offers`],
  ])(
    "is the person's own: %s isn't there for others, and for nobody without a login and their consent",
    async (_, method, path) => {
      const statusFor = async (authorization: string) =>
        (await visitor.request(`${API}${path}`, { method, headers: { authorization } })).status;
      const bearerOf = async (who: string) => `Bearer ${(await visitor.logIn(who)).accessToken}`;
      expect(await statusFor(await bearerOf(LOVA))).toBe(404);
      expect(await statusFor("")).toBe(401);
      expect(await statusFor(await bearerOf("199001302380"))).toBe(403);
      const ove = await customer(OVE);
      expect([await ove.ids(OVES), await ove.statusOf(`${OVES}-offer-1`)]).toEqual([expect.any(Array), null]);
    },
  );

  it("goes with its contract", async () => {
    const ove = await customer(OVE);
    const headers = { authorization: `Bearer ${ove.accessToken}` };
    await visitor.request(`${API}/contracts/${OVES}`, { method: "DELETE", headers });
    expect([await ove.ids(OVES), await ove.get(`/electricity/offers/${OVES}-offer-1`)]).toEqual([404, 404]);
    expect([(await ove.accept(`${OVES}-offer-1`))[0], (await ove.deny(OVES))[0]]).toEqual([404, 404]);
  });

  it("is none for a contract of another kind: that is for the app to tell", async () => {
    expect(await (await customer(ANNA)).ids("anna-andersson-mobile")).toEqual([]);
  });
});

/** The last day of so many months from the first day of one. */
function lastDayOf(firstDay: string | null | undefined, months: number): string {
  const day = new Date(`${firstDay}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months, 0);
  return day.toISOString().slice(0, 10);
}
