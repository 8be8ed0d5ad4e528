/** What the auth service answers. Specification §7 "Auth". */
import * as v from "valibot";
import { isReadableToken } from "../../domain/session";
import { customerSchema } from "./customers";
import { flag } from "./lenient";

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
