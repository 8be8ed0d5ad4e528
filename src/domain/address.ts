/** Addresses as they are typed and as they are sent. Specification §3 "Address", §5; readings AMB-17, AMB-18. */
import type { Address } from "./customer";
import { type FieldRule, isFieldValid } from "./fields";

export const ADDRESS_FIELDS = [
  "street",
  "streetNumber",
  "entrance",
  "apartmentNumber",
  "co",
  "postalCode",
  "postalAddress",
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What stands in the fields, as it was typed. */
export type AddressForm = Record<AddressField, string>;

/** The server's rules; a field that it says nothing of has none (ADDR-02). */
export type AddressRules = Partial<Record<AddressField, FieldRule>>;

export const EMPTY_FORM: AddressForm = {
  street: "",
  streetNumber: "",
  entrance: "",
  apartmentNumber: "",
  co: "",
  postalCode: "",
  postalAddress: "",
};

/** Whatever the server's rules say, an address without these can't be saved (ADDR-04). */
const ALWAYS_REQUIRED: readonly AddressField[] = ["street", "postalCode", "postalAddress"];
const WHOLE_NUMBERS: readonly AddressField[] = ["streetNumber", "apartmentNumber"];
const MAX_DIGITS = 9;

const digitsOf = (text: string): string => text.replace(/\s/g, "");

/** What is checked and sent of a field: trimmed, numbers without spaces. */
function trimmedOf(form: AddressForm, field: AddressField): string {
  const text = form[field].trim();
  return field === "postalCode" || WHOLE_NUMBERS.includes(field) ? digitsOf(text) : text;
}

/** `missing` and `wrong` are what is said of it; `wrong` in the rule's own words where it has some. */
export type FieldProblem = { kind: "missing" } | { kind: "wrong"; errorKey: string | null };

export function problemOf(form: AddressForm, field: AddressField, rules: AddressRules): FieldProblem | null {
  const value = trimmedOf(form, field);
  const { regex = null, required = false, errorKey = null } = rules[field] ?? {};
  if (value === "") return required || ALWAYS_REQUIRED.includes(field) ? { kind: "missing" } : null;
  const isWrong = !hasForm(field, value) || !isFieldValid(value, { regex, required, errorKey });
  return isWrong ? { kind: "wrong", errorKey } : null;
}

/** Five digits make a postal code; street and apartment numbers are whole (ADDR-06, ADDR-07, ADDR-08). */
function hasForm(field: AddressField, value: string): boolean {
  if (field === "postalCode") return /^[1-9]\d{4}$/.test(value);
  return WHOLE_NUMBERS.includes(field) ? new RegExp(`^\\d{1,${MAX_DIGITS}}$`).test(value) : true;
}

/** The fields that hold the address up, in their order on screen. */
export const problemFields = (form: AddressForm, rules: AddressRules): AddressField[] =>
  ADDRESS_FIELDS.filter((field) => problemOf(form, field, rules) !== null);

/** Whether it may be saved: nothing is missing, nothing wrong (AMB-17). */
export const isComplete = (form: AddressForm, rules: AddressRules): boolean => problemFields(form, rules).length === 0;

/** The address of a complete form. What is empty is null, never 0 (FMT-09). */
export function addressOf(form: AddressForm): Address {
  const text = (field: AddressField) => trimmedOf(form, field) || null;
  const whole = (field: AddressField) => {
    const value = trimmedOf(form, field);
    return value === "" ? null : Number(value);
  };
  return {
    street: trimmedOf(form, "street"),
    streetNumber: whole("streetNumber"),
    entrance: text("entrance"),
    co: text("co"),
    postalCode: whole("postalCode"),
    postalAddress: trimmedOf(form, "postalAddress"),
    apartmentNumber: whole("apartmentNumber"),
  };
}

export function formOf(address: Address | null): AddressForm {
  if (address === null) return EMPTY_FORM;
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return {
    street: address.street,
    streetNumber: text(address.streetNumber),
    entrance: text(address.entrance),
    apartmentNumber: text(address.apartmentNumber),
    co: text(address.co),
    postalCode: postalCodeText(text(address.postalCode)),
    postalAddress: address.postalAddress,
  };
}

/** `41302` as people write it: `413 02` (ADDR-06). Anything else stays as it is. */
export const postalCodeText = (value: string): string => {
  const digits = digitsOf(value);
  return /^\d{5}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : value;
};
