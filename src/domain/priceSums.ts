/**
 * What several contracts cost together. Specification §2 "price headline"; the rule is ours, in the spirit of §5: amounts count
 * together only when their units match, and what is shown is never below 0.
 */
import type { Amount } from "./cards";
import { isPlausible } from "./numbers";

/** Prices and speeds of one thing each: two of them side by side are a span, never a sum. */
const RATES = ["orePerKwh", "megabitPerSecond", "months.short"];

/** Of one unit. `to` differs from `from` where several rates do. */
export type PriceSum = { unitKey: string | null; from: number; to: number };

type PriceSums = {
  /** One for each unit, in the order in which they came. Empty: nobody knows. */
  sums: PriceSum[];
  /** How many of the amounts aren't known. */
  unknown: number;
};

const knownOf = (amount: Amount | null): number | null =>
  amount && isPlausible(amount.value) ? Math.max(0, amount.value) : null;

/** Amounts of the same unit are added; rates (öre/kWh) show the lowest and the highest. */
export function sumsOf(amounts: readonly (Amount | null)[]): PriceSums {
  const byUnit = new Map<string | null, number[]>();
  let unknown = 0;
  for (const amount of amounts) {
    const value = knownOf(amount);
    const unitKey = amount?.unitKey ?? null;
    if (value === null) {
      unknown++;
      continue;
    }
    const values = byUnit.get(unitKey) ?? [];
    values.push(value);
    byUnit.set(unitKey, values);
  }
  return { sums: [...byUnit].map(([unitKey, values]) => sumOf(unitKey, values)), unknown };
}

function sumOf(unitKey: string | null, values: number[]): PriceSum {
  if (unitKey !== null && RATES.includes(unitKey)) return { unitKey, from: Math.min(...values), to: Math.max(...values) };
  const sum = values.reduce((total, value) => total + value, 0);
  return { unitKey, from: sum, to: sum };
}

export type MonthlyTotal = {
  /** kr a month. */
  value: number;
  /** How many of how many contracts it is made of. */
  known: number;
  all: number;
};

/** What is paid a month for all that is paid by the month; null when nothing is known to be. */
export function monthlyTotalOf(amounts: readonly (Amount | null)[]): MonthlyTotal | null {
  const monthly = amounts.filter((amount) => amount?.unitKey === "sekPerMonth").flatMap((amount) => knownOf(amount) ?? []);
  if (monthly.length === 0) return null;
  return { value: monthly.reduce((total, value) => total + value, 0), known: monthly.length, all: amounts.length };
}
