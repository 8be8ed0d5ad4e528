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
const weekdayAndDate = new Intl.DateTimeFormat("sv-SE", { weekday: "long", day: "numeric", month: "long" });

/** `5 mars 2026`, day and month on one line: where there is no room for all of it, the year takes the next; null for what is missing or no date. @param iso ISO date, with or without a time. */
export function formatDate(iso: string | null | undefined): string | null {
  const date = dateOf(iso);
  return date && longDate.format(date).replace(" ", "\u00a0");
}

/** `söndag 1 mars`, on the device's own clock. @param nowMs Epoch ms. */
export const formatToday = (nowMs: number): string => weekdayAndDate.format(nowMs);

/** The moment that an ISO date stands for; null for what is none, or can't be. */
export function dateOf(iso: string | null | undefined): Date | null {
  const [, day, zone] = ISO.exec(iso ?? "") ?? [];
  if (day === undefined) return null;
  // `Date` takes 30 February for 2 March.
  if (new Date(day).getUTCDate() !== Number(day.slice(-2))) return null;
  // Without a zone it is Swedish time already: the day stands as written.
  const date = new Date(zone === undefined ? day : `${iso}`.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  const year = date.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date : null;
}
