/** What is paid day by day, over prices that change on known days. Days are whole Swedish ones, counted from 1 January 1970. */
import { dayOf } from "./days";

const DAY_MS = 86_400_000;

/** From the earliest on: what is paid a day from each `from` until the day before the next one's; the last goes on for ever. */
export type Course = { from: number; value: number }[];

/** Of an ISO date, or of epoch ms; null for what is no date. */
export function dayNumberOf(date: string | number | null): number | null {
  const day = dayOf(date);
  return day === null ? null : Date.parse(day) / DAY_MS;
}

/** The ISO date of a day. */
export const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The same day so many years later; of a leap day the day after it. */
export function yearsAfter(day: number, years: number): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()) / DAY_MS;
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
  const sum = part.reduce((total, { from, value }, place) => total + value * ((part[place + 1]?.from ?? end) - from), 0);
  return sum / (end - begin);
}

const withoutRepeats = (course: Course): Course => course.filter(({ value }, place) => value !== course[place - 1]?.value);
