/** What several contracts cost together: only what can be added is added. */
import { describe, expect, it } from "vitest";
import type { Amount } from "../../src/domain/cards";
import { monthlyTotalOf, sumsOf } from "../../src/domain/priceSums";

const kr = (value: number | null): Amount => ({ value, unitKey: "sekPerMonth" });
const ore = (value: number): Amount => ({ value, unitKey: "orePerKwh" });

describe("the price of a group [CON-08] [FMT-15]", () => {
  it.each<{ what: string; amounts: (Amount | null)[]; sums: unknown[]; unknown: number }>([
    { what: "nothing is nobody's guess", amounts: [], sums: [], unknown: 0 },
    {
      what: "the same unit is added",
      amounts: [kr(299), kr(149.5)],
      sums: [{ unitKey: "sekPerMonth", from: 448.5, to: 448.5 }],
      unknown: 0,
    },
    {
      what: "different units stand side by side, in their order",
      amounts: [ore(98), kr(49), kr(1)],
      sums: [
        { unitKey: "orePerKwh", from: 98, to: 98 },
        { unitKey: "sekPerMonth", from: 50, to: 50 },
      ],
      unknown: 0,
    },
    {
      what: "prices per kWh are a span, never a sum",
      amounts: [ore(128.4), ore(96.2), ore(100)],
      sums: [{ unitKey: "orePerKwh", from: 96.2, to: 128.4 }],
      unknown: 0,
    },
    {
      what: "what isn't known is counted, not guessed",
      amounts: [kr(10), null, kr(null), kr(Number.NaN)],
      sums: [{ unitKey: "sekPerMonth", from: 10, to: 10 }],
      unknown: 3,
    },
    { what: "only unknown ones are no price", amounts: [null, kr(null)], sums: [], unknown: 2 },
    {
      what: "nothing is below 0",
      amounts: [kr(-80), kr(50)],
      sums: [{ unitKey: "sekPerMonth", from: 50, to: 50 }],
      unknown: 0,
    },
    {
      what: "what no household pays isn't known",
      amounts: [kr(1e300), kr(50), ore(-1e300)],
      sums: [{ unitKey: "sekPerMonth", from: 50, to: 50 }],
      unknown: 2,
    },
    {
      what: "a unit that we don't know, or none, is added too",
      amounts: [
        { value: 1, unitKey: "newUnit" },
        { value: 2, unitKey: "newUnit" },
        { value: 3, unitKey: null },
      ],
      sums: [
        { unitKey: "newUnit", from: 3, to: 3 },
        { unitKey: null, from: 3, to: 3 },
      ],
      unknown: 0,
    },
  ])("$what", ({ amounts, sums, unknown }) => expect(sumsOf(amounts)).toEqual({ sums, unknown }));
});

describe("what is paid a month", () => {
  it("is made of what is paid by the month, and says how much of the whole that is", () => {
    expect(monthlyTotalOf([kr(299), ore(98), null, kr(-5), kr(1)])).toEqual({ value: 300, known: 3, all: 5 });
  });

  it("is nothing to show when nothing is", () => {
    expect(monthlyTotalOf([ore(98), null, kr(null)])).toBeNull();
  });
});
