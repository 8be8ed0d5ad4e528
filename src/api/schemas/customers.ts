/** What the customer service tells about a person. Specification §3 "User / customer", §7 "Customers". */
import * as v from "valibot";
import { maybe, maybeNumber, maybeText, text } from "./lenient";

const absent = () => v.fallback(v.optional(text(500)), undefined);

/** With the rules of the field, where the server sends any. */
const contact = () => maybe(v.object({ value: text(), regex: absent(), errorKey: absent() }));

export const addressSchema = v.object({
  street: v.fallback(text(), ""),
  streetNumber: maybeNumber(),
  entrance: maybeText(),
  co: maybeText(),
  postalCode: maybeNumber(),
  postalAddress: v.fallback(text(), ""),
  apartmentNumber: maybeNumber(),
});

/** GET {svc}/customers/current/info, and the customer of a completed login. */
export const customerSchema = v.object({
  firstName: v.fallback(text(200), ""),
  lastName: v.fallback(text(200), ""),
  personalNumber: maybeText(),
  onboardingState: v.fallback(text(100), ""),
  email: contact(),
  mobileNumber: contact(),
  address: maybe(addressSchema),
  accountCreatedAt: maybeText(),
  consentDetails: maybe(v.object({ poaSignedAt: maybeText() })),
});
