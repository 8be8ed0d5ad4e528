/** What an offer saves, in its first year and after it: the server's sum, and what the comparison knows of the years (EL-09). */
import type { Amount } from "./cards";
import type { Contract } from "./contracts";
import type { ElectricityOffer } from "./electricityOffers";
import { savedByYear } from "./offerComparison";
import { annualSavingsOf, yearlyKronorOf } from "./offerLines";

/** The same in each year from one to another, counted from 1; without an end for good. Below 0: it costs more. */
export type SavedYears = { from: number; to: number | null; kronor: number };

type Saved = {
  amount: Amount;
  /** The sum is that of the first year alone: the next one is known to save something else. */
  isFirstYear: boolean;
  /** After the years that save the sum. */
  later: SavedYears[];
};

/** Null when nobody says that it saves anything. Of the years nothing is told where they don't add up to what the server says. */
export function savedWith(contract: Contract, offer: ElectricityOffer, nowMs: number): Saved | null {
  const amount = annualSavingsOf(offer);
  if (amount === null) return null;
  const [first, ...later] = inYears(savedByYear(contract, offer, nowMs));
  if (first === undefined || first.kronor !== yearlyKronorOf(offer)) return { amount, isFirstYear: false, later: [] };
  if (first.to !== 1) return { amount, isFirstYear: false, later };
  return { amount: { value: first.kronor, unitKey: "sek" }, isFirstYear: true, later };
}

function inYears(saved: readonly number[]): SavedYears[] {
  const starts = saved.flatMap((kronor, place) => (kronor === saved[place - 1] ? [] : [{ from: place + 1, kronor }]));
  return starts.map((start, place) => {
    const next = starts[place + 1];
    return { ...start, to: next ? next.from - 1 : null };
  });
}
