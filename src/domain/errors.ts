/**
 * What can go wrong with a call, as data. The API border throws `ApiError`; machines sort it with `failureOf` and put the
 * result, never a text, in their context. Specification §8; readings AMB-29, AMB-58, AMB-64.
 */

/** The four reasons with which the server asks for a new consent (specification §8). */
export const CONSENT_REASONS = [
  "TermsAndConditionsUpdated",
  "TermsAndConditionsAndPowerOfAttorneyUpdated",
  "PowerOfAttorneyUnsigned",
  "PowerOfAttorneyOutdated",
] as const;
export type ConsentReason = (typeof CONSENT_REASONS)[number];

type Details = {
  /** `GET /customer-service/api/v1/home/dashboard`: the call, without query or body. */
  call: string;
  /**
   * - `http`: the server refused, with `status` and `body`
   * - `network`: no answer, or one that broke off
   * - `malformed`: an answer that can't be read: HTML, broken JSON, missing fields
   */
  kind: "http" | "network" | "malformed";
  status?: number;
  body?: unknown;
  /** How long the server asks us to wait, in ms. */
  retryAfterMs?: number;
  /** The session or the consent view has taken it over: the flow that called stays silent (AMB-64). */
  isHandled?: boolean;
  /** It has been tried again for as long as it may: nobody repeats it by themselves. */
  isSpent?: boolean;
  cause?: unknown;
};

/** A call that failed. Source: specification §8, "A non-OK response becomes an error carrying the status code and body." */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly call: string;
  readonly kind: Details["kind"];
  readonly status: number | null;
  readonly body: unknown;
  readonly retryAfterMs: number | null;
  readonly isHandled: boolean;
  readonly isSpent: boolean;

  constructor(details: Details) {
    super(`${details.call}: ${details.status ?? details.kind}`, { cause: details.cause });
    this.call = details.call;
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.body = details.body;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.isHandled = details.isHandled ?? false;
    this.isSpent = details.isSpent ?? false;
  }
}

/** The same error for those who would try again by themselves: that has been done already. */
export function spent(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { call, kind, status, body, isHandled } = error;
  return new ApiError({ call, kind, body, isHandled, isSpent: true, cause: error, ...(status !== null && { status }) });
}

/** A failure as a machine keeps it. */
export type Failure =
  | { kind: "http"; status: number }
  | { kind: "network" }
  | { kind: "malformed" }
  | { kind: "handled" }
  | { kind: "unexpected" };

/** Sorts whatever an actor rejected with. Anything but an `ApiError` is `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: "unexpected" };
  if (error.isHandled) return { kind: "handled" };
  if (error.kind === "http" && error.status !== null) return { kind: "http", status: error.status };
  return { kind: error.kind === "network" ? "network" : "malformed" };
}

const RETRIED_STATUSES = [429, 502, 503, 504];
const MAX_RETRY_AFTER_MS = 20_000;

/** AMB-58: whether a page's read may be tried again by itself, and after how many ms (null: as the backoff says). */
export function retryOf(error: unknown): { isRetried: boolean; afterMs: number | null } {
  const never = { isRetried: false, afterMs: null };
  if (!(error instanceof ApiError) || error.isHandled || error.isSpent) return never;
  if (error.kind === "network") return { isRetried: true, afterMs: null };
  if (error.status === null || !RETRIED_STATUSES.includes(error.status)) return never;
  if (error.retryAfterMs !== null && error.retryAfterMs > MAX_RETRY_AFTER_MS)
    return { isRetried: true, afterMs: MAX_RETRY_AFTER_MS };
  return { isRetried: true, afterMs: error.retryAfterMs };
}

/** The consent reason in an error body, if it names one in a documented field: `reason` or `cause` (AMB-36). */
export function consentReasonOf(body: unknown): ConsentReason | null {
  const named = fieldsOf(body, ["reason", "cause"]);
  return CONSENT_REASONS.find((reason) => named.includes(reason)) ?? null;
}

/** Whether the caller's own fields are at fault: such errors go to the form that sent them (specification §8). */
export const isInvalidInput = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  fieldsOf(error.body, ["cause"]).some((cause) => cause === "ARGUMENT_NOT_VALID" || cause === "VALIDATION_FAILED");

/** The fields that the server's refusal names, by their names in the call; none when it doesn't say. */
export const refusedFieldsOf = (error: unknown): string[] =>
  error instanceof ApiError
    ? fieldsOf(error.body, ["fields"])
        .flatMap((named) => (Array.isArray(named) ? named : []))
        .filter((name) => typeof name === "string")
    : [];

function fieldsOf(body: unknown, names: string[]): unknown[] {
  if (typeof body !== "object" || body === null) return [];
  return names.flatMap((name) => (Object.hasOwn(body, name) ? [(body as Record<string, unknown>)[name]] : []));
}
