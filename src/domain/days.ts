/** Days and months that contracts speak of, in Sweden. Apart from dates.ts, which the first pages load. */
import { dateOf } from "./dates";

const dayOnly = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
const monthOnly = new Intl.DateTimeFormat("sv-SE", { month: "long", timeZone: "UTC" });

/** The day that it was in Sweden, `2026-03-01`; null for what is no date. @param date ISO date, or epoch ms. */
export function dayOf(date: string | number | null): string | null {
  const moment = typeof date === "string" ? dateOf(date) : date;
  return moment === null ? null : dayOnly.format(moment);
}

/** Whether a day has passed in Sweden; never for what is no date. @param iso ISO date, with or without a time. */
export function isDayOver(iso: string | null | undefined, nowMs: number): boolean {
  const date = dateOf(iso);
  return date !== null && dayOnly.format(date) < dayOnly.format(nowMs);
}

/** `mars 2026`, or `mars` where nobody knows the year; null for what is no month. */
export function formatMonthOfYear(month: string | null): string | null {
  const name = formatMonth(month);
  const [year] = /^\d{4}(?=-)/.exec((month ?? "").trim()) ?? [];
  return name === null || year === undefined ? name : `${name} ${year}`;
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** `mars`, of `2026-03`, `2026-03-01`, `MARCH` or 3; null for what is no month. */
export function formatMonth(month: string | number | null): string | null {
  const text = String(month ?? "").trim();
  const [, digits] = /^(?:\d{4}-)?(\d{1,2})(?:-\d{2})?$/.exec(text) ?? [];
  const number = digits === undefined ? MONTHS.indexOf(text.slice(0, 3).toUpperCase()) + 1 : Number(digits);
  return number >= 1 && number <= 12 ? monthOnly.format(Date.UTC(2000, number - 1)) : null;
}
