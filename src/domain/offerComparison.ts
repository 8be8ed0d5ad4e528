/**
 * An offer beside what is paid now, line by line: now, in the offer's first year, and after it. Ours, beyond the specification;
 * which discounts count is its §5: only those in the same unit and above 0, and no price is ever below 0.
 *
 * What an offer saves is taken off what would be paid without it: of the price by the day, of the fee by the month. A discount of
 * the present agreement belongs to the present provider: with an offer of theirs it goes on until it ends, with another's there is
 * only the ordinary price.
 */
import type { Amount, Provider } from "./cards";
import { cleanName } from "./cleanText";
import type { Contract, Cost } from "./contracts";
import { averageOf, type Course, combined, dayNumberOf, isoOf, partOf, sumOfMonths, valueOn, yearsAfter } from "./courses";
import type { DiscountSavings, ElectricityOffer } from "./electricityOffers";
import { isPlausible } from "./numbers";
import { yearlyKronorOf } from "./offerLines";
import { amountOf, type Price, priceOf } from "./prices";

/** What is paid until something ends. */
export type Step = {
  amount: Amount;
  /** ISO date: the last day with it; null for the last one of several, which has no end that we know of. */
  lastDay: string | null;
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

/** One price, now and ever after. */
export const isUnchanged = ({ now, firstYear, later }: ComparedLine): boolean =>
  [now, firstYear, later].every((steps) => steps.length === 1 && steps[0]?.amount.value === now[0]?.amount.value);

/** What the costs of a year are made of, and from which day the years are counted. */
export type Reckoning = {
  kwh: number;
  /** Of the price; as it came, null where none is named. */
  month: string | number | null;
  /** ISO date. */
  firstDay: string;
};

/** What is paid a day with and without the offer, in one unit. */
type Compared = { unitKey: string | null; present: Course; offered: Course; takesOff: boolean; isChanged: boolean };

/** Nothing when the offer takes nothing off that we know of, or nothing changes by it. */
export function comparedWith(contract: Contract, offer: ElectricityOffer, nowMs: number): ComparedLine[] {
  const known = comparable(contract, offer, nowMs);
  if (known === null) return [];
  const { price, fee, begin } = known;
  return [
    ...(price ? [lineOf("price", price, begin)] : []),
    ...(fee ? [lineOf("monthlyFee", fee, begin)] : []),
    ...yearlyLine(yearsIn(known), begin),
  ];
}

/** Null where no cost of a year is told. */
export function reckoningOf(contract: Contract, offer: ElectricityOffer, nowMs: number): Reckoning | null {
  const known = comparable(contract, offer, nowMs);
  if (known === null || known.kwh === null || yearsIn(known) === null) return null;
  return { kwh: known.kwh, month: known.month, firstDay: isoOf(known.begin) };
}

/** Kronor less in each year of the offer, the last for every year after it too; none where a year can't be compared. */
export function savedByYear(contract: Contract, offer: ElectricityOffer, nowMs: number): number[] {
  const years = yearsIn(comparable(contract, offer, nowMs));
  if (years === null) return [];
  const course = combined(years.present, years.offered, (without, value) => without - value);
  const last = course.at(-1)?.from ?? 0;
  return years.offered.flatMap(({ from }) => (from <= last ? [valueOn(course, from)] : []));
}

/** From which day on the offer is compared: when it begins, or today. */
const comparedFrom = (offer: ElectricityOffer, nowMs: number): number =>
  Math.max(dayNumberOf(nowMs) ?? 0, dayNumberOf(offer.agreementDetails?.startDate ?? null) ?? 0);

type Comparable = Pick<Reckoning, "month"> & {
  /** Whole kronor that a year is said to save. */
  told: number | null;
  price: Compared | null;
  fee: Compared | null;
  kwh: number | null;
  begin: number;
};

/** Null when the offer takes nothing off that we know of, or nothing changes by it. */
function comparable(contract: Contract, offer: ElectricityOffer, nowMs: number): Comparable | null {
  if (contract.type !== "Electricity") return null;
  const today = dayNumberOf(nowMs) ?? 0;
  const begin = comparedFrom(offer, nowMs);
  const isSwitch = isOfOtherProvider(contract, offer);
  const compare = (cost: Cost | null, saved: DiscountSavings | null | undefined, usualUnitKey: string) =>
    cost && compared({ price: priceOf(cost, usualUnitKey, nowMs), saved: saved ?? null, today, begin, isSwitch });
  const { agreementDetails } = contract;
  const price = compare(agreementDetails.price, offer.savings?.priceDiscountSavings, "orePerKwh");
  const fee = compare(agreementDetails.monthlyCost, offer.savings?.monthlyCostDiscountSavings, "sekPerMonth");
  const known = [price, fee].filter((line) => line !== null);
  if (!known.some(({ takesOff }) => takesOff) || !known.some(({ isChanged }) => isChanged)) return null;
  const { month = null } = agreementDetails.price ?? {};
  return { price, fee, kwh: consumptionOf(contract), month, begin, told: yearlyKronorOf(offer) };
}

/** Whether it is somebody else's than the contract's; not where nobody says whose. */
export function isOfOtherProvider({ provider: present }: Contract, { provider: offering }: ElectricityOffer): boolean {
  if (present === null || offering === null) return false;
  if (present.id !== null && offering.id !== null) return present.id !== offering.id;
  const [one, other] = [nameOf(present), nameOf(offering)];
  return one !== null && other !== null && one !== other;
}

const nameOf = ({ name }: Provider): string | null => cleanName(name)?.toLowerCase() ?? null;

type Electricity = Extract<Contract, { type: "Electricity" }>;
type Comparing = { price: Price; saved: DiscountSavings | null; today: number; begin: number; isSwitch: boolean };

function compared({ price, saved, today, begin, isSwitch }: Comparing): Compared | null {
  const present = presentCourse(price, today);
  if (present === null) return null;
  const { unitKey } = price.now;
  const savings = savingsCourse(saved, unitKey, begin);
  const ordinary = isSwitch ? present.slice(-1) : present;
  const offered = combined(ordinary, savings, (value, off) => Math.max(0, value - off));
  const difference = combined(present, offered, (without, value) => without - value);
  return {
    unitKey,
    present,
    offered,
    takesOff: savings.some(({ value }) => value > 0),
    isChanged: partOf(difference, begin).some(({ value }) => value !== 0),
  };
}

/** What would be paid without the offer, the ordinary price last; null when nobody knows how much, or until when. */
function presentCourse({ now, later }: Price, today: number): Course | null {
  if (!isPlausible(now.value)) return null;
  const first = { from: today, value: now.value };
  if (later === null || later.amount.value === now.value) return [first];
  const lastDay = dayNumberOf(later.lastDay);
  if (lastDay === null || !isPlausible(later.amount.value)) return null;
  return [first, { from: lastDay + 1, value: later.amount.value }];
}

/** What the offer takes off. Nothing where it isn't in the price's unit, is over, or ends before it begins. */
function savingsCourse(saved: DiscountSavings | null, unitKey: string | null, begin: number): Course {
  const nothing = { from: begin, value: 0 };
  const off = amountOf(saved?.amount ?? null, unitKey ?? "");
  const from = Math.max(begin, dayNumberOf(saved?.startDate ?? null) ?? begin);
  const lastDay = dayNumberOf(saved?.endDate ?? null);
  const counts = off.unitKey === unitKey && isPlausible(off.value) && off.value > 0 && (lastDay === null || lastDay >= from);
  if (!counts) return [nothing];
  return [
    ...(from > begin ? [nothing] : []),
    { from, value: off.value ?? 0 },
    ...(lastDay === null ? [] : [{ from: lastDay + 1, value: 0 }]),
  ];
}

function lineOf(name: "price" | "monthlyFee", { unitKey, present, offered }: Compared, begin: number): ComparedLine {
  const steps = (course: Course) => stepsOf(course, unitKey);
  const end = yearsAfter(begin, 1);
  return { name, now: steps(present), firstYear: steps(partOf(offered, begin, end)), later: steps(partOf(offered, end)) };
}

const stepsOf = (course: Course, unitKey: string | null): Step[] =>
  course.map(({ value }, place) => {
    const next = course[place + 1];
    return { amount: { value, unitKey }, lastDay: next ? isoOf(next.from - 1) : null };
  });

/** kWh a year; null when nobody knows. */
function consumptionOf({ customerDetails: { facility } }: Electricity): number | null {
  const { value, unitKey } = amountOf(facility?.estimatedAnnualConsumption ?? null, "kwhPerYear");
  return unitKey === "kwhPerYear" && isPlausible(value) && value > 0 ? value : null;
}

const ORE_PER_KRONA = 100;

/** Whole kronor of each year with and without the offer. */
type Years = { present: Course; offered: Course };

/** Null where a year can't be reckoned. */
function yearsIn(known: Comparable | null): Years | null {
  if (known === null) return null;
  const { price, fee, kwh, begin, told } = known;
  if (kwh === null || price?.unitKey !== "orePerKwh" || fee?.unitKey !== "sekPerMonth") return null;
  const courses = [price, fee].flatMap(({ present, offered }) => [present, offered]);
  const lastChange = Math.max(...courses.map((course) => course.at(-1)?.from ?? begin));
  const yearly = (of: "present" | "offered") =>
    yearByYear(begin, lastChange, (from, end) => {
      const ofPrice = (kwh * averageOf(price[of], from, end)) / ORE_PER_KRONA;
      return ofPrice + sumOfMonths(fee[of], begin, from, end);
    });
  const present = yearly("present");
  const years = { present, offered: asTold(present, yearly("offered"), told) };
  return [...years.present, ...years.offered].every(({ value }) => isPlausible(value)) ? years : null;
}

const MOST_KRONOR_APART = 5;
const MOST_SHARE_APART = 0.03;

/**
 * Whether both are one sum, reckoned in two ways: three months counted by their days are up to 2.5 % less than by the month, which
 * is a few kronor of what a household saves.
 */
const isOneSum = (told: number, reckoned: number): boolean =>
  Math.abs(told - reckoned) <= Math.min(MOST_KRONOR_APART, MOST_SHARE_APART * told);

/**
 * What the offered years cost when they save what the server says: that is what is promised, and stands wherever the offer does,
 * so that whoever takes one cost from the other finds it again.
 */
function asTold(present: Course, offered: Course, told: number | null): Course {
  const savedIn = ({ from, value }: Course[number]) => valueOn(present, from) - value;
  const [first] = offered;
  const reckoned = first ? savedIn(first) : 0;
  if (told === null || !isOneSum(told, reckoned)) return offered;
  return offered.map((year) =>
    savedIn(year) === reckoned ? { ...year, value: Math.max(0, year.value + reckoned - told) } : year,
  );
}

function yearlyLine(years: Years | null, begin: number): ComparedLine[] {
  if (years === null) return [];
  const steps = (course: Course) => stepsOf(course, "sekPerYear");
  const end = yearsAfter(begin, 1);
  return [
    {
      name: "yearlyCost",
      now: steps(partOf(years.present, begin)),
      firstYear: steps(partOf(years.offered, begin, end)),
      later: steps(partOf(years.offered, end)),
    },
  ];
}

/** Each year from that day on, until one in which nothing changes any more. */
function yearByYear(begin: number, lastChange: number, costOf: (from: number, end: number) => number): Course {
  const years: Course = [];
  let from = begin;
  for (let year = 1; year === 1 || from < lastChange + 366; year++) {
    const end = yearsAfter(begin, year);
    years.push({ from, value: Math.round(costOf(from, end)) });
    from = end;
  }
  return years;
}
