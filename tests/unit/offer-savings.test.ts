/** What an offer is said to save, year by year, and where nothing is said of the years. */
import { describe, expect, it } from "vitest";
import { savedByYear } from "../../src/domain/offerComparison";
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
    { annualSavings: 1_001, ...end("2027-08-31") },
    { annualSavings: { value: 1_000, unitKey: "sekPerMonth" }, ...end("2027-08-31") },
    { annualSavings: 1_000 },
  ])("is what the server says and no more, where that isn't what the years come to: %o", (savings) => {
    const { annualSavings } = savings;
    const amount = typeof annualSavings === "number" ? { value: annualSavings, unitKey: "sekPerYear" } : annualSavings;
    expect(saving(savings)).toEqual({ amount, isFirstYear: false, later: [] });
  });

  it("is nothing where the server says nothing", () => expect(saving(end("2027-08-31"))).toBeNull());
});
