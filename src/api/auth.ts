/** The auth service: logging in, refreshing, acting for a customer. Specification §7 "Auth". */
import * as v from "valibot";
import type { Collected } from "../domain/bankIdOrder";
import type { LoggedIn } from "../domain/customer";
import { ApiError } from "../domain/errors";
import { CUSTOMER_API, call } from "./client";
import { collect } from "./collect";
import { loggedInSchema, startedOrderSchema, tokensSchema } from "./schemas/auth";

const AUTH = `${CUSTOMER_API}/auth`;

export type StartedOrder = v.InferOutput<typeof startedOrderSchema>;

/** Starts an order; `returnUrl` is where the ID app leads back to. */
export const startLogin = (returnUrl: string | null): Promise<StartedOrder> =>
  call({
    method: "POST",
    path: AUTH,
    isAuthenticated: false,
    query: { returnUrl: returnUrl ?? undefined },
    schema: startedOrderSchema,
  });

/** One poll; see `collect`. */
export const collectLogin = (orderRef: string, { signal }: { signal: AbortSignal }): Promise<Collected<LoggedIn>> =>
  collect({ path: `${AUTH}/collect`, orderRef, isAuthenticated: false, signal, resultOf: parseLoggedIn });

/** @throws {ApiError} `malformed`: the login is complete, but its answer can't be used. */
const parseLoggedIn = (answer: unknown): LoggedIn => {
  const result = v.safeParse(loggedInSchema, answer);
  if (result.success) return result.output;
  throw new ApiError({ call: `GET ${AUTH}/collect`, kind: "malformed" });
};

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
