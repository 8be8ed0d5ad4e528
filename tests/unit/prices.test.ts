import { describe, expect, it } from "vitest";
import type { Cost } from "../../src/domain/contracts";
import { isPlausible, savedOf } from "../../src/domain/numbers";
import { priceOf } from "../../src/domain/prices";

const nowMs = Date.parse("2026-03-01T09:00:00Z");
const cost = (own: Partial<Cost>): Cost => ({
  amount: null,
  discount: null,
  discountExpiration: null,
  discountDurationMonths: null,
  unitKey: null,
  ...own,
});
const price = (own: Partial<Cost>) => priceOf(cost(own), "sekPerMonth", nowMs);
const kr = (value: number) => ({ value, unitKey: "sekPerMonth" });
const ore = (value: number) => ({ value, unitKey: "orePerKwh" });
const later = (amount: object, rest: object = {}) => ({ amount, lastDay: null, months: null, ...rest });

describe("a discount counts only in the same unit and above nothing [CDET-29] [FMT-15]", () => {
  it.each([
    ["both without a unit of their own", { amount: 49, discount: 20 }, kr(29), later(kr(49))],
    ["each with its own", { amount: kr(49), discount: kr(20) }, kr(29), later(kr(49))],
    ["one with its own, the other in the usual one", { amount: 49, discount: kr(20) }, kr(29), later(kr(49))],
    ["in that of the cost", { amount: 98, discount: 10, unitKey: "orePerKwh" }, ore(88), later(ore(98))],
    ["in another unit", { amount: 49, discount: ore(20) }, kr(49), null],
    ["in another unit than the cost's", { amount: kr(49), discount: 20, unitKey: "orePerKwh" }, kr(49), null],
    ["of nothing", { amount: 49, discount: 0 }, kr(49), null],
    ["of less", { amount: 49, discount: -5 }, kr(49), null],
    ["of an amount that nobody knows", { amount: 49, discount: { value: null, unitKey: null } }, kr(49), null],
    ["none", { amount: 49 }, kr(49), null],
    [
      "in a unit that we don't know",
      { amount: 50, discount: 8, unitKey: "newUnit" },
      { value: 42, unitKey: "newUnit" },
      later({ value: 50, unitKey: "newUnit" }),
    ],
    ["of next to nothing", { amount: 49, discount: 0.01 }, kr(48.99), later(kr(49))],
  ])("%s", (_, own, now, after) => expect(price(own)).toEqual({ now, later: after }));
});

describe("the price is never below 0 [CDET-30] [FMT-15]", () => {
  it.each([
    [{ amount: 50, discount: 80 }, kr(0), later(kr(50))],
    [{ amount: 50, discount: 50 }, kr(0), later(kr(50))],
    [{ amount: -5 }, kr(0), null],
    [{ amount: 0 }, kr(0), null],
  ])("%o", (own, now, after) => expect(price(own)).toEqual({ now, later: after }));
});

it.each([{}, { amount: null, discount: 20 }, { amount: { value: null, unitKey: "sekPerMonth" } }])(
  "an amount that nobody knows has no unit and no discount: %o [FMT-15]",
  (own) => expect(price(own)).toEqual({ now: { value: null, unitKey: null }, later: null }),
);

describe("a sum that no household pays isn't known, and takes nothing off", () => {
  it.each([
    ["a price", { amount: 1e300, discount: 20 }, { value: null, unitKey: null }, null],
    ["a price of its own unit", { amount: ore(10_000_001) }, { value: null, unitKey: null }, null],
    ["a price far below nothing", { amount: -1e15 }, { value: null, unitKey: null }, null],
    ["a discount", { amount: 49, discount: 1e300 }, kr(49), null],
    ["the largest that may be", { amount: 10_000_000 }, kr(10_000_000), null],
  ])("%s", (_, own, now, after) => expect(price(own)).toEqual({ now, later: after }));
});

describe("until when the discount runs", () => {
  it.each([
    ["its own day", { discount: { amount: 20, expirationDate: "2026-06-01" } }, { lastDay: "2026-06-01" }],
    ["that of the cost", { discount: 20, discountExpiration: "2026-06-01" }, { lastDay: "2026-06-01" }],
    [
      "its own before that of the cost",
      { discount: { amount: kr(20), expirationDate: "2026-06-01" }, discountExpiration: "2026-07-01" },
      { lastDay: "2026-06-01" },
    ],
    ["so many months", { discount: 20, discountDurationMonths: 12 }, { months: 12 }],
    ["a single month", { discount: 20, discountDurationMonths: 1 }, { months: 1 }],
    ["no months", { discount: 20, discountDurationMonths: 0 }, {}],
    ["less than none", { discount: 20, discountDurationMonths: -3 }, {}],
    ["beyond all months", { discount: 20, discountDurationMonths: 1e300 }, {}],
    ["months that are no whole ones", { discount: 20, discountDurationMonths: 1.5 }, {}],
    [
      "a day rather than months",
      { discount: 20, discountExpiration: "2026-06-01", discountDurationMonths: 12 },
      { lastDay: "2026-06-01" },
    ],
    ["nobody knows", { discount: { amount: 20, expirationDate: null } }, {}],
    ["what is no day", { discount: 20, discountExpiration: "soon" }, {}],
    [
      "so many months, where what is named is no day",
      { discount: 20, discountExpiration: "soon", discountDurationMonths: 6 },
      { months: 6 },
    ],
    [
      "that of the cost, where its own is no day",
      { discount: { amount: 20, expirationDate: "0000-00-00" }, discountExpiration: "2026-06-01" },
      { lastDay: "2026-06-01" },
    ],
  ])("%s", (_, own, rest) => expect(price({ amount: 49, ...own }).later).toEqual(later(kr(49), rest)));

  it.each([
    ["2026-03-02", true],
    ["2026-03-01", true],
    ["2026-03-01T22:59:00Z", true],
    ["2026-02-28T23:30:00Z", true],
    ["2026-02-28", false],
    ["2025-12-31", false],
  ])("%s is still to come on 1 March: %s", (discountExpiration, counts) =>
    expect(price({ amount: 49, discount: 20, discountExpiration }).now).toEqual(kr(counts ? 29 : 49)),
  );
});

it.each([
  [0, true],
  [-5, true],
  [10_000_000, true],
  [-10_000_000, true],
  [10_000_000.01, false],
  [-10_000_001, false],
  [1e300, false],
  [Number.POSITIVE_INFINITY, false],
  [Number.NaN, false],
  [null, false],
])("a sum of %s can be: %s", (value, can) => expect(isPlausible(value)).toBe(can));

it.each([
  [0.01, true],
  [1_140, true],
  [10_000_000, true],
  [0, false],
  [-5, false],
  [10_000_001, false],
  [1e300, false],
  [null, false],
])("a saving of %s is one: %s", (value, is) => expect(savedOf({ value, unitKey: "sekPerYear" }) !== null).toBe(is));
