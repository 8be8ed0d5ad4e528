/** An offer beside what is paid now: which discounts count, until when, and what a year comes to. */
import { describe, expect, it } from "vitest";
import { comparedWith } from "../../src/domain/offerComparison";
import {
  compare,
  electricityContract,
  COMPARED_AT_MS as nowMs,
  OTHER,
  offerOf,
  type Savings,
  saved,
  savingsOf,
  startingOn,
} from "../support/comparedOffers";
import { contractOf } from "../support/contracts";

const onPrice = (...of: Parameters<typeof saved>) => compare({}, { priceDiscountSavings: saved(...of) });

describe("a discount of the offer", () => {
  it("without an end lasts as long as the agreement", () => {
    expect(compare({}, { priceDiscountSavings: saved(20), monthlyCostDiscountSavings: saved(50) })).toEqual({
      price: ["100", "80", "80"],
      monthlyFee: ["50", "0", "0"],
      yearlyCost: ["5600", "4000", "4000"],
    });
  });

  it.each([
    // Whole years, and parts of them: 184 of 365 days, of 366 in the second year.
    ["2027-02-28", "80", "100", "4600", "5600"],
    ["2026-08-31", "80 to 2026-08-31, 100", "100", "5096", "5600"],
    ["2026-03-01", "80 to 2026-03-01, 100", "100", "5597", "5600"],
    ["2027-08-31", "80", "80 to 2027-08-31, 100", "4600", "5097 to 2028-02-29, 5600"],
    ["2030-02-28", "80", "80 to 2030-02-28, 100", "4600", "4600 to 2030-02-28, 5600"],
    // Said at another time of day: still that day in Sweden.
    ["2026-08-31T22:30:00Z", "80 to 2026-09-01, 100", "100", "5093", "5600"],
    ["no day", "80", "80", "4600", "4600"],
  ])("until %s", (endDate, firstYear, later, yearly, yearlyLater) => {
    expect(onPrice(20, null, endDate)).toEqual({
      price: ["100", firstYear, later],
      monthlyFee: ["50", "50", "50"],
      yearlyCost: ["5600", yearly, yearlyLater],
    });
  });

  it.each([
    ["2026-09-01", null, "100 to 2026-08-31, 80", "80", "5104", "4600"],
    ["2025-01-01", null, "80", "80", "4600", "4600"],
    ["2026-09-01", "2026-09-30", "100 to 2026-08-31, 80 to 2026-09-30, 100", "100", "5518", "5600"],
    ["2027-03-01", null, "100", "80", "5600", "4600"],
    ["no day", null, "80", "80", "4600", "4600"],
  ])("from %s until %s", (startDate, endDate, firstYear, later, yearly, yearlyLater) => {
    expect(onPrice(20, startDate, endDate)).toEqual({
      price: ["100", firstYear, later],
      monthlyFee: ["50", "50", "50"],
      yearlyCost: ["5600", yearly, yearlyLater],
    });
  });

  const other = { price: ["100", "100", "100"], monthlyFee: ["50", "40", "40"], yearlyCost: ["5600", "5480", "5480"] };
  const counts = (discount: ReturnType<typeof saved>) => [
    compare({}, { priceDiscountSavings: discount }),
    compare({}, { priceDiscountSavings: discount, monthlyCostDiscountSavings: saved(10) }),
  ];

  it.each([
    ["in another unit", saved({ value: 20, unitKey: "sekPerMonth" })],
    ["in a unit that we don't know", saved({ value: 20, unitKey: "newUnit" })],
    ["of nothing", saved(0)],
    ["of less than nothing", saved(-20)],
    ["of nobody knows how much", saved({ value: null, unitKey: "orePerKwh" })],
    ["of no amount", saved(null)],
    ["of more than anybody pays", saved(1e300)],
  ])("%s counts for nothing, and alone it is nothing to compare [FMT-15]", (_, discount) => {
    expect(counts(discount)).toEqual([{}, other]);
  });

  it.each([
    ["is over", saved(20, null, "2026-02-28")],
    ["ends before it begins", saved(20, "2026-06-01", "2026-05-31")],
  ])("that %s counts for nothing either", (_, discount) => expect(counts(discount)).toEqual([{}, other]));

  it("of more than the price leaves nothing to pay, never less [FMT-15]", () => {
    expect(compare({}, { priceDiscountSavings: saved(101), monthlyCostDiscountSavings: saved(900) })).toEqual({
      price: ["100", "0", "0"],
      monthlyFee: ["50", "0", "0"],
      yearlyCost: ["5600", "0", "0"],
    });
  });

  it("counts in a unit that we don't know when the price is in the same, but no year is reckoned from it [FMT-15]", () => {
    const price = { amount: 100, unitKey: "newUnit" };
    expect(compare({ price }, { priceDiscountSavings: saved({ value: 20, unitKey: "newUnit" }) })).toEqual({
      price: ["100", "80", "80"],
      monthlyFee: ["50", "50", "50"],
    });
  });
});

