/**
 * An offer beside what is paid now, line by line: now, in the offer's first year, and after it. Ours, beyond the specification;
 * which discounts count is its §5: only those in the same unit and above 0, and no price is ever below 0.
 *
 * What an offer saves is taken off what would be paid without it, day by day: discounts of the present agreement end meanwhile.
 */
import type { Amount } from "./cards";
import type { Contract, Cost } from "./contracts";
import { averageOf, type Course, combined, dayNumberOf, isoOf, partOf, yearsAfter } from "./courses";
import type { DiscountSavings, ElectricityOffer } from "./electricityOffers";
import { amountOf, type Price, priceOf } from "./prices";

/** What is paid until something ends. The last one of several has no end that we know of. */
export type Step = {
  amount: Amount;
  /** ISO date: the last day with it. */
  lastDay: string | null;
  /** Where no day is named: for how many months. */
  months: number | null;
};

export type ComparedLine = {
  name: "price" | "monthlyFee" | "yearlyCost";
  /** Without the offer, from now on; of a cost per year, from the day on which the offer begins. */
  now: Step[];
  /** With the offer, in the year from the day on which it begins. */
  firstYear: Step[];
  /** With the offer, after that year. */
  later: Step[];
};

/** What is paid a day with and without the offer, in one unit. */
type Compared = { unitKey: string | null; present: Course; offered: Course; price: Price; isChanged: boolean };

/** Nothing when nothing is known to change. */
export function comparedWith(contract: Contract, offer: ElectricityOffer, nowMs: number): ComparedLine[] {
  if (contract.type !== "Electricity") return [];
  const begin = Math.max(dayNumberOf(nowMs) ?? 0, dayNumberOf(offer.agreementDetails?.startDate ?? null) ?? 0);
  const { agreementDetails } = contract;
  const compare = (cost: Cost | null, saved: DiscountSavings | null | undefined, usualUnitKey: string) =>
    cost && compared({ cost, saved: saved ?? null, usualUnitKey, begin, nowMs });
  const price = compare(agreementDetails.price, offer.savings?.priceDiscountSavings, "orePerKwh");
  const fee = compare(agreementDetails.monthlyCost, offer.savings?.monthlyCostDiscountSavings, "sekPerMonth");
  if (!price?.isChanged && !fee?.isChanged) return [];
  return [
    ...(price ? [lineOf("price", price, begin)] : []),
    ...(fee ? [lineOf("monthlyFee", fee, begin)] : []),
    ...yearlyLine(price, fee, consumptionOf(contract), begin),
  ];
}

type Electricity = Extract<Contract, { type: "Electricity" }>;
type Comparing = { cost: Cost; saved: DiscountSavings | null; usualUnitKey: string; begin: number; nowMs: number };

function compared({ cost, saved, usualUnitKey, begin, nowMs }: Comparing): Compared | null {
  const price = priceOf(cost, usualUnitKey, nowMs);
  if (price.now.value === null) return null;
  const present = presentCourse(price, dayNumberOf(nowMs) ?? 0, begin);
  const savings = savingsCourse(saved, price.now.unitKey, begin);
  const offered = combined([present, savings], (value = 0, off = 0) => Math.max(0, value - off));
  const difference = combined([present, offered], (without = 0, value = 0) => without - value);
  const isChanged = partOf(difference, begin).some(({ value }) => value > 0);
  return { unitKey: price.now.unitKey, present, offered, price, isChanged };
}

/** What would be paid without the offer. */
function presentCourse({ now, later }: Price, today: number, begin: number): Course {
  const course: Course = [{ from: today, value: now.value ?? 0 }];
  const lastDay = later && (dayNumberOf(later.lastDay) ?? lastDayOfMonths(later.months, begin));
  return lastDay === null ? course : [...course, { from: lastDay + 1, value: later?.amount.value ?? 0 }];
}

