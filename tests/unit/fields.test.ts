/** Fields whose rules come from outside, and the address made of them. */
import { describe, expect, it } from "vitest";
import { addressOf, EMPTY_FORM, formOf, isComplete, problemOf } from "../../src/domain/address";
import { isFieldValid, patternOf } from "../../src/domain/fields";
import { ADDRESS_RULES } from "../sandbox/address-rules";
import { address, typed, typedAddress } from "../support/pickerActor";

describe("a field [VAL-01] [VAL-02]", () => {
  it.each([
    { value: "B", regex: "^[A-Z]$", required: true, isValid: true },
    { value: "b", regex: "^[A-Z]$", required: true, isValid: false },
    { value: "", regex: "^[A-Z]$", required: true, isValid: false },
    { value: "", regex: "^[A-Z]$", required: false, isValid: true },
    { value: "what ever", regex: null, required: true, isValid: true },
    { value: "x".repeat(257), regex: null, required: false, isValid: false },
    { value: "Åsgatan", regex: "^\\p{L}+$", required: true, isValid: true },
    { value: "a-b", regex: "^[\\w\\-]+$", required: true, isValid: true },
  ])("$value with $regex, required $required: $isValid", ({ value, isValid, ...rule }) =>
    expect(isFieldValid(value, { ...rule, errorKey: null })).toBe(isValid),
  );
});

describe("a pattern from outside [A46]", () => {
  it.each([
    "(a+)+$",
    "(.*)*x",
    "(a|aa)+$",
    "([a-z]+)*$",
    "(a*){20}",
    "((a+)b)+",
    "(\\w+\\s?)*$",
    "(a)\\1",
    "(",
    "a".repeat(501),
    ".*.*.*.*.*x",
  ])("%s is left to the server", (regex) => {
    expect(patternOf(regex)).toBeNull();
    expect(isFieldValid("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", { regex, required: true, errorKey: null })).toBe(true);
  });

  it.each([
    ...Object.values(ADDRESS_RULES).map(({ regex }) => regex),
    "^((\\+|00)46|0)7[02369][0-9]{7}$",
    "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
    "^\\d{3} ?\\d{2}$",
  ])("%s is used", (regex) => expect(patternOf(regex)).toBeInstanceOf(RegExp));

  it("can't hold up the page for long, whatever it is", () => {
    for (const regex of ["^.*.*.*x$", ".*.*x", ".*.*.*x", "^\\s*\\S*\\s*\\S*x"]) {
      const begun = performance.now();
      isFieldValid(" ".repeat(256), { regex, required: true, errorKey: null });
      expect(performance.now() - begun).toBeLessThan(300);
    }
  });
});

describe("an address", () => {
  it("can be saved when street, postal code and town are there, whatever the rules say [ADDR-04]", () => {
    expect(isComplete({ ...EMPTY_FORM, ...typed }, {})).toBe(true);
    for (const field of ["street", "postalCode", "postalAddress"] as const)
      expect(problemOf({ ...EMPTY_FORM, ...typed, [field]: " " }, field, {})).toEqual({ kind: "missing" });
    expect(isComplete({ ...EMPTY_FORM, ...typed, streetNumber: "" }, {})).toBe(true);
  });

  it("is complete when each required field is filled and each filled one fits [ADDR-05] [AMB-17]", () => {
    expect(isComplete({ ...EMPTY_FORM, ...typed }, ADDRESS_RULES)).toBe(true);
    expect(isComplete({ ...EMPTY_FORM, ...typed, streetNumber: "" }, ADDRESS_RULES)).toBe(false);
    expect(problemOf({ ...EMPTY_FORM, ...typed, entrance: "BB" }, "entrance", ADDRESS_RULES)).toEqual({
      kind: "wrong",
      errorKey: "address.wrong.entrance",
    });
  });

  it.each([
    { field: "postalCode", good: ["90325", "903 25", " 903 25 "], bad: ["9032", "903255", "09325", "SE-90325", "9032a"] },
    { field: "streetNumber", good: ["7", "1 2"], bad: ["7B", "7.5", "-7", "7-9", "1".repeat(10)] },
    { field: "apartmentNumber", good: ["1101"], bad: ["1101A", "tolv"] },
  ] as const)("$field [ADDR-06] [ADDR-07] [ADDR-08]", ({ field, good, bad }) => {
    const problem = (value: string) => problemOf({ ...EMPTY_FORM, ...typed, [field]: value }, field, {});
    expect(good.map(problem)).toEqual(good.map(() => null));
    expect(bad.map(problem)).toEqual(bad.map(() => ({ kind: "wrong", errorKey: null })));
  });

  it("is sent as numbers and null, never 0 or an empty text [ADDR-01] [FMT-09]", () => {
    expect(addressOf({ ...EMPTY_FORM, ...typed, co: "  ", street: " Storgatan " })).toEqual(typedAddress);
  });

  it("stands in the fields as people write it, and comes out as it went in", () => {
    expect(formOf(address())).toEqual({
      ...EMPTY_FORM,
      street: "Källgatan",
      streetNumber: "12",
      entrance: "B",
      postalCode: "413 02",
      postalAddress: "Göteborg",
    });
    expect(addressOf(formOf(address()))).toEqual(address());
    expect(formOf(null)).toEqual(EMPTY_FORM);
    expect(formOf(address({ postalCode: null })).postalCode).toBe("");
  });
});
