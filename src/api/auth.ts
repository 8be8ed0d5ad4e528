/** The auth service: logging in, refreshing, acting for a customer. Specification §7 "Auth". */
import * as v from "valibot";
import type { LoggedIn } from "../domain/customer";
import { ApiError } from "../domain/errors";
import { CUSTOMER_API, call } from "./client";
import { collectStatusSchema, loggedInSchema, startedOrderSchema, tokensSchema } from "./schemas/auth";

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

/** The statuses with which the server says that it doesn't know the order (BID-07). */
const UNKNOWN_ORDER = [400, 404, 410];

const knownStatuses = ["pending", "complete", "failed"];
let hasWarned = false;

/** One poll. Refusals are answers; what leaves the outcome open rejects (AMB-50). */
export async function collectLogin(
  orderRef: string,
  { signal }: { signal: AbortSignal },
): Promise<
  { status: "pending"; hintCode?: string } | { status: "complete"; result: LoggedIn } | { status: "failed"; hintCode?: string }
> {
  try {
    const answer = await call({
      method: "GET",
      path: `${AUTH}/collect`,
      isAuthenticated: false,
      query: { orderRef },
      schema: v.looseObject(collectStatusSchema.entries),
      signal,
    });
    const hint = answer.hintCode === undefined ? {} : { hintCode: answer.hintCode };
    if (answer.status === "complete") return { status: "complete", result: parseLoggedIn(answer) };
    if (answer.status === "failed") return { status: "failed", ...hint };
    if (!knownStatuses.includes(answer.status) && !hasWarned) {
      hasWarned = true;
      console.warn(`Unknown status from collect, read as pending: ${answer.status}`);
    }
    return { status: "pending", ...hint };
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && UNKNOWN_ORDER.includes(error.status) && !error.isHandled)
      return { status: "failed" };
    throw error;
  }
}

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
