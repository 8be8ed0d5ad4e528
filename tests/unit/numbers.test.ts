import { describe, expect, it } from "vitest";
import { formatAmount, formatKronor, formatNumber, formatPercent } from "../../src/domain/numbers";

/** U+00A0 written so that one sees it, U+2212 as it is. */
const shown = (text: string) => text.replaceAll("\u00a0", "␣");

describe("numbers [GEN-03] [GEN-04] [FMT-03]", () => {
  it.each([
    [0, "0"],
    [-0, "0"],
    [-0.0001, "0"],
    [1_000, "1␣000"],
    [1_234.5, "1␣234,5"],
    [1_234_567.891, "1␣234␣567,891"],
    [-1_234.5, "−1␣234,5"],
    [-5, "−5"],
    [null, "--"],
    [undefined, "--"],
    [Number.NaN, "--"],
    [Number.POSITIVE_INFINITY, "--"],
  ])("%s is written %s", (value, text) => expect(shown(formatNumber(value))).toBe(text));

  it.each([
    [1_234.5, 0, "1␣235"],
    [1_234.5, 2, "1␣234,50"],
    [null, 2, "--"],
  ])("%s with %i decimals is written %s", (value, decimals, text) => expect(shown(formatNumber(value, decimals))).toBe(text));
});

describe("kronor and percent [GEN-03] [GEN-04]", () => {
  it.each([
    [2_434, "2␣434␣kr"],
    [-50, "−50␣kr"],
    [null, "--"],
  ])("%s kr is written %s", (value, text) => expect(shown(formatKronor(value))).toBe(text));

  it.each([
    [0.0595, "5,95␣%"],
    [0.06, "6,00␣%"],
    [null, "--"],
  ])("the share %s is written %s", (value, text) => expect(shown(formatPercent(value))).toBe(text));
});

describe("amounts [FMT-15]", () => {
  it.each([
    [
      { value: 1_140, unitKey: "sekPerMonth" },
      { value: "1␣140", unitKey: "sekPerMonth" },
    ],
    [
      { value: 98.456, unitKey: "orePerKwh" },
      { value: "98,46", unitKey: "orePerKwh" },
    ],
    [
      { value: 49.5, unitKey: "sekPerMonth" },
      { value: "49,50", unitKey: "sekPerMonth" },
    ],
    [
      { value: 49.999, unitKey: "sekPerMonth" },
      { value: "50", unitKey: "sekPerMonth" },
    ],
    [
      { value: 250, unitKey: "newUnit" },
      { value: "250", unitKey: "newUnit" },
    ],
    [
      { value: 250, unitKey: null },
      { value: "250", unitKey: null },
    ],
    [
      { value: null, unitKey: "sekPerMonth" },
      { value: "--", unitKey: null },
    ],
    [
      { value: 1e300, unitKey: "sek" },
      { value: "--", unitKey: null },
    ],
    [
      { value: -1_000_000_001, unitKey: "sek" },
      { value: "--", unitKey: null },
    ],
    [null, { value: "--", unitKey: null }],
    [undefined, { value: "--", unitKey: null }],
  ])("%o is shown as %o", (amount, text) => {
    const { value, unitKey } = formatAmount(amount);
    expect({ value: shown(value), unitKey }).toEqual(text);
  });
});
