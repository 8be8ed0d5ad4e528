/**
 * What is paid by the day or by the month, over prices that change on known days. Days are whole Swedish ones, counted from
 * 1 January 1970.
 */
import { dayOf } from "./days";

const DAY_MS = 86_400_000;
const MONTHS_A_YEAR = 12;

/** From the earliest on: what is paid a day from each `from` until the day before the next one's; the last goes on for ever. */
export type Course = { from: number; value: number }[];

/** Of an ISO date, or of epoch ms; null for what is no date. */
export function dayNumberOf(date: string | number | null): number | null {
  const day = dayOf(date);
  return day === null ? null : Date.parse(day) / DAY_MS;
}

/** The ISO date of a day. */
export const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The same day so many months later; where there is none, the day after that month's last. */
function monthsAfter(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 1)) / DAY_MS;
}

/** The same day so many years later; of a leap day the day after it. */
export const yearsAfter = (day: number, years: number): number => monthsAfter(day, MONTHS_A_YEAR * years);

/** How many months there are from one day until the day before another: of one that isn't whole, the share of its days. */
function monthsBetween(firstDay: number, day: number): number {
  const [first, last] = [firstDay, day].map((one) => new Date(one * DAY_MS)) as [Date, Date];
  const begun = MONTHS_A_YEAR * (last.getUTCFullYear() - first.getUTCFullYear()) + last.getUTCMonth() - first.getUTCMonth();
  const whole = monthsAfter(firstDay, begun) > day ? begun - 1 : begun;
  const begin = monthsAfter(firstDay, whole);
  return whole + (day - begin) / (monthsAfter(firstDay, whole + 1) - begin);
}

export const valueOn = (course: Course, day: number): number =>
  (course.findLast(({ from }) => from <= day) ?? course[0])?.value ?? 0;

/** What is paid in both together, or one less the other: `valueAt` is given what each is on a day. */
export function combined(one: Course, other: Course, valueAt: (one: number, other: number) => number): Course {
  const days = [...new Set([...one, ...other].map(({ from }) => from))].sort((earlier, later) => earlier - later);
  return withoutRepeats(days.map((from) => ({ from, value: valueAt(valueOn(one, from), valueOn(other, from)) })));
}

/** The part from that day until the day before `end`. */
export function partOf(course: Course, begin: number, end = Number.POSITIVE_INFINITY): Course {
  const changes = course.filter(({ from }) => from > begin && from < end);
  return withoutRepeats([{ from: begin, value: valueOn(course, begin) }, ...changes]);
}

/** What is paid a day on average. */
export function averageOf(course: Course, begin: number, end: number): number {
  const part = partOf(course, begin, end);
  const [first] = part;
  // Without this the sum of many days would be off by the last digit.
  if (part.length === 1 && first) return first.value;
  return sumOver(part, end, (from, to) => to - from) / (end - begin);
}

/** What is paid by the month, the months counted from a day on: what lasts so many whole ones counts as many times. */
export const sumOfMonths = (course: Course, firstDay: number, begin: number, end: number): number =>
  sumOver(partOf(course, begin, end), end, (from, to) => monthsBetween(firstDay, to) - monthsBetween(firstDay, from));

const sumOver = (course: Course, end: number, lengthOf: (from: number, to: number) => number): number =>
  course.reduce((total, { from, value }, place) => total + value * lengthOf(from, course[place + 1]?.from ?? end), 0);

const withoutRepeats = (course: Course): Course => course.filter(({ value }, place) => value !== course[place - 1]?.value);
