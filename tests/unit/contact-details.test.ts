/** How a customer is reached: what counts of what was typed, and which of it is taken. */
import { describe, expect, it } from "vitest";
import {
  type ContactForm,
  contactFieldsNamed,
  contactFormOf,
  contactOf,
  contactProblemOf,
  contactRulesOf,
  isContactValid,
} from "../../src/domain/contactDetails";

const form = (own: Partial<ContactForm> = {}): ContactForm => ({ email: "anna@example.se", phoneNumber: "+46701740635", ...own });
const own = contactRulesOf(null);

describe("what counts", () => {
  it.each([
    ["070-123 45 67", "0701234567"],
    ["+46 70 123 45 67", "+46701234567"],
    ["0046701234567", "0046701234567"],
    ["\u202a+46701234567\u202c", "+46701234567"],
    ["\u00a0+46\u00a070\u2011123\u202f45\u200b67\ufeff", "+46701234567"],
    ["(070) 123.45.67", "0701234567"],
    ["+46 (0)70 123 45 67", "+46701234567"],
    ["(08) 123 45 67", "081234567"],
    ["7O", "7O"],
  ])("of the number %o is %o [FMT-07]", (typed, sent) => {
    expect(contactOf(form({ phoneNumber: typed })).phoneNumber).toBe(sent);
  });

  it.each([
    [" Anna@Example.SE\u00a0", "anna@example.se"],
    ["\u2068anna@example.se\u2069\n", "anna@example.se"],
    ["a b@example.se", "a b@example.se"],
    ["   ", ""],
  ])("of the e-mail %o is %o [VAL-05] [FMT-13]", (typed, sent) => {
    expect(contactOf(form({ email: typed })).email).toBe(sent);
  });
});

describe("what is taken without rules of the server", () => {
  it.each([
    ["anna@example.se", true],
    ["ANNA.B+x@sub.example.co", true],
    ["åsa@exempel.se", true],
    ["anna@example", false],
    ["anna@example.", false],
    ["anna@@example.se", false],
    ["anna example.se", false],
    ["", false],
    [`${"a".repeat(250)}@example.se`, false],
  ])("e-mail %o: %s [VAL-01]", (email, isTaken) => expect(isContactValid(form({ email }), own)).toBe(isTaken));

  it.each([
    ["070-123 45 67", true],
    ["+46 70 123 45 67", true],
    ["0046701234567", true],
    ["+1 202 555 0143", true],
    ["12", false],
    ["070", false],
    ["+0701234567", false],
    ["070-123 45 6x", false],
    ["", false],
  ])("number %o: %s [VAL-01] [FMT-07]", (phoneNumber, isTaken) =>
    expect(isContactValid(form({ phoneNumber }), own)).toBe(isTaken),
  );
});

it("goes by the server's rules where it sends some, and says what is wrong in its words [VAL-01] [VAL-04]", () => {
  const rules = contactRulesOf({
    email: { value: "", regex: "^.+@example\\.com$", errorKey: "email.ours" },
    mobileNumber: { value: "", regex: "(+", errorKey: "number.ours" },
  });
  expect(contactProblemOf(form(), "email", rules)).toEqual({ kind: "wrong", errorKey: "email.ours" });
  expect(contactProblemOf(form({ email: "" }), "email", rules)).toEqual({ kind: "missing" });
  // A pattern that can't be used leaves it to the server (A46).
  expect(contactProblemOf(form({ phoneNumber: "12" }), "phoneNumber", rules)).toBeNull();
  expect(contactProblemOf(form({ phoneNumber: "12" }), "phoneNumber", own)).toEqual({ kind: "wrong", errorKey: null });
});

it("begins with what is known, under either name of the number [CUS-06] [AMB-20]", () => {
  expect(contactFormOf({ email: { value: "a@b.se" }, mobileNumber: { value: "070" } })).toEqual({
    email: "a@b.se",
    phoneNumber: "070",
  });
  expect(contactFormOf({ email: null, mobileNumber: null })).toEqual({ email: "", phoneNumber: "" });
  expect(contactFormOf(null)).toEqual({ email: "", phoneNumber: "" });
});

it.each([
  [["mobileNumber", "street"], ["phoneNumber"]],
  [
    ["phoneNumber", "email"],
    ["email", "phoneNumber"],
  ],
  [["constructor"], []],
])("a refusal of %o means %o [F22]", (named, fields) => expect(contactFieldsNamed(named)).toEqual(fields));
