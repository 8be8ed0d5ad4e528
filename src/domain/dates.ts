/**
 * Dates as Swedes write them. What a server dates is shown as the day that it was in Sweden, wherever the device is;
 * "today" is the day on the person's own clock. Specification §1 "Dates are Swedish (sv-SE)"; facts D6.
 */

/** Date, optional time, optional zone. `Date.parse` alone takes much else for a date. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Years outside of this are a fault, not a date that we ever show. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

const longDate = new Intl.DateTimeFormat("sv-SE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Stockholm",
});
const dayOnly = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
const monthOnly = new Intl.DateTimeFormat("sv-SE", { month: "long", timeZone: "UTC" });
const weekdayAndDate = new Intl.DateTimeFormat("sv-SE", { weekday: "long", day: "numeric", month: "long" });

/** `5 mars 2026`; null for what is missing or no date. @param iso ISO date, with or without a time. */
export function formatDate(iso: string | null | undefined): string | null {
  const date = dateOf(iso);
  return date && longDate.format(date);
}

/** `söndag 1 mars`, on the device's own clock. @param nowMs Epoch ms. */
export const formatToday = (nowMs: number): string => weekdayAndDate.format(nowMs);

/** Whether a day has passed in Sweden; never for what is no date. @param iso ISO date, with or without a time. */
export function isDayOver(iso: string | null | undefined, nowMs: number): boolean {
  const date = dateOf(iso);
  return date !== null && dayOnly.format(date) < dayOnly.format(nowMs);
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** `mars`, of `2026-03`, `2026-03-01`, `MARCH` or 3; null for what is no month. */
export function formatMonth(month: string | number | null): string | null {
  const text = String(month ?? "").trim();
  const [, digits] = /^(?:\d{4}-)?(\d{1,2})(?:-\d{2})?$/.exec(text) ?? [];
  const number = digits === undefined ? MONTHS.indexOf(text.slice(0, 3).toUpperCase()) + 1 : Number(digits);
  return number >= 1 && number <= 12 ? monthOnly.format(Date.UTC(2000, number - 1)) : null;
}

function dateOf(iso: string | null | undefined): Date | null {
  const [, day, zone] = ISO.exec(iso ?? "") ?? [];
  if (day === undefined) return null;
  // Without a zone it is Swedish time already: the day stands as written.
  const date = new Date(zone === undefined ? day : `${iso}`.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date : null;
}
