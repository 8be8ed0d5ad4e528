/** What a place lookup answers: the address components of specification §3. Readings AMB-18, ADDR-09. */
import * as v from "valibot";
import { listOf, maybe, text } from "./lenient";

const MAX_PLACES = 8;
const MAX_PART = 100;

const part = () => v.pipe(text(MAX_PART), v.regex(/\S/));

/** Sweden's postal codes, with or without their space; what has none is either elsewhere or no address. */
const postalCode = () =>
  v.pipe(
    v.union([v.number(), text(10)]),
    v.transform((code) => Number(String(code).replace(/\s/g, ""))),
    v.integer(),
    v.minValue(10_000),
    v.maxValue(99_999),
  );

const foundAddressSchema = v.object({
  streetAddress: part(),
  streetNumber: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))),
  postalCode: postalCode(),
  postalAddress: part(),
});

export const foundAddressesSchema = v.pipe(v.unknown(), v.check(Array.isArray), listOf(foundAddressSchema, MAX_PLACES));
