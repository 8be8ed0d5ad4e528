/** Collecting an electronic-ID order, whatever it is for. Specification §4 "Electronic-ID login poll"; reading AMB-50; case BID-07. */
import * as v from "valibot";
import type { Collected } from "../domain/bankIdOrder";
import { ApiError } from "../domain/errors";
import { call } from "./client";
import { collectStatusSchema } from "./schemas/orders";

/** The statuses with which the server says that it doesn't know the order (BID-07). */
const UNKNOWN_ORDER = [400, 404, 410];

const knownStatuses = ["pending", "complete", "failed"];
let hasWarned = false;

type Collect<Result> = {
  path: string;
  orderRef: string;
  isAuthenticated: boolean;
  signal: AbortSignal;
  /** What a completed order hands over. Throws for an answer that can't be used. */
  resultOf: (answer: unknown) => Result;
};

/** One poll. Refusals are answers; what leaves the outcome open rejects (AMB-50). */
export async function collect<Result>({ orderRef, resultOf, ...rest }: Collect<Result>): Promise<Collected<Result>> {
  try {
    const schema = v.looseObject(collectStatusSchema.entries);
    const answer = await call({ method: "GET", query: { orderRef }, schema, ...rest });
    // Another order's answer says nothing of this one: it is over, and begun anew by a press (A28).
    if (typeof answer.orderRef === "string" && answer.orderRef !== orderRef) return { status: "failed" };
    const hint = answer.hintCode === undefined ? {} : { hintCode: answer.hintCode };
    if (answer.status === "complete") return { status: "complete", result: resultOf(answer) };
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
