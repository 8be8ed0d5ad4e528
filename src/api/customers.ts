/** The customer's own data. Specification §7 "Customers". */
import type { Customer } from "../domain/customer";
import { CUSTOMER_API, call } from "./client";
import { customerSchema } from "./schemas/customers";

export const readCurrentInfo = ({ signal }: { signal: AbortSignal }): Promise<Customer> =>
  call({ method: "GET", path: `${CUSTOMER_API}/customers/current/info`, schema: customerSchema, signal });
