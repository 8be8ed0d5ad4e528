/** The customer's own data. Specification §7 "Customers". */
import type { ContactDetails } from "../domain/contactDetails";
import type { Customer } from "../domain/customer";
import { CUSTOMER_API, call } from "./client";
import { customerSchema } from "./schemas/customers";

export const readCurrentInfo = ({ signal }: { signal: AbortSignal }): Promise<Customer> =>
  call({ method: "GET", path: `${CUSTOMER_API}/customers/current/info`, schema: customerSchema, signal });

/** The number is sent as `phoneNumber`, whatever it is called where it is read (AMB-20). */
export const saveContactDetails = ({ email, phoneNumber }: ContactDetails): Promise<string> =>
  call({
    method: "PATCH",
    path: `${CUSTOMER_API}/customers/current/contact-details`,
    json: { email, phoneNumber },
    schema: null,
  });
