// @vitest-environment happy-dom
/** What one may answer to an offer, and how what became of it is told. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serverTextOf } from "../../src/i18n/texts";
import { electricityContract, offerOf, saved, savingsOf } from "../support/comparedOffers";
import { NO_LINKS, openOffers as open, opened } from "../support/offersScreen";
import { press } from "../support/renderUi";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-03-01T09:00:00Z"));
  return () => void vi.useRealTimers();
});

describe("the answers", () => {
  it.each([
    ["LOYALTY", ["Tacka ja", "Tacka nej"], "Från din elhandlare"],
    ["DISCOUNT", ["Ja tack, ge mig rabatten"], "Rabatt"],
    ["SWITCH", ["Tacka ja"], ""],
    [null, ["Tacka ja"], ""],
  ])("to %s are %j [EL-15] [EL-16]", async (offerType, names, word) => {
    const page = await opened({ offerType });
    expect(page.all("main button:not([aria-label])").map(({ textContent }) => textContent)).toEqual(names);
    expect(page.all("span").some(({ textContent }) => textContent === word) || word === "").toBe(true);
  });

  it("no is to all of the contract's offers, and the question says so [EL-17]", async () => {
    const page = await opened({});
    await press(page.button("Tacka nej"));
    const asked = page.questions.calls.map(({ titleKey, bodyKey }) => [
      serverTextOf(titleKey, null),
      serverTextOf(bodyKey, null),
    ]);
    expect(asked).toEqual([
      [
        "Vill du tacka nej till erbjudandena?",
        "Då tackar du nej till alla erbjudanden för det här elavtalet. Det går inte att ångra.",
      ],
    ]);
  });

  it("stay in their places, busy, while one is on its way [UX-03]", async () => {
    const page = await opened({});
    await press(page.button("Tacka ja"));
    const busy = page.button("Skickar ditt svar …");
    expect(busy?.getAttribute("aria-busy")).toBe("true");
    expect(page.button("Tacka nej")?.getAttribute("aria-disabled")).toBe("true");
    expect(page.all("[role=status]").map(({ textContent }) => textContent)).toEqual(["Skickar ditt svar …"]);
    await press(busy);
    await press(page.button("Tacka nej"));
    expect(page.answers.calls).toHaveLength(1);
    expect(page.questions.calls).toEqual([]);
  });

  it.each([
    ["LOYALTY", "ACCEPTED", "Du har tackat ja", "Granby Energi tar hand om resten och hör av sig om något behövs."],
    ["LOYALTY", "CONFIRMED", "Du har tackat ja", "Granby Energi tar hand om resten"],
    ["DISCOUNT", "ACCEPTED", "Rabatten är redan din", "Granby Energi drar av den på ditt avtal."],
  ])("to %s that is %s was given before [EL-11] [EL-12]", async (offerType, status, title, words) => {
    const page = await opened({ offerType, status });
    expect(page.heading()).toEqual([title]);
    expect(page.shown()).toContain(words);
    expect(page.link(/^Till avtalet$/)?.getAttribute("href")).toBe("/contract/c1");
    expect(page.link(/^Till startsidan$/)?.getAttribute("href")).toBe("/home");
    await press(page.link(/^Till avtalet$/));
    expect(page.visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]);
  });

  it("tell from when it holds, by the day in Sweden [DT-07]", async () => {
    const agreementDetails = { name: null, startDate: "2026-06-30T22:30:00Z", bindingPeriodMonths: null, noticePeriodDays: null };
    const page = await opened({ status: "ACCEPTED", agreementDetails });
    expect(page.section("Det här händer nu")).toBe("Det här händer nuAvtalet börjar gälla 1␣juli 2026.");
    expect((await opened({ status: "ACCEPTED" })).all("section")).toEqual([]);
  });

  it.each([
    ["SWITCH", "2026-03-02", "Avtalet börjar gälla 2␣mars 2026."],
    ["DISCOUNT", "2026-03-02", "Rabatten börjar gälla 2␣mars 2026."],
    ["SWITCH", "2026-03-01", "Gäller sedan 1␣mars 2026."],
    ["DISCOUNT", "2023-03-01", "Gäller sedan 1␣mars 2023."],
  ])("to %s tell that it holds from %s on: %s", async (offerType, startDate, words) => {
    const agreementDetails = { name: null, startDate, bindingPeriodMonths: null, noticePeriodDays: null };
    const page = await opened({ offerType, status: "ACCEPTED", agreementDetails });
    expect(page.section("Det här händer nu")).toBe(`Det här händer nu${words}`);
  });

  it.each([
    ["LOYALTY", savingsOf({ priceDiscountSavings: saved(16) }), "Det nya priset gäller från 1␣juli 2026."],
    ["LOYALTY", savingsOf({ monthlyCostDiscountSavings: saved(9) }), "Det nya priset gäller från 1␣juli 2026."],
    ["LOYALTY", savingsOf({ annualSavings: 100 }), "Avtalet börjar gälla 1␣juli 2026."],
    ["SWITCH", savingsOf({ priceDiscountSavings: saved(16) }), "Avtalet börjar gälla 1␣juli 2026."],
  ])(
    "to %s that saves %o tell what begins: another price of the agreement that one has is no new one",
    async (offerType, savings, words) => {
      const agreementDetails = { name: null, startDate: "2026-07-01", bindingPeriodMonths: null, noticePeriodDays: null };
      const page = await opened({ offerType, savings, status: "ACCEPTED", agreementDetails });
      expect(page.section("Det här händer nu")).toBe(`Det här händer nu${words}`);
    },
  );

  it("can't be given where another offer is agreed on: with whom, and the way to the contract", async () => {
    const other = offerOf({ offerId: "o2", status: "ACCEPTED", provider: { id: "n", name: "Norrsken El", logoImageUrl: null } });
    const page = await open({
      kind: "offer",
      contract: electricityContract(),
      offer: offerOf({ offerId: "o1" }),
      links: NO_LINKS,
      offers: [offerOf({ offerId: "o1" }), other],
    });
    expect(page.all("main button:not([aria-label])")).toEqual([]);
    expect(page.all("[role=status]").map(({ textContent }) => textContent)).toEqual([
      "Du har redan tackat ja till \u2068Norrsken El\u2069.",
    ]);
    await press(page.link(/^Till avtalet$/));
    expect(page.visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: true }]);
  });

  it("that were taken and can't be seen yet claim no more than that", async () => {
    const page = await opened({ offerType: "DISCOUNT", status: "CONFIRMED" });
    await press(page.button("Ja tack, ge mig rabatten"));
    await page.answered();
    await page.unread(500);
    expect(page.heading()).toEqual(["Ditt svar är skickat"]);
    expect(page.shown()).toContain("Det kan dröja en stund innan det syns här.");
    await press(page.button("Kolla igen"));
    expect(page.button("Hämtar …")?.getAttribute("aria-busy")).toBe("true");
    await page.unread(500);
    expect(page.all("[role=status]").map(({ textContent }) => textContent)).toEqual(["Inget nytt än."]);
  });

  it("of which nobody knows since the connection broke off say that it did [F06]", async () => {
    const page = await opened({});
    await press(page.button("Tacka ja"));
    await page.cutOff();
    await page.unread(500);
    expect(page.heading()).toEqual(["Vi vet inte säkert om ditt svar kom fram"]);
    expect(page.shown()).toContain("Uppkopplingen bröts medan ditt svar skickades. Kolla igen när du är uppkopplad");
  });

  it("of which nobody knows say so, and claim no failure [F06]", async () => {
    const page = await opened({});
    await press(page.button("Tacka ja"));
    await page.answered(500);
    await page.unread(500);
    expect(page.heading()).toEqual(["Vi vet inte säkert om ditt svar kom fram"]);
    expect(page.shown()).not.toContain("Uppkopplingen");
    expect(page.button("Tacka ja")).toBeNull();
    await press(page.button("Kolla igen"));
    await page.unread(500);
    expect(page.all("[role=status]").map(({ textContent }) => textContent)).toEqual(["Vi vet fortfarande inte."]);
    await press(page.button("Kolla igen"));
    await page.unread(404);
    expect(page.heading()).toEqual(["Erbjudandet finns inte kvar"]);
    expect(page.link(/^Till avtalet$/)).not.toBeNull();
  });
});