describe("a discount of the present agreement", () => {
  const cost = (rest: object) => ({ amount: 100, discount: 10, unitKey: "orePerKwh", ...rest });
  const withOwn = (rest: object, savings: Savings = { priceDiscountSavings: saved(20) }) =>
    compare({ price: cost(rest) }, savings);

  it.each([
    [{ discountExpiration: "2026-08-31" }, "90 to 2026-08-31, 100", "70 to 2026-08-31, 80", "80", "5348, 4348, 4600"],
    [{ discountExpiration: "2026-02-28" }, "100", "80", "80", "5600, 4600, 4600"],
    [{ discountExpiration: "2027-02-28" }, "90 to 2027-02-28, 100", "70", "80", "5100, 4100, 4600"],
    [{ discount: { value: 10, unitKey: "newUnit" } }, "100", "80", "80", "5600, 4600, 4600"],
  ])("%o ends meanwhile [FMT-15]", (rest, now, firstYear, later, years) => {
    const { price, yearlyCost } = withOwn(rest);
    expect(price).toEqual([now, firstYear, later]);
    expect(yearlyCost?.map((steps) => steps.split(/[ ,]/)[0]).join(", ")).toBe(years);
  });

  it.each([
    { discountDurationMonths: 24 },
    { discountDurationMonths: 6 },
    { discountDurationMonths: -3 },
    {},
    { discountExpiration: "soon" },
    { discountExpiration: "2026-02-30" },
  ])("%o ends on a day that nobody knows: its line is left out, and so is the year", (rest) => {
    const fee = { monthlyFee: ["50", "40", "40"] };
    const savings = { priceDiscountSavings: saved(20), monthlyCostDiscountSavings: saved(10) };
    expect(withOwn(rest, savings)).toEqual(fee);
    expect(compare({ price: cost(rest) }, savings, OTHER)).toEqual(fee);
    expect(withOwn(rest)).toEqual({});
  });

  it("of an unknown end counts for nothing where there is nothing to pay, with it and without it", () => {
    const savings = { monthlyCostDiscountSavings: saved(10) };
    expect(withOwn({ amount: 0 }, savings)).toEqual({
      price: ["0", "0", "0"],
      monthlyFee: ["50", "40", "40"],
      yearlyCost: ["600", "480", "480"],
    });
  });

  it("ends before the offer's own does, and after", () => {
    const { price } = withOwn(
      { discountExpiration: "2026-05-31" },
      { priceDiscountSavings: saved(20, "2026-04-01", "2026-08-31") },
    );
    expect(price).toEqual(["90 to 2026-05-31, 100", "90 to 2026-03-31, 70 to 2026-05-31, 80 to 2026-08-31, 100", "100"]);
  });

  it("that the offer's replaces in the moment in which it ends changes nothing that is told [EL-09]", () => {
    const { price } = withOwn({ discountExpiration: "2026-05-31" }, { priceDiscountSavings: saved(10, "2026-06-01") });
    expect(price).toEqual(["90 to 2026-05-31, 100", "90", "90"]);
  });
});

describe("the offer's first year", () => {
  it("begins with its agreement, when that is still to come", () => {
    expect(compare({}, { priceDiscountSavings: saved(20, null, "2026-12-31") }, startingOn("2026-07-01"))).toEqual({
      price: ["100", "80 to 2026-12-31, 100", "100"],
      monthlyFee: ["50", "50", "50"],
      yearlyCost: ["5600", "5096", "5600"],
    });
    expect(compare({}, { priceDiscountSavings: saved(20, null, "2026-06-30") }, startingOn("2026-07-01"))).toEqual({});
  });

  it.each(["2026-03-01", "2020-01-01", "no day"])("begins today, with an agreement from %s", (startDate) => {
    expect(compare({}, { priceDiscountSavings: saved(20, null, "2027-02-28") }, startingOn(startDate)).price).toEqual([
      "100",
      "80",
      "100",
    ]);
  });

  it.each([
    // Close to midnight in Sweden, in winter time and in summer time, and in the nights in which the clocks are changed.
    ["2026-03-01T22:59:59Z", "2027-02-28"],
    ["2026-03-01T23:00:00Z", "2027-03-01"],
    ["2026-07-01T21:59:59Z", "2027-06-30"],
    ["2026-07-01T22:00:00Z", "2027-07-01"],
    ["2026-03-28T23:30:00Z", "2027-03-28"],
    ["2026-10-25T00:30:00Z", "2027-10-24"],
  ])("at %s lasts until %s, a day in Sweden [DT-07]", (at, lastDay) => {
    const until = (day: string) => compare({}, { priceDiscountSavings: saved(20, null, day) }, {}, Date.parse(at)).price?.[1];
    expect(until(lastDay)).toBe("80");
    const dayBefore = new Date(Date.parse(lastDay) - 86_400_000).toISOString().slice(0, 10);
    expect(until(dayBefore)).toBe(`80 to ${dayBefore}, 100`);
  });

  it.each([
    ["of 366 days", "2028-01-01T09:00:00Z", "2028-06-30", 5_600 - (1_000 * 182) / 366],
    ["from a leap day", "2028-02-29T09:00:00Z", "2028-08-28", 5_600 - (1_000 * 182) / 366],
    ["across a leap day", "2027-07-01T09:00:00Z", "2027-12-29", 5_600 - (1_000 * 182) / 366],
    ["of 365 days", "2026-01-01T09:00:00Z", "2026-07-01", 5_600 - (1_000 * 182) / 365],
  ])("%s is shared by its days", (_, at, endDate, cost) => {
    const { yearlyCost } = compare({}, { priceDiscountSavings: saved(20, null, endDate) }, {}, Date.parse(at));
    expect(yearlyCost?.[1]).toBe(String(Math.round(cost)));
  });
});