/** A discount of so many months, of which nobody knows how many are left: at most a year's are over after the first year. */
const lastDayOfMonths = (months: number | null, begin: number): number | null =>
  months !== null && months <= 12 ? yearsAfter(begin, 1) - 1 : null;

/** What the offer takes off. Nothing where it isn't in the price's unit, is over, or ends before it begins. */
function savingsCourse(saved: DiscountSavings | null, unitKey: string | null, begin: number): Course {
  const nothing = { from: begin, value: 0 };
  const off = amountOf(saved?.amount ?? null, unitKey ?? "");
  const from = Math.max(begin, dayNumberOf(saved?.startDate ?? null) ?? begin);
  const lastDay = dayNumberOf(saved?.endDate ?? null);
  const counts = off.unitKey === unitKey && off.value !== null && off.value > 0 && (lastDay === null || lastDay >= from);
  if (!counts) return [nothing];
  return [
    ...(from > begin ? [nothing] : []),
    { from, value: off.value ?? 0 },
    ...(lastDay === null ? [] : [{ from: lastDay + 1, value: 0 }]),
  ];
}

function lineOf(name: "price" | "monthlyFee", { unitKey, price, offered }: Compared, begin: number): ComparedLine {
  const steps = (course: Course) => stepsOf(course, unitKey);
  const end = yearsAfter(begin, 1);
  return { name, now: presentSteps(price), firstYear: steps(partOf(offered, begin, end)), later: steps(partOf(offered, end)) };
}

/** As the contract itself says it. */
function presentSteps({ now, later }: Price): Step[] {
  if (later === null) return [lastStep(now)];
  const { amount, lastDay, months } = later;
  return [{ amount: now, lastDay, months }, lastStep(amount)];
}

const lastStep = (amount: Amount): Step => ({ amount, lastDay: null, months: null });

const stepsOf = (course: Course, unitKey: string | null): Step[] =>
  course.map(({ value }, place) => {
    const next = course[place + 1];
    return { amount: { value, unitKey }, lastDay: next ? isoOf(next.from - 1) : null, months: null };
  });

/** kWh a year; null when nobody knows. */
function consumptionOf({ customerDetails: { facility } }: Electricity): number | null {
  const { value, unitKey } = amountOf(facility?.estimatedAnnualConsumption ?? null, "kwhPerYear");
  return unitKey === "kwhPerYear" && value !== null && value > 0 ? value : null;
}

const ORE_PER_KRONA = 100;
const MONTHS_A_YEAR = 12;

function yearlyLine(price: Compared | null, fee: Compared | null, kwh: number | null, begin: number): ComparedLine[] {
  if (kwh === null || price?.unitKey !== "orePerKwh" || fee?.unitKey !== "sekPerMonth") return [];
  const perYear = (of: "present" | "offered") =>
    combined([price[of], fee[of]], (ore = 0, kronor = 0) => (kwh * ore) / ORE_PER_KRONA + MONTHS_A_YEAR * kronor);
  const present = yearByYear(perYear("present"), begin);
  const offered = yearByYear(perYear("offered"), begin);
  if (![...present, ...offered].every(({ value }) => Number.isFinite(value))) return [];
  const steps = (course: Course) => stepsOf(course, "sekPerYear");
  const end = yearsAfter(begin, 1);
  return [
    {
      name: "yearlyCost",
      now: steps(present),
      firstYear: steps(partOf(offered, begin, end)),
      later: steps(partOf(offered, end)),
    },
  ];
}

/** Whole kronor of each year, from that day on, until one in which nothing changes any more. */
function yearByYear(course: Course, begin: number): Course {
  const lastChange = course.at(-1)?.from ?? begin;
  const years: Course = [];
  let from = begin;
  for (let year = 1; year === 1 || from < lastChange + 366; year++) {
    const end = yearsAfter(begin, year);
    years.push({ from, value: Math.round(averageOf(course, from, end)) });
    from = end;
  }
  return partOf(years, begin);
}
