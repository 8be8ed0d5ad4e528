/**
 * Numbers as Swedes write them: no-break space between thousands, comma, U+2212 as minus, so that nothing breaks over two
 * lines. Display only: nothing reads these texts back. Specification §1, §3 "Amount", §5 "Number input"; facts D6.
 */
import type { Amount } from "./cards";

/** Stands for a number that isn't known. */
export const NO_NUMBER = "--";

const NO_BREAK_SPACE = "\u00a0";

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  // "negative": what rounds to nothing is 0, never −0.
  const made = new Intl.NumberFormat("sv-SE", { ...options, signDisplay: "negative" });
  formatters.set(key, made);
  return made;
}

/** What is beyond it is a fault, whatever it is of: kronor of a loan, kilowatt-hours, kilometres. */
const MOST = 1_000_000_000;
/** In kr a year, and in what else there is: what is beyond it is a fault, not a sum that a household pays. */
const MOST_PAID = 10_000_000;

const isNumber = (value: number | null | undefined): value is number => typeof value === "number" && Math.abs(value) <= MOST;

/** Whether a sum may be what somebody pays or saves: null is no sum, and so is what no household ever would. */
export const isPlausible = (value: number | null): value is number => isNumber(value) && Math.abs(value) <= MOST_PAID;

/** What is saved: null where nobody knows, where it is no less, or where nobody could save as much. */
export const savedOf = (amount: Amount | null): Amount | null =>
  amount && isPlausible(amount.value) && amount.value > 0 ? amount : null;

/**
 * A plain number, `1 234,5`; `--` for null.
 * @param decimals Exactly so many; without it at most three, and only those that there are.
 */
export function formatNumber(value: number | null | undefined, decimals?: number): string {
  if (!isNumber(value)) return NO_NUMBER;
  if (decimals === undefined) return formatter({ maximumFractionDigits: 3 }).format(value);
  return formatter({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** Whole kronor, `2 434 kr`; `--` for null. @param value In kr. */
export const formatKronor = (value: number | null | undefined): string =>
  isNumber(value) ? `${formatNumber(value, 0)}${NO_BREAK_SPACE}kr` : NO_NUMBER;

/** A share as a percentage with two decimals, `5,95 %`; `--` for null. @param value The share: 0.0595 is 5.95 %. */
export const formatPercent = (value: number | null | undefined): string =>
  isNumber(value) ? formatter({ style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value) : NO_NUMBER;

/** What an amount shows: its number as text, and the text key of its unit; a number that isn't known has no unit. */
export type AmountText = { value: string; unitKey: string | null };

/** At most two decimals: amounts are kronor, öre, megabit or months. */
const AMOUNT_DECIMALS = 2;

/**
 * Units that we don't know are handed on as they came: the texts decide whether there is something to show (FMT-15).
 * Amounts with decimals show both of them, as money is written: `49,50`.
 */
export function formatAmount(amount: Amount | null | undefined): AmountText {
  if (!isNumber(amount?.value)) return { value: NO_NUMBER, unitKey: null };
  const isWhole = Number.isInteger(Math.round(amount.value * 100) / 100);
  return { value: formatNumber(amount.value, isWhole ? 0 : AMOUNT_DECIMALS), unitKey: amount.unitKey };
}
