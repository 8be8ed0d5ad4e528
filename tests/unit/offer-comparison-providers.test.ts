/** An offer beside what is paid now, of the present provider and of another; and whole ones, reckoned by hand. */
import { describe, expect, it } from "vitest";
import { isOfOtherProvider } from "../../src/domain/offerComparison";
import {
  compare,
  comparisonOf,
  electricityContract,
  OTHER,
  offerOf,
  type Savings,
  saved,
  startingOn,
} from "../support/comparedOffers";
import { contractOf } from "../support/contracts";

const withOther = (agreementDetails: object, savings: Savings) => compare(agreementDetails, savings, OTHER);

describe("an offer of another provider is taken off the ordinary price, and the present discount is lost", () => {
  const price = (discount: number) => ({
    price: { amount: 100, discount, discountExpiration: "2026-08-31", unitKey: "orePerKwh" },
  });
  const off = (...of: Parameters<typeof saved>): Savings => ({ priceDiscountSavings: saved(...of) });

  it.each([
    ["for as long as the agreement", 10, off(20), "90", "80", "80", "5348", "4600", "4600"],
    ["until the same day", 10, off(20, null, "2026-08-31"), "90", "80 to 2026-08-31, 100", "100", "5348", "5096", "5600"],
    ["by less than what is lost", 30, off(20, null, "2026-08-31"), "70", "80 to 2026-08-31, 100", "100", "4844", "5096", "5600"],
    ["by more than the price", 10, off(101), "90", "0", "0", "5348", "600", "600"],
  ])("%s", (_, discount, savings, now, firstYear, later, ...[yearNow, year, yearLater]) => {
    expect(withOther(price(discount), savings)).toEqual({
      price: [`${now} to 2026-08-31, 100`, firstYear, later],
      monthlyFee: ["50", "50", "50"],
      yearlyCost: [`${yearNow} to 2027-02-28, 5600`, year, yearLater],
    });
  });

  it("also where it takes nothing off itself: a fee becomes dearer", () => {
    const monthlyCost = { amount: 50, discount: 20, discountExpiration: "2026-08-31", unitKey: "sekPerMonth" };
    expect(withOther({ monthlyCost }, off(20))).toEqual({
      price: ["100", "80", "80"],
      monthlyFee: ["30 to 2026-08-31, 50", "50", "50"],
      yearlyCost: ["5480 to 2027-02-28, 5600", "4600", "4600"],
    });
  });

  it("and nothing is compared that stays as it is, or of which the offer says nothing", () => {
    expect(withOther(price(20), off(20, null, "2026-08-31"))).toEqual({});
    expect(withOther(price(20), {})).toEqual({});
    expect(withOther(price(20), off({ value: 0.2, unitKey: "sekPerKwh" }))).toEqual({});
  });

  it("but not one whose provider nobody tells, or that has the same id, or the same name without one", () => {
    const named = (id: string | null, name: string) => ({ provider: { id, name, logoImageUrl: null } });
    const isOther = (offering: object, present: object = {}) =>
      isOfOtherProvider(contractOf("Electricity", present), offerOf(offering));
    expect([
      isOther(named("granby", "Granby")),
      isOther(named("other", "Granby Energi")),
      isOther(named(null, "  granby\u200b  ENERGI ")),
      isOther(named(null, "Norrsken El")),
      isOther(named(null, " ")),
      isOther({ provider: null }),
      isOther(named("norrsken", "Norrsken El"), { provider: null }),
      isOther(named("granby", "Granby Energi"), named(null, "Granby Energi")),
      isOther(named("granby", "Granby Energi"), named(null, "Norrsken El")),
      isOther(named("granby", "Granby Energi"), named(null, " ")),
    ]).toEqual([false, true, false, true, false, false, false, false, true, false]);
  });
});

describe("reckoned by hand", () => {
  // 4,800 kWh at 128.4 öre; 49 kr a month, and 20 less until 1 September.
  const contract = electricityContract(
    {
      price: { amount: 128.4, unitKey: "orePerKwh" },
      monthlyCost: { amount: 49, discount: 20, discountExpiration: "2026-09-01", unitKey: "sekPerMonth" },
    },
    { facility: { estimatedAnnualConsumption: { value: 4_800, unitKey: "kwhPerYear" } } },
  );
  const NOW = "29 to 2026-09-01, 49";

  it("a switch with savings of both kinds: 6 671 − 5 143 is 1 528 in the first year [EL-09]", () => {
    const savings = {
      priceDiscountSavings: saved(30.5, "2026-05-01", "2027-10-31"),
      monthlyCostDiscountSavings: saved(24, "2026-05-01", "2026-10-31"),
    };
    const price = ["128.4", "97.9", "97.9 to 2027-10-31, 128.4"];
    // 4 1/30 months of 29 kr and the rest of 49; then 6 of 25 kr and 6 of 49; then 184 and 182 days of the two prices.
    expect(comparisonOf(contract, savings, { ...OTHER, ...startingOn("2026-05-01") })).toEqual({
      price,
      monthlyFee: [NOW, "25 to 2026-10-31, 49", "49"],
      yearlyCost: ["6671 to 2027-04-30, 6751", "5143", "6015 to 2028-04-30, 6751"],
    });
    // The same of the present provider: 4 1/30 months of 5 kr, 1 29/30 of 25, 6 of 49.
    expect(comparisonOf(contract, savings, startingOn("2026-05-01"))).toEqual({
      price,
      monthlyFee: [NOW, "5 to 2026-09-01, 25 to 2026-10-31, 49", "49"],
      yearlyCost: ["6671 to 2027-04-30, 6751", "5063", "6015 to 2028-04-30, 6751"],
    });
  });

  it("half a year of a lower fee with the present provider: 6 651 − 6 477 is 174, six times 29", () => {
    // 5 1/30 months of 29 kr and the rest of 49; then 5 1/30 of none, 29/30 of 20 and 6 of 49.
    expect(
      comparisonOf(contract, { monthlyCostDiscountSavings: saved(29, "2026-04-01", "2026-09-30") }, startingOn("2026-04-01")),
    ).toEqual({
      price: ["128.4", "128.4", "128.4"],
      monthlyFee: [NOW, "0 to 2026-09-01, 20 to 2026-09-30, 49", "49"],
      yearlyCost: ["6651 to 2027-03-31, 6751", "6477", "6751"],
    });
  });
});
