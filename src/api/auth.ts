/** The auth service while somebody is logged in: refreshing, acting for a customer. Specification §7 "Auth". */
import type { LoggedIn } from "../domain/customer";
import { CUSTOMER_API, call } from "./client";
import { loggedInSchema, tokensSchema } from "./schemas/auth";

const AUTH = `${CUSTOMER_API}/auth`;

/** New tokens for old. Made without the usual bearer: it is what gives the bearer. */
export const refreshTokens = (
  tokens: { refreshToken: string; accessToken: string },
  { signal }: { signal: AbortSignal },
): Promise<{ accessToken: string; refreshToken: string }> =>
  call({
    method: "POST",
    path: `${AUTH}/refresh`,
    isAuthenticated: false,
    json: { refreshToken: tokens.refreshToken, accessToken: tokens.accessToken },
    schema: tokensSchema,
    keepsUnauthorized: true,
    signal,
  });

export const impersonateCustomer = (targetCustomerId: string): Promise<LoggedIn> =>
  call({ method: "POST", path: `${AUTH}/admin/impersonate`, json: { targetCustomerId }, schema: loggedInSchema });

/** The admin is restored locally whatever it answers (AMB-68), so its answer isn't read. */
export const downgrade = (): Promise<string> => call({ method: "POST", path: `${AUTH}/admin/downgrade`, schema: null });
