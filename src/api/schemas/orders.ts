/** What is answered of an electronic-ID order, whatever it is for. Specification §7 "Auth", "Consent", §3 "Electronic-ID order". */
import * as v from "valibot";
import { text } from "./lenient";

const uuid = () => v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));

/** The answer to POST {svc}/auth and to the sign calls. */
export const startedOrderSchema = v.object({
  orderRef: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  autoStartToken: uuid(),
  qrStartToken: uuid(),
  qrStartSecret: uuid(),
});

export type StartedOrder = v.InferOutput<typeof startedOrderSchema>;

/** Collect's status in any letter case; an unknown one counts as pending (AMB-50). */
export const collectStatusSchema = v.object({
  status: v.pipe(
    text(100),
    v.transform((status) => status.toLowerCase()),
  ),
  hintCode: v.fallback(v.optional(text(100)), undefined),
});
