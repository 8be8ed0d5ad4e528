/** What the auth service answers. Specification §7 "Auth", §3 "Electronic-ID order". */
import * as v from "valibot";
import { isReadableToken } from "../../domain/session";
import { customerSchema } from "./customers";
import { flag, text } from "./lenient";

const uuid = () => v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));

/** The answer to POST {svc}/auth and to the sign calls. */
export const startedOrderSchema = v.object({
  orderRef: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  autoStartToken: uuid(),
  qrStartToken: uuid(),
  qrStartSecret: uuid(),
});

/** A JWT whose claims can be read; nothing that could break a header (hostile A78). */
const token = () => v.pipe(v.string(), v.maxLength(8_000), v.check(isReadableToken));

export const tokensSchema = v.object({ accessToken: token(), refreshToken: token() });

const authContextSchema = v.object({
  tokenAuthority: v.pipe(
    v.string(),
    v.transform((authority) => (authority === "ADMIN" ? ("ADMIN" as const) : ("CUSTOMER" as const))),
  ),
  supportsImpersonation: flag(),
});

/** A completed login, impersonation or downgrade: whose it is and the tokens for it (our shape of what §7 names). */
export const loggedInSchema = v.pipe(
  v.object({ customer: customerSchema, tokens: v.object({ ...tokensSchema.entries, authContext: authContextSchema }) }),
  v.transform(({ customer, tokens: { authContext, ...tokens } }) => ({ customer, tokens, authContext })),
);

/** Collect's status in any letter case; an unknown one counts as pending (AMB-50). */
export const collectStatusSchema = v.object({
  status: v.pipe(
    text(100),
    v.transform((status) => status.toLowerCase()),
  ),
  hintCode: v.fallback(v.optional(text(100)), undefined),
});
