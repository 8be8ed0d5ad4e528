/**
 * What is told of a contract, line by line, as data: whoever shows it adds the texts of the keys.
 * Specification §2 "Contract detail", §3 "Contract"; reading AMB-51.
 */
import { cleanName } from "./cleanText";
import type { Money } from "./contracts";
import { formatDate } from "./dates";
import { isDayOver } from "./days";
import { type AmountText, formatAmount, formatKronor, formatNumber, formatPercent, NO_NUMBER } from "./numbers";
import { amountOf, type Price } from "./prices";

export type AttributeValue =
  | { kind: "text"; text: string }
  /** A word of the server's: in our words where we have some, else as it came. */
  | { kind: "named"; textKey: string; text: string }
  | { kind: "word"; textKey: "contract.none" | "contract.yes" | "contract.no" }
  /** No limit: in the server's words where it has some. */
  | { kind: "unlimited"; textKey: string | null }
  | {
      kind: "phrase";
      textKey: "contract.days" | "contract.years" | "contract.milesPerYear" | "contract.squareMetres" | "contract.until";
      params: { number: string; count: number } | { date: string };
    }
  | { kind: "amount"; amount: AmountText }
  | { kind: "price"; price: Price };

export type Attribute<LabelKey extends string = string> = {
  /** The path of its field in the contract, and those of fields that it shows as well. */
  paths: readonly string[];
  labelKey: LabelKey;
  value: AttributeValue;
};

/**
 * Those that `sortOrder` names first, in its order, then the rest in theirs. A path may go on into what an attribute holds;
 * paths that name nothing are passed over (AMB-51, A53).
 */
export function inOrder<One extends { paths: readonly string[] }>(
  attributes: readonly One[],
  sortOrder: readonly string[],
): One[] {
  const named = sortOrder.flatMap((wanted) =>
    attributes.filter(({ paths }) => paths.some((path) => wanted === path || wanted.startsWith(`${path}.`))),
  );
  return [...new Set([...named, ...attributes])];
}

// What becomes of each sort of field; null when there is nothing to show.

type Value = AttributeValue | null;

export const text = (value: string | null): Value => {
  const clean = cleanName(value);
  return clean === null ? null : { kind: "text", text: clean };
};

/** @param keyOf The text key of a word, which comes in upper case. */
export const named = (value: string | null, keyOf: (word: string) => string): Value => {
  const clean = cleanName(value);
  return clean === null ? null : { kind: "named", textKey: keyOf(clean.toUpperCase()), text: clean };
};

/** Dates that can't be are `--` (A52). */
export const date = (iso: string | null): Value => (iso === null ? null : { kind: "text", text: formatDate(iso) ?? NO_NUMBER });

/** Until when a contract binds: not at all once that day is over. */
export function bindingUntil(iso: string | null, nowMs: number): Value {
  if (iso === null) return null;
  if (isDayOver(iso, nowMs)) return NONE;
  const day = formatDate(iso);
  return day === null ? { kind: "text", text: NO_NUMBER } : { kind: "phrase", textKey: "contract.until", params: { date: day } };
}

const NONE: AttributeValue = { kind: "word", textKey: "contract.none" };

/** A time of nothing or less is none (CDET-14, CDET-15). */
export function months(value: number | null): Value {
  if (value === null) return null;
  return value <= 0 ? NONE : { kind: "amount", amount: formatAmount({ value, unitKey: "months.short" }) };
}

export function days(value: number | null): Value {
  if (value === null) return null;
  return value <= 0 ? NONE : counted("contract.days", value);
}

export const years = (value: number | null): Value => (value === null ? null : counted("contract.years", value));

export const squareMetres = (value: number | null): Value => (value === null ? null : counted("contract.squareMetres", value));

/** Shown in Scandinavian miles. @param kilometers A year. */
export const mileage = (kilometers: number | null): Value =>
  kilometers === null ? null : counted("contract.milesPerYear", kilometers / 10);

type Counted = "contract.days" | "contract.years" | "contract.milesPerYear" | "contract.squareMetres";

const counted = (textKey: Counted, count: number): AttributeValue => ({
  kind: "phrase",
  textKey,
  params: { number: formatNumber(count), count },
});

export const number = (value: number | null): Value => (value === null ? null : { kind: "text", text: formatNumber(value) });

export function amount(money: Money | null, usualUnitKey: string): Value {
  const { value, unitKey } = amountOf(money, usualUnitKey);
  return value === null ? null : { kind: "amount", amount: formatAmount({ value, unitKey }) };
}

export function kronor(money: Money | null): Value {
  const { value, unitKey } = amountOf(money, "sek");
  if (value === null) return null;
  return unitKey === "sek"
    ? { kind: "text", text: formatKronor(value) }
    : { kind: "amount", amount: formatAmount({ value, unitKey }) };
}

export const percent = (share: number | null): Value => (share === null ? null : { kind: "text", text: formatPercent(share) });

export const yesOrNo = (value: boolean | null): Value =>
  value === null ? null : { kind: "word", textKey: value ? "contract.yes" : "contract.no" };
