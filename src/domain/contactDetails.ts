/** How a customer is reached, as it is typed and as it is sent. Specification §3 "Contact details", §5; reading AMB-20. */
import { cleanText } from "./cleanText";
import type { Contact, Customer } from "./customer";
import { type FieldRule, isFieldValid } from "./fields";

export const CONTACT_FIELDS = ["email", "phoneNumber"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What stands in the fields, as it was typed. */
export type ContactForm = Record<ContactField, string>;

/** What is sent: `phoneNumber`, whatever it is called where it is read (AMB-20). */
export type ContactDetails = Record<ContactField, string>;

export type ContactRules = Record<ContactField, FieldRule>;

/** What a refusal calls the fields; the number goes by both of its names. */
const FIELD_NAMES: Record<ContactField, readonly string[]> = { email: ["email"], phoneNumber: ["phoneNumber", "mobileNumber"] };

/** Where the server says nothing: wide enough for any address and any country. */
const OWN_PATTERNS: Record<ContactField, string> = {
  email: "^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$",
  phoneNumber: "^(\\+[1-9]|0)[0-9]{6,14}$",
};

/** The rules that the server sends along with what it knows, else our own. */
export function contactRulesOf(customer: Pick<Customer, "email" | "mobileNumber"> | null): ContactRules {
  const ruleOf = (field: ContactField, known: Contact | null | undefined): FieldRule => ({
    regex: known?.regex ?? OWN_PATTERNS[field],
    required: true,
    errorKey: known?.errorKey ?? null,
  });
  return { email: ruleOf("email", customer?.email), phoneNumber: ruleOf("phoneNumber", customer?.mobileNumber) };
}

/**
 * What is checked and sent: without what can't be seen and the blanks around it (FMT-07, FMT-13). The e-mail in lower case
 * (VAL-05); the number without what only parts its digits, its + kept.
 */
export const contactOf = ({ email, phoneNumber }: ContactForm): ContactDetails => ({
  email: cleanText(email).trim().toLowerCase(),
  phoneNumber: numberOf(cleanText(phoneNumber)),
});

/** In `+46 (0)70 …` the zero is only dialled at home. */
const numberOf = (text: string): string =>
  text
    .trim()
    .replace(/^(\+|00)([\d\s]+)\(0\)/, "$1$2")
    .replace(/[\s().\-\u2010-\u2015\u2212]/g, "");

/** What the fields begin with: what the server knows. */
export const contactFormOf = (customer: Pick<Customer, "email" | "mobileNumber"> | null): ContactForm => ({
  email: customer?.email?.value ?? "",
  phoneNumber: customer?.mobileNumber?.value ?? "",
});

/** `wrong` is said in the rule's own words where it has some (VAL-04). */
export type ContactProblem = { kind: "missing" } | { kind: "wrong"; errorKey: string | null };

export function contactProblemOf(form: ContactForm, field: ContactField, rules: ContactRules): ContactProblem | null {
  const value = contactOf(form)[field];
  if (value === "") return { kind: "missing" };
  return isFieldValid(value, rules[field]) ? null : { kind: "wrong", errorKey: rules[field].errorKey };
}

export const isContactValid = (form: ContactForm, rules: ContactRules): boolean =>
  CONTACT_FIELDS.every((field) => contactProblemOf(form, field, rules) === null);

/** The fields that a refusal means, by the names that it gives (F22). */
export const contactFieldsNamed = (names: readonly string[]): ContactField[] =>
  CONTACT_FIELDS.filter((field) => FIELD_NAMES[field].some((name) => names.includes(name)));
