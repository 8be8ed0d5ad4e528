/** Sign options in an address: what comes through whole, and everything that doesn't. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeSignOptions, encodeSignOptions, type SignOptions } from "../../src/domain/signOptions";

const good: SignOptions = {
  powerOfAttorneyId: "poa-1",
  termsAndConditionsId: "terms-1",
  onSuccess: { redirectToPath: "/home" },
  onFail: { redirectToPath: "/onboarding" },
};
const { termsAndConditionsId: _, ...withoutTerms } = good;

/** Whatever it is, in the address's own encoding. */
const encoded = (value: unknown): string => encodedText(typeof value === "string" ? value : JSON.stringify(value));
const encodedText = (text: string): string => Buffer.from(text, "utf8").toString("base64url");

describe("options that are good", () => {
  it.each([good, withoutTerms])("come through whole [SIGN-02] [SIGN-03]: %o", (options) => {
    expect(encodeSignOptions(options)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(decodeSignOptions(encodeSignOptions(options))).toEqual(options);
  });

  it("come through whole whatever they hold [TR-03]", () => {
    const id = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }).filter((text) => /^\P{C}{1,200}$/u.test(text));
    const path = fc
      .webQueryParameters()
      .chain((search) => fc.webFragments().map((hash) => `/contracts?${search}#${hash}`.slice(0, 300).replace(/%.?$/, "")));
    fc.assert(
      fc.property(id, fc.option(id, { nil: undefined }), path, path, (poa, terms, success, fail) => {
        const options: SignOptions = {
          powerOfAttorneyId: poa,
          ...(terms !== undefined && { termsAndConditionsId: terms }),
          onSuccess: { redirectToPath: success },
          onFail: { redirectToPath: fail },
        };
        expect(decodeSignOptions(encodeSignOptions(options))).toEqual(options);
      }),
      { numRuns: 300 },
    );
  });

  it("come through with signs that addresses use for themselves [TR-03]", () => {
    const options = {
      ...good,
      powerOfAttorneyId: 'a/b% +?#å"\\',
      onSuccess: { redirectToPath: "/contracts?x=1&y=a%20b#å+%2F" },
    };
    expect(decodeSignOptions(encodeSignOptions(options))).toEqual(options);
  });
});

describe("options that aren't", () => {
  it.each([
    ["nothing", ""],
    ["no JSON", encodedText("hello")],
    ["half of it", encodeSignOptions(good).slice(0, -7)],
    ["other signs", `${encodeSignOptions(good)}=`],
    ["plain base64", Buffer.from(JSON.stringify({ ...good, powerOfAttorneyId: "???>>>" })).toString("base64")],
    ["a length that base64 can't have", "aaaaa"],
    ["bytes that are no UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString("base64url")],
    ["JSON as it is", JSON.stringify(good)],
    ["percent signs", encodeURIComponent(JSON.stringify(good))],
    ["more than 4 kB", encodeSignOptions({ ...good, powerOfAttorneyId: "a".repeat(4_000) })],
    ["10,000 levels", encodedText("[".repeat(10_000))],
    ["3,000 levels", encodedText("[".repeat(3_000))],
  ])("%s [A09]", (_, text) => {
    // The best of five: what else the machine does is no fault of ours.
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      expect(decodeSignOptions(text)).toBeNull();
      return performance.now() - begun;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it("encoded twice are decoded once [A13]", () => {
    expect(decodeSignOptions(encodedText(encodeSignOptions(good)))).toBeNull();
    expect(decodeSignOptions(encoded(JSON.stringify(JSON.stringify(good))))).toBeNull();
  });

  it.each([
    ["without powerOfAttorneyId", { ...good, powerOfAttorneyId: undefined }],
    ["without onFail", { ...good, onFail: undefined }],
    ["without onSuccess", { ...good, onSuccess: undefined }],
    ["without the path to go to on failure", { ...good, onFail: {} }],
    ["without the path to go to on success", { ...good, onSuccess: {} }],
  ])("%s [SIGN-03]", (_, value) => expect(decodeSignOptions(encoded(value))).toBeNull());

  it.each([
    ["null", null],
    ["a list", [good]],
    ["a string", JSON.stringify("x")],
    ["a number", "7"],
    ["an extra field", { ...good, extra: 1 }],
    ["an extra field further in", { ...good, onFail: { redirectToPath: "/home", href: "/home" } }],
    ["a list further in", { ...good, onFail: ["/home"] }],
    ["null further in", { ...good, onFail: null }],
    ["__proto__", JSON.stringify(good).replace("{", '{"__proto__":{"x":1},')],
    ["__proto__ in place of a field", JSON.stringify({ ...withoutTerms, onFail: undefined }).replace("{", '{"__proto__":{},')],
    ["constructor", JSON.stringify(good).replace("{", '{"constructor":1,')],
    ["a number for an id", { ...good, powerOfAttorneyId: 1 }],
    ["null for the terms", { ...good, termsAndConditionsId: null }],
    ["an empty id", { ...good, powerOfAttorneyId: "" }],
    ["empty terms", { ...good, termsAndConditionsId: "" }],
    ["an id with a line break", { ...good, powerOfAttorneyId: "a\nb" }],
    ["an id with NUL", { ...good, powerOfAttorneyId: "a\u0000" }],
    ["an id that reads backwards", { ...good, powerOfAttorneyId: "\u202ea" }],
    ["an id of 201 signs", { ...good, powerOfAttorneyId: "a".repeat(201) }],
    ["a number for a path", { ...good, onSuccess: { redirectToPath: 1 } }],
  ])("with %s [A10]", (_, value) => expect(decodeSignOptions(encoded(value))).toBeNull());

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "https://evil.test", "/sign/poa/e30", "/dev", ""])(
    "that lead to %j, either way [SIGN-11] [SEC-01]",
    (redirectToPath) => {
      expect(decodeSignOptions(encoded({ ...good, onSuccess: { redirectToPath } }))).toBeNull();
      expect(decodeSignOptions(encoded({ ...good, onFail: { redirectToPath } }))).toBeNull();
    },
  );
});