describe("what nobody knows is left out", () => {
  const savings = { priceDiscountSavings: saved(20), monthlyCostDiscountSavings: saved(10) };
  const names = (contract: object, customer: object = {}) =>
    comparedWith(electricityContract(contract, customer), offerOf({ savings: savingsOf(savings) }), nowMs).map(
      ({ name }) => name,
    );

  it.each([
    ["all", {}, {}, ["price", "monthlyFee", "yearlyCost"]],
    ["no price", { price: null }, {}, ["monthlyFee"]],
    ["a price of no amount", { price: { amount: null } }, {}, ["monthlyFee"]],
    ["no fee", { monthlyCost: null }, {}, ["price"]],
    ["neither", { price: null, monthlyCost: null }, {}, []],
    ["no facility", {}, { facility: null }, ["price", "monthlyFee"]],
    ["no consumption", {}, { facility: { estimatedAnnualConsumption: null } }, ["price", "monthlyFee"]],
    [
      "a consumption of nothing",
      {},
      { facility: { estimatedAnnualConsumption: { value: 0, unitKey: "kwhPerYear" } } },
      ["price", "monthlyFee"],
    ],
    [
      "a consumption in another unit",
      {},
      { facility: { estimatedAnnualConsumption: { value: 5_000, unitKey: "mwhPerYear" } } },
      ["price", "monthlyFee"],
    ],
    [
      "a consumption beyond all numbers",
      { price: { amount: 0 } },
      { facility: { estimatedAnnualConsumption: { value: 1e300, unitKey: "kwhPerYear" } } },
      ["price", "monthlyFee"],
    ],
    ["a price beyond all that anybody pays", { price: { amount: 10_000_001, unitKey: "orePerKwh" } }, {}, ["monthlyFee"]],
    [
      "an ordinary price beyond that",
      { price: { amount: 1e15, discount: 1e15 - 1, discountExpiration: "2026-08-31", unitKey: "orePerKwh" } },
      {},
      ["monthlyFee"],
    ],
    ["a year that costs more than that", { price: { amount: 1_000_000, unitKey: "orePerKwh" } }, {}, ["price", "monthlyFee"]],
    ["a fee in another unit", { monthlyCost: { amount: 600, unitKey: "sekPerYear" } }, {}, ["price", "monthlyFee"]],
    ["a price of nothing", { price: { amount: 0 } }, {}, ["price", "monthlyFee", "yearlyCost"]],
  ])("%s", (_, contract, customer, lines) => expect(names(contract, customer)).toEqual(lines));

  it("of a contract of another type, and of an offer that says nothing of savings", () => {
    expect(comparedWith(contractOf("Broadband"), offerOf({ savings: savingsOf(savings) }), nowMs)).toEqual([]);
    expect(comparedWith(electricityContract(), offerOf(), nowMs)).toEqual([]);
    expect(comparedWith(electricityContract(), offerOf({ savings: savingsOf({}) }), nowMs)).toEqual([]);
    expect(
      comparedWith(
        electricityContract({ price: { amount: 0 } }),
        offerOf({ savings: savingsOf({ priceDiscountSavings: saved(20) }) }),
        nowMs,
      ),
    ).toEqual([]);
  });
});

it("each amount has its line's unit", () => {
  const lines = comparedWith(electricityContract(), offerOf({ savings: savingsOf({ priceDiscountSavings: saved(20) }) }), nowMs);
  const units = lines.map(({ name, now, firstYear, later }) => [
    name,
    ...new Set([...now, ...firstYear, ...later].map(({ amount }) => amount.unitKey)),
  ]);
  expect(units).toEqual([
    ["price", "orePerKwh"],
    ["monthlyFee", "sekPerMonth"],
    ["yearlyCost", "sekPerYear"],
  ]);
});
