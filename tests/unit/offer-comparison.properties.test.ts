/** Whatever is agreed and offered: no price below 0, none that is no number, and no offer that saves more than its days and months do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageOf, combined, dayNumberOf, isoOf, partOf, sumOfMonths, valueOn, yearsAfter } from "../../src/domain/courses";
import { comparedWith, type Step } from "../../src/domain/offerComparison";
import { electricityContract, offerOf, saved, savingsOf } from "../support/comparedOffers";

const nowMs = Date.parse("2026-03-01T09:00:00Z");
const today = dayNumberOf(nowMs) ?? 0;

const sum = fc.double({ min: 0, max: 1_000, noNaN: true });
const day = fc.integer({ min: today - 400, max: today + 1_500 }).map(isoOf);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const savings = fc.tuple(fc.double({ min: -100, max: 1_500, noNaN: true }), sometimes(day), sometimes(day));
const cost = (unitKey: string) =>
  fc.record({
    amount: sum,
    discount: sometimes(sum),
    discountExpiration: sometimes(day),
    discountDurationMonths: sometimes(fc.integer({ min: -1, max: 40 })),
    unitKey: fc.constant(unitKey),
  });
const agreed = fc.record({ price: cost("orePerKwh"), monthlyCost: cost("sekPerMonth") });
const providers = fc.constantFrom("granby", "norrsken");

const NO_DETAILS = { name: null, bindingPeriodMonths: null, noticePeriodDays: null };
type Savings = [number, string | null, string | null];
type Case = [agreed: typeof agreed extends fc.Arbitrary<infer Of> ? Of : never, Savings, Savings, string | null, string];
const cases = fc.tuple(agreed, savings, savings, sometimes(day), providers) satisfies fc.Arbitrary<Case>;

const linesOf = ([contract, onPrice, onFee, startDate, providerId]: Case) =>
  comparedWith(
    electricityContract(contract),
    offerOf({
      provider: { id: providerId, name: providerId, logoImageUrl: null },
      savings: savingsOf({ priceDiscountSavings: saved(...onPrice), monthlyCostDiscountSavings: saved(...onFee) }),
      agreementDetails: { ...NO_DETAILS, startDate },
    }),
    nowMs,
  );
const yearlyOf = (one: Case) => linesOf(one).find(({ name }) => name === "yearlyCost");
const amounts = (steps: Step[]) => steps.map(({ amount }) => amount.value ?? Number.NaN);
const beginOf = ([, , , startDate]: Case) => Math.max(today, dayNumberOf(startDate) ?? 0);

/** What is paid on one day, öre/kWh and kr a month, straight from what is agreed and offered. */
function paidOn(at: number, [contract, onPrice, onFee, , providerId]: Case, isTaken: boolean) {
  const paid = ({ amount, discount, discountExpiration }: typeof contract.price, [off, from, to]: Savings) => {
    const discounted = Math.max(0, amount - (at <= (dayNumberOf(discountExpiration) ?? 0) ? Math.max(0, discount ?? 0) : 0));
    if (!isTaken) return discounted;
    const isOff = at >= (dayNumberOf(from) ?? 0) && at <= (dayNumberOf(to) ?? Number.POSITIVE_INFINITY);
    return Math.max(0, (providerId === "granby" ? discounted : amount) - (isOff ? Math.max(0, off) : 0));
  };
  return { ore: paid(contract.price, onPrice), kronor: paid(contract.monthlyCost, onFee) };
}

/** The first day of the year's months from that day on, and of the next year. Days that a month doesn't have are the next one's first. */
const monthsFrom = (begin: number): number[] =>
  Array.from({ length: 13 }, (_, month) => {
    const [year = 0, ofYear = 0, day = 0] = isoOf(begin).split("-").map(Number);
    const found = new Date(Date.UTC(year, ofYear - 1 + month, day));
    if (found.getUTCDate() !== day) found.setUTCDate(1);
    return dayNumberOf(found.toISOString()) ?? 0;
  });

/** What is saved in the year from that day: of the price on an average day, of the fee on one of each month. */
function savedIn(begin: number, one: Case): number {
  const months = monthsFrom(begin);
  const average = (from: number, end: number, of: "ore" | "kronor") => {
    const days = Array.from({ length: end - from }, (_, place) => from + place);
    return days.reduce((sum, at) => sum + paidOn(at, one, false)[of] - paidOn(at, one, true)[of], 0) / days.length;
  };
  const fees = months.slice(1).map((end, place) => average(months[place] ?? 0, end, "kronor"));
  return (5_000 * average(begin, months[12] ?? 0, "ore")) / 100 + fees.reduce((sum, fee) => sum + fee, 0);
}

