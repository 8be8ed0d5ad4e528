/** How an address must look, and what the sandbox takes of one that is sent. Specification §3 "Address". */
import * as v from "valibot";
import type { Address } from "./person";

const rule = (regex: string, required: boolean, errorKey: string | null = null) => ({ regex, required, errorKey });

export const ADDRESS_RULES = {
  street: rule("^[\\p{L}][\\p{L} .:'-]*$", true),
  streetNumber: rule("^\\d{1,4}$", true),
  entrance: rule("^[A-Za-zÅÄÖåäö]$", false, "address.wrong.entrance"),
  co: rule("^.{1,60}$", false),
  postalCode: rule("^[1-9]\\d{4}$", true),
  postalAddress: rule("^[\\p{L}][\\p{L} -]*$", true),
  apartmentNumber: rule("^\\d{4}$", false, "address.wrong.apartmentNumber"),
};

const whole = () => v.pipe(v.number(), v.integer());

/** An address in a body. What is empty is left out or null, never "" or 0 (FMT-09). */
export const sentAddressSchema = v.strictObject({
  street: v.pipe(v.string(), v.minLength(1)),
  streetNumber: v.nullish(whole()),
  entrance: v.nullish(v.pipe(v.string(), v.minLength(1))),
  co: v.nullish(v.pipe(v.string(), v.minLength(1))),
  postalCode: v.pipe(whole(), v.minValue(10_000), v.maxValue(99_999)),
  postalAddress: v.pipe(v.string(), v.minLength(1)),
  apartmentNumber: v.nullish(whole()),
});

export type SentAddress = v.InferOutput<typeof sentAddressSchema>;

/** The fields that the rules don't take. */
export const wrongFields = (sent: SentAddress): string[] =>
  Object.entries(ADDRESS_RULES).flatMap(([field, { regex, required }]) => {
    const value = sent[field as keyof SentAddress];
    if (value === null || value === undefined) return required ? [field] : [];
    return new RegExp(regex, "u").test(String(value)) ? [] : [field];
  });

/** As it is kept. */
export const addressIn = ({ streetNumber, entrance, co, apartmentNumber, ...sent }: SentAddress): Address => ({
  ...sent,
  streetNumber: streetNumber ?? null,
  entrance: entrance ?? null,
  co: co ?? null,
  apartmentNumber: apartmentNumber ?? null,
});
