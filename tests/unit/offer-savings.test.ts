/** What an offer is said to save, year by year, and where nothing is said of the years. */
import { describe, expect, it } from "vitest";
import { comparedWith, savedByYear } from "../../src/domain/offerComparison";
import { savedWith } from "../../src/domain/offerSavings";
import {
  electricityContract,
  COMPARED_AT_MS as nowMs,
  OTHER,
  offerOf,
  type Savings,
  saved,
  savingsOf,
} from "../support/comparedOffers";

const saving = (savings: Savings, own: Parameters<typeof offerOf>[0] = {}, contract = electricityContract()) =>
  savedWith(contract, offerOf({ ...own, savings: savingsOf(savings) }), nowMs);

describe("the years of an offer", () => {
  const years = (savings: Savings, contract = electricityContract()) =>
    savedByYear(contract, offerOf({ ...OTHER, savings: savingsOf(savings) }), nowMs);

  it.each([
    ["for good", null, [1_000]],
    ["for half a year", "2026-08-31", [504, 0]],
    ["for a year", "2027-02-28", [1_000, 0]],
    ["for a year and a half", "2027-08-31", [1_000, 503, 0]],
    ["for four years", "2030-02-28", [1_000, 1_000, 1_000, 1_000, 0]],
  ])("%s", (_, endDate, expected) => {
    expect(years({ priceDiscountSavings: saved(20, null, endDate) })).toEqual(expected);
  });

  it("count what is lost of a discount that the present provider gives", () => {
    const monthlyCost = { amount: 50, discount: 30, discountExpiration: "2027-02-28" };
    const contract = electricityContract({ monthlyCost });
    expect(years({ monthlyCostDiscountSavings: saved(10) }, contract)).toEqual([-240, 120]);
  });

  it("are none where they can't be compared", () => {
    expect(years({})).toEqual([]);
    expect(years({ priceDiscountSavings: saved(20) }, electricityContract({}, { facility: null }))).toEqual([]);
    const car = { ...electricityContract(), type: "Mobile" } as unknown as ReturnType<typeof electricityContract>;
    expect(years({ priceDiscountSavings: saved(20) }, car)).toEqual([]);
  });
});

describe("what an offer is said to save", () => {
  const end = (endDate: string | null): Savings => ({ priceDiscountSavings: saved(20, null, endDate) });

  it("is that of its first year, where the next one is known to be another", () => {
    const first = { amount: { value: 1_000, unitKey: "sek" }, isFirstYear: true };
    const halfOfTheSecond = [
      { from: 2, to: 2, kronor: 503 },
      { from: 3, to: null, kronor: 0 },
    ];
    expect(saving({ ...end("2027-08-31"), annualSavings: 1_000 })).toEqual({ ...first, later: halfOfTheSecond });
    expect(saving({ ...end("2027-08-31"), annualSavings: { value: 999.6, unitKey: "sek" } })).toEqual({
      ...first,
      later: halfOfTheSecond,
    });
    expect(saving({ ...end("2027-02-28"), annualSavings: 1_000 })).toEqual({
      ...first,
      later: [{ from: 2, to: null, kronor: 0 }],
    });
  });

  it("is so much a year, as long as it is that", () => {
    const eachYear = { amount: { value: 1_000, unitKey: "sekPerYear" }, isFirstYear: false };
    expect(saving({ ...end(null), annualSavings: 1_000 })).toEqual({ ...eachYear, later: [] });
    expect(saving({ ...end("2029-02-28"), annualSavings: 1_000 })).toEqual({
      ...eachYear,
      later: [{ from: 4, to: null, kronor: 0 }],
    });
  });

  it.each([
    { annualSavings: 1_006, ...end("2027-08-31") },
    { annualSavings: 0.3, priceDiscountSavings: saved(20, "2027-03-01") },
    { annualSavings: { value: 1_000, unitKey: "sekPerMonth" }, ...end("2027-08-31") },
    { annualSavings: 1_000 },
  ])("is what the server says and no more, where that isn't what the years come to: %o", (savings) => {
    const { annualSavings } = savings;
    const amount = typeof annualSavings === "number" ? { value: annualSavings, unitKey: "sekPerYear" } : annualSavings;
    expect(saving(savings)).toEqual({ amount, isFirstYear: false, later: [] });
  });

  describe("reckoned a little otherwise by the server is one sum, the server's, in what is compared too", () => {
    /** What the offer is said to save, and by how much the years that are compared differ. */
    const saidAndCompared = (annualSavings: number, savings: Savings, own: Parameters<typeof offerOf>[0] = {}) => {
      const offer = offerOf({
        ...own,
        savings: savingsOf({ ...savings, annualSavings: { value: annualSavings, unitKey: "sek" } }),
      });
      const year = comparedWith(electricityContract(), offer, nowMs).find(({ name }) => name === "yearlyCost");
      const said = savedWith(electricityContract(), offer, nowMs);
      return {
        said: said?.amount.value,
        tellsYears: said?.isFirstYear,
        compared: (year?.now[0]?.amount.value ?? 0) - (year?.firstYear[0]?.amount.value ?? 0),
        later: said?.later,
      };
    };
    const ofYears = [
      { from: 2, to: 2, kronor: 503 },
      { from: 3, to: null, kronor: 0 },
    ];

    it.each([1_005, 995, 1_001])("%s for 1 000: at most 5 kr", (told) => {
      const compared = { said: told, tellsYears: true, compared: told, later: ofYears };
      expect(saidAndCompared(told, end("2027-08-31"))).toEqual(compared);
    });

    it.each([1_006, 994])("but not %s", (told) => {
      const compared = { said: told, tellsYears: false, compared: 1_000, later: [] };
      expect(saidAndCompared(told, end("2027-08-31"))).toEqual(compared);
    });

    // Three months of 49 kr, by the day 143; and whatever is exactly 3 % off.
    it.each([
      [143, 49, true],
      [142, 49, false],
      [151, 49, true],
      [152, 49, false],
      [100, 97 / 3, true],
      [100, 96 / 3, false],
    ])("%s for three months of %s: at most 3 %%", (told, off, isOne) => {
      const fee: Savings = { monthlyCostDiscountSavings: saved(off, null, "2026-05-31") };
      const { said, tellsYears, compared } = saidAndCompared(told, fee);
      expect([said, tellsYears, compared === told]).toEqual([told, isOne, isOne]);
    });

    it("in each year that saves the same", () => {
      const { later, compared } = saidAndCompared(1_002, end("2028-02-29"));
      expect([compared, later]).toEqual([1_002, [{ from: 3, to: null, kronor: 0 }]]);
    });

    it("but no year comes to less than nothing [FMT-15]", () => {
      const all = {
        priceDiscountSavings: saved(100, null, "2027-02-28"),
        monthlyCostDiscountSavings: saved(50, null, "2027-02-28"),
      };
      expect(saidAndCompared(5_604, all)).toEqual({ said: 5_604, tellsYears: false, compared: 5_600, later: [] });
    });
  });

  it("is nothing where the server says nothing", () => expect(saving(end("2027-08-31"))).toBeNull());
});
