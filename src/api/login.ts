/** The auth service for whoever logs in: only the login page loads it. Specification §7 "Auth". */
import * as v from "valibot";
import type { Collected } from "../domain/bankIdOrder";
import type { LoggedIn } from "../domain/customer";
import { ApiError } from "../domain/errors";
import { CUSTOMER_API, call } from "./client";
import { collect } from "./collect";
import { loggedInSchema } from "./schemas/auth";
import { type StartedOrder, startedOrderSchema } from "./schemas/orders";

const AUTH = `${CUSTOMER_API}/auth`;

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
