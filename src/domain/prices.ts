/** What is paid now, and what it becomes later. Specification §5 "Discount counts only if units match and the value is above 0". */
import type { Amount } from "./cards";
import type { Cost, Money } from "./contracts";
import { dayOf, isDayOver } from "./days";
import { isPlausible } from "./numbers";

export type Price = {
  /** What is paid now, never below 0; its value is null when nobody knows. */
  now: Amount;
  /** What it costs without the discount, from when that ends; null when there is none. */
  later: {
    amount: Amount;
    /** ISO date: the last day with the discount; null too where what is named is no day. */
    lastDay: string | null;
    /** Where no day is named: how many months the discount lasts. */
    months: number | null;
  } | null;
};

/** A sum with its unit: its own, else that of what it belongs to. */
export const amountOf = (money: Money | null, unitKey: string): Amount => {
  if (money === null || typeof money === "number") return { value: money, unitKey };
  return { value: money.value, unitKey: money.unitKey ?? unitKey };
};

/**
 * A discount counts when it is in the same unit, more than nothing and not over yet.
 * @param usualUnitKey Of sums that name none.
 */
export function priceOf(cost: Cost, usualUnitKey: string, nowMs: number): Price {
  const unitKey = cost.unitKey ?? usualUnitKey;
  const whole = amountOf(cost.amount, unitKey);
  if (!isPlausible(whole.value)) return { now: { value: null, unitKey: null }, later: null };
  const { off, lastDay } = discountIn(cost, unitKey);
  const counts = off.unitKey === whole.unitKey && isPlausible(off.value) && off.value > 0 && !isDayOver(lastDay, nowMs);
  const amount = atLeastNothing(whole, whole.value);
  if (!counts) return { now: amount, later: null };
  return {
    now: atLeastNothing(whole, whole.value - (off.value ?? 0)),
    later: { amount, lastDay, months: lastDay === null ? monthsIn(cost) : null },
  };
}

const atLeastNothing = ({ unitKey }: Amount, value: number): Amount => ({ value: Math.max(0, value), unitKey });

/** Null for what can't be how long a discount lasts. */
const monthsIn = ({ discountDurationMonths: months }: Cost): number | null =>
  isPlausible(months) && Number.isInteger(months) && months > 0 ? months : null;

function discountIn({ discount, discountExpiration }: Cost, unitKey: string): { off: Amount; lastDay: string | null } {
  if (typeof discount === "object" && discount !== null && "amount" in discount)
    return { off: amountOf(discount.amount, unitKey), lastDay: dayAmong(discount.expirationDate, discountExpiration) };
  return { off: amountOf(discount, unitKey), lastDay: dayAmong(discountExpiration) };
}

const dayAmong = (...dates: (string | null)[]): string | null => dates.find((date) => dayOf(date) !== null) ?? null;