describe("whatever is agreed and offered, by the present provider and by another", () => {
  it("no amount is below 0 or no number, and none is above what it is without any discount", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const [contract] = one;
        for (const { name, now, firstYear, later } of linesOf(one)) {
          const most = {
            price: contract.price.amount,
            monthlyFee: contract.monthlyCost.amount,
            yearlyCost: (5_000 * contract.price.amount) / 100 + 12 * contract.monthlyCost.amount + 1,
          }[name];
          for (const value of amounts([...now, ...firstYear, ...later])) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(most);
          }
        }
      }),
    );
  });

  it("the steps of a line follow each other by day, and no two of them are the same", () => {
    fc.assert(
      fc.property(cases, (one) => {
        for (const { now, firstYear, later } of linesOf(one))
          for (const steps of [now, firstYear, later]) {
            const days = steps.slice(0, -1).map(({ lastDay }) => lastDay ?? "");
            expect(days).toEqual([...new Set(days)].sort());
            expect(steps.at(-1)?.lastDay).toBeNull();
            for (const [place, { amount }] of steps.entries()) expect(amount).not.toEqual(steps[place + 1]?.amount);
          }
      }),
    );
  });

  it("what the first year saves is what the days of its price and the months of its fee do, to the krona", () => {
    let seen = 0;
    fc.assert(
      fc.property(cases, (one) => {
        const line = yearlyOf(one);
        if (!line) return;
        seen++;
        const [now = 0] = amounts(line.now);
        const [first = 0] = amounts(line.firstYear);
        expect(Math.abs(now - first - savedIn(beginOf(one), one))).toBeLessThanOrEqual(1.000_001);
      }),
    );
    expect(seen).toBeGreaterThan(0);
  });

  it("an amount off the fee for so many whole months saves exactly as many times the amount [EL-09]", () => {
    const whole = fc.record({
      begin: fc.integer({ min: today, max: today + 1_500 }),
      first: fc.integer({ min: 0, max: 11 }),
      length: fc.integer({ min: 1, max: 12 }),
      off: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(whole, providers, ({ begin, first, length, off }, providerId) => {
        const months = monthsFrom(begin);
        const end = Math.min(12, first + length);
        const [from, to] = [isoOf(months[first]!), isoOf(months[end]! - 1)];
        const costs = (amount: number, unitKey: string) => ({
          amount,
          unitKey,
          discount: null,
          discountExpiration: null,
          discountDurationMonths: null,
        });
        const contract = { price: costs(99.9, "orePerKwh"), monthlyCost: costs(50.25, "sekPerMonth") };
        const { now, firstYear } = yearlyOf([contract, [0, null, null], [off, from, to], isoOf(begin), providerId])!;
        expect(amounts(now)[0]! - amounts(firstYear)[0]!).toBe((end - first) * off);
      }),
    );
  });

  it("the first year costs no less than with the offer's discounts all year, and of the present provider no more than without", () => {
    fc.assert(
      fc.property(cases, (one) => {
        const line = yearlyOf(one);
        if (!line) return;
        const [contract, onPrice, onFee, startDate, providerId] = one;
        const allYear: Case = [contract, [onPrice[0], null, null], [onFee[0], null, null], startDate, providerId];
        const [first] = amounts(line.firstYear);
        expect(first).toBeGreaterThanOrEqual(amounts(yearlyOf(allYear)?.firstYear ?? [])[0] ?? 0);
        if (providerId === "granby") expect(first).toBeLessThanOrEqual(amounts(line.now)[0]!);
      }),
    );
  });
});

describe("what is paid day by day", () => {
  const course = fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 0, max: 60 }), value: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ from }) => from,
    })
    .map((steps) => steps.sort((one, other) => one.from - other.from));
  const days = Array.from({ length: 80 }, (_, place) => place);

  it("is the same in its parts, together with another, and on average", () => {
    fc.assert(
      fc.property(
        course,
        course,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (one, other, begin, length) => {
          const both = combined(one, other, (a, b) => a + 10 * b);
          const part = partOf(one, begin, begin + length);
          for (const at of days) expect(valueOn(both, at)).toBe(valueOn(one, at) + 10 * valueOn(other, at));
          const within = days.slice(begin, begin + length);
          for (const at of within) expect(valueOn(part, at)).toBe(valueOn(one, at));
          const average = within.reduce((total, at) => total + valueOn(one, at), 0) / length;
          expect(averageOf(one, begin, begin + length)).toBeCloseTo(average, 9);
        },
      ),
    );
  });

  it.each([
    // A day that a month doesn't have is the next one's first.
    ["2027-01-31", "2027-02-28", 1],
    ["2027-01-31", "2027-03-30", 2],
    ["2027-01-31", "2027-03-15", 1.5],
    ["2028-02-29", "2029-02-28", 12],
    ["2026-12-01", "2027-05-31", 6],
    ["2026-04-15", "2026-04-29", 0.5],
  ])("of a month from %s until %s is so many: %s", (from, lastDay, months) => {
    const [begin, end] = [from, lastDay].map((day) => dayNumberOf(day) ?? 0) as [number, number];
    const course = [
      { from: begin, value: 1 },
      { from: end + 1, value: 0 },
    ];
    expect(sumOfMonths(course, begin, begin, end + 400)).toBe(months);
  });

  it.each([
    ["2026-03-01", 1, "2027-03-01"],
    ["2028-02-29", 1, "2029-03-01"],
    ["2028-02-29", 4, "2032-02-29"],
    ["2027-12-31", 2, "2029-12-31"],
  ])("%s and %s years is %s", (from, years, to) => expect(isoOf(yearsAfter(dayNumberOf(from) ?? 0, years))).toBe(to));
});
