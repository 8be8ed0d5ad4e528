/** An address on one line: what of it is street, number, entrance and apartment. */
import { describe, expect, it } from "vitest";
import { EMPTY_FORM } from "../../src/domain/address";
import { formAt, isWorthLookingUp, lookupTextOf, partsOfLine, tidied } from "../../src/domain/addressLine";

const parts = (street: string, streetNumber: string, entrance = "", apartmentNumber = "") => ({
  street,
  streetNumber,
  entrance,
  apartmentNumber,
});

describe("a line [FMT-09]", () => {
  it.each([
    ["Storgatan 12 B lgh 1001", parts("Storgatan", "12", "B", "1001")],
    ["Storgatan 12B, lgh 1001", parts("Storgatan", "12", "B", "1001")],
    ["storgatan 12 b LGH. 1001", parts("storgatan", "12", "B", "1001")],
    ["Storgatan 12, Lägenhet 1001", parts("Storgatan", "12", "", "1001")],
    ["  Storgatan \t 12  ", parts("Storgatan", "12")],
    ["Storgatan, 12", parts("Storgatan", "12")],
    ["Tolvte gatan 3", parts("Tolvte gatan", "3")],
    ["S:t Eriksgatan 4 å", parts("S:t Eriksgatan", "4", "Å")],
    ["1:a Tvärgatan 7", parts("1:a Tvärgatan", "7")],
    ["Östra Ågatan 110 C", parts("Östra Ågatan", "110", "C")],
    ["Gröna gången 1 lgh 5", parts("Gröna gången", "1", "", "5")],
  ])("%s", (line, expected) => expect(partsOfLine(line)).toEqual(expected));

  it.each([
    "Storgatan",
    "Tolvte gatan",
    "",
    "12",
    "12 B",
    "Storgatan 4-6",
    "Storgatan 12 BC",
    "Storgatan 12 lgh",
    "Storgatan 12 lgh B",
    "Storgatan 1234567890",
    "Storgatan 12 3",
    "Box 12 34",
    "<b>Storgatan</b> 12 >",
  ])("%s is left as it is", (line) => {
    expect(partsOfLine(line)).toBeNull();
    expect(tidied({ ...EMPTY_FORM, street: line })).toEqual({ ...EMPTY_FORM, street: line });
  });

  it("of the worst kind is read at once [A46]", () => {
    const begun = performance.now();
    for (const line of [" ".repeat(256), "a ".repeat(128), "1:a ".repeat(64), `${"a".repeat(250)} 12 B lg`]) partsOfLine(line);
    expect(performance.now() - begun).toBeLessThan(100);
  });
});

describe("a form", () => {
  it("has each thing in its own field; what the line doesn't hold stays", () => {
    const form = { ...EMPTY_FORM, street: "Storgatan 12", entrance: "B", streetNumber: "7", postalCode: "41302" };
    expect(tidied(form)).toEqual({ ...form, street: "Storgatan", streetNumber: "12", postalCode: "413 02" });
  });

  it("that is tidy is the same one", () => {
    const form = { ...EMPTY_FORM, street: "Storgatan", postalCode: "413 02" };
    expect(tidied(form)).toBe(form);
  });
});

describe("a lookup", () => {
  it.each([
    ["Storgatan 12 B lgh 1001", "Storgatan 12"],
    ["  Stor  gat ", "Stor gat"],
  ])("is asked for %s as %s", (line, query) => expect(lookupTextOf(line)).toBe(query));

  it.each([
    ["street", "Sto", true],
    ["street", " S t ", true],
    ["street", " St ", false],
    ["postalAddress", "Umeå", false],
  ] as const)("of %s with %s is worth it: %s", (field, line, isWorth) => expect(isWorthLookingUp(field, line)).toBe(isWorth));
});

describe("a place that was found [FMT-09]", () => {
  const found = { streetAddress: "Storgatan", streetNumber: null, postalCode: 90_325, postalAddress: "Umeå" };
  const old = { ...EMPTY_FORM, entrance: "A", apartmentNumber: "1203", co: "Ek", streetNumber: "99", postalCode: "413 02" };
  const at = { ...EMPTY_FORM, co: "Ek", postalCode: "903 25", postalAddress: "Umeå" };

  it.each([
    { what: "a name", place: found, typed: "Stor", form: { ...at, street: "Storgatan" } },
    { what: "its number", place: { ...found, streetNumber: 7 }, typed: "Stor 8", form: { ...at, ...parts("Storgatan", "7") } },
    { what: "the typed number", place: found, typed: "Stor 12 B", form: { ...at, ...parts("Storgatan", "12", "B") } },
    {
      what: "all of it on one line",
      place: { ...found, streetAddress: "Storgatan 12 B lgh 1001" },
      typed: "Stor 5 C lgh 1",
      form: { ...at, ...parts("Storgatan", "12", "B", "1001") },
    },
    {
      what: "number 0",
      place: { ...found, streetNumber: 0 },
      typed: "Storgatan 3",
      form: { ...at, ...parts("Storgatan", "0") },
    },
  ])("takes the form with $what; the old house's entrance and apartment go", ({ place, typed, form }) =>
    expect(formAt(place, { ...old, street: typed })).toEqual(form),
  );
});
