/** Days counted from the world's own, so that what runs is still running next year. */

/** The first day of the month so many months from now, as `2027-06-01`. */
export const dayIn = (months: number, nowMs: number): string => iso(months, 1, nowMs);

/** The last day of that month. */
export const lastDayIn = (months: number, nowMs: number): string => iso(months + 1, 0, nowMs);

/** The moment so many days ago. */
export const daysAgo = (days: number, nowMs: number): string => new Date(nowMs - days * 24 * 60 * 60 * 1_000).toISOString();

function iso(months: number, day: number, nowMs: number): string {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
}
