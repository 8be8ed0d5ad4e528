/**
 * The API border: one function that makes a call, and that every service file uses. It never retries (machines do), follows no
 * redirects, and turns whatever goes wrong into an `ApiError` that names the call.
 * Specification §7, §8; readings AMB-36, AMB-44, AMB-54, AMB-64.
 */
import ky from "ky";
import * as v from "valibot";
import { ApiError, consentReasonOf } from "../domain/errors";
import { clientInfoHeader } from "../platform/clientInfo";
import { queryParamsHeader } from "../platform/queryParams";
import { authPort } from "./authPort";
import { parseJson } from "./json";
import { odditiesSeen } from "./schemas/lenient";

const READ_TIMEOUT_MS = 20_000;
const WRITE_TIMEOUT_MS = 30_000;
const MAX_BODY = 2_000_000;

const CUSTOMER_SERVICE = import.meta.env.VITE_CUSTOMER_SERVICE_PATH ?? "customer-service";
/** `/{svc}/api/v1` (API-06, AMB-68). */
export const CUSTOMER_API = `/${CUSTOMER_SERVICE}/api/v1`;
export const TEXT_API = "/text-resource-service/api/v1";

export type Call<Schema extends v.GenericSchema | null> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Made with `path`, so that ids are encoded. */
  path: string;
  /** What a good answer looks like; null for the calls that answer with text or nothing. */
  schema: Schema;
  /** False for the calls of API-08 and the login itself. */
  isAuthenticated?: boolean;
  query?: Record<string, string | undefined>;
  json?: unknown;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  maxBody?: number;
  /** The refresh itself: its 401 belongs to whoever refreshes, not to the session at large. */
  keepsUnauthorized?: boolean;
};

/** A path with its ids encoded: ``path`/contracts/${id}` ``. */
export const path = (parts: TemplateStringsArray, ...ids: string[]): string => {
  if (ids.some((id) => id === "" || id === "." || id === "..")) throw new Error("An id in a path may be neither empty nor dots.");
  return parts.reduce((whole, part, i) => whole + encodeURIComponent(ids[i - 1] ?? "") + part);
};

type Answer<Schema extends v.GenericSchema | null> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : string;

/** @throws {ApiError} for anything but a good answer; aborted calls reject with the signal's reason. */
export const call = <Schema extends v.GenericSchema | null>(request: Call<Schema>): Promise<Answer<Schema>> =>
  callBy(request, (token) => sendByKy(request, token));

/** How a request goes out. Rejects with the signal's reason when it was given up, else with an `ApiError`. */
type Send = (token: string | null) => Promise<Response>;

/** A call that goes out in another way, and is judged like any. */
export async function callBy<Schema extends v.GenericSchema | null>(request: Call<Schema>, send: Send): Promise<Answer<Schema>> {
  const { isAuthenticated = true } = request;
  const token = isAuthenticated ? await authPort().accessToken() : null;
  const sent = await sendForNow(request, token, send);
  if (token === null || sent.response.status !== 401 || (await consentIn(sent.response))) return read(request, sent);
  const newer = await authPort().unauthorized(token);
  // Another tab has newer tokens of the same person: once more with those (AMB-54).
  if (newer !== null) return read(request, await sendForNow(request, newer, send));
  throw new ApiError({ call: nameOf(request), kind: "http", status: 401, isHandled: true });
}

/** What was sent, and how many consents had been given then. */
type Sent = { response: Response; token: string | null; givenBefore: number };

/** Once more, when a read is refused for want of a consent that has been given since it went out: nobody waits for it then. */
async function sendForNow(request: Call<v.GenericSchema | null>, token: string | null, send: Send): Promise<Sent> {
  const givenBefore = authPort().consentsGiven();
  const response = await send(token);
  const isOutOfDate = () => authPort().consentsGiven() !== givenBefore;
  if (request.method !== "GET" || !isOutOfDate() || !(await consentIn(response))) return { response, token, givenBefore };
  return { response: await send(token), token, givenBefore: authPort().consentsGiven() };
}

async function sendByKy(request: Call<v.GenericSchema | null>, token: string | null): Promise<Response> {
  const { method, json, query, signal, timeoutMs = method === "GET" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS } = request;
  const params = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const signals = signalsOf(signal, token);
  try {
    const response = await ky(new URL(request.path, window.location.origin), {
      method,
      retry: 0,
      timeout: timeoutMs,
      throwHttpErrors: false,
      credentials: "include",
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.any(signals),
      searchParams: params,
      headers: headersOf(token),
      ...(json !== undefined && { json }),
    });
    noteServerTime(response);
    return response;
  } catch (error) {
    if (signals.some(({ aborted }) => aborted)) throw error;
    throw new ApiError({ call: nameOf(request), kind: "network", cause: error });
  }
}

/** What ends a call: whoever made it leaves, or its session is over. */
export const signalsOf = (signal: AbortSignal | undefined, token: string | null): AbortSignal[] =>
  [signal, token === null ? undefined : authPort().epochSignal()].filter((one) => one !== undefined);

/** The headers of every call. */
export function headersOf(token: string | null): Record<string, string> {
  const queryParams = queryParamsHeader();
  return {
    accept: "application/json, text/plain;q=0.5",
    "client-info": clientInfoHeader(),
    ...(queryParams && { "client-query-params": queryParams }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

async function read<Schema extends v.GenericSchema | null>(request: Call<Schema>, sent: Sent): Promise<Answer<Schema>> {
  const call = nameOf(request);
  const { response } = sent;
  const text = await response.text().catch((cause) => {
    if (request.signal?.aborted) throw cause;
    throw new ApiError({ call, kind: "network", cause });
  });
  if (!response.ok) throw await refusalOf(request, text, sent);
  if (request.schema === null) return text as Answer<Schema>;
  if (text.length > (request.maxBody ?? MAX_BODY)) throw new ApiError({ call, kind: "malformed" });
  try {
    const seenBefore = odditiesSeen();
    const answer = v.parse(request.schema, parseJson(text)) as Answer<Schema>;
    if (odditiesSeen() !== seenBefore) tellOddity(call);
    return answer;
  } catch (cause) {
    throw new ApiError({ call, kind: "malformed", cause });
  }
}

const told = new Set<string>();

/** For the log, once a call and visit: what is left out of its answer shows as missing. */
function tellOddity(call: string): void {
  if (told.has(call)) return;
  told.add(call);
  console.warn(`Some of an answer can't be read, and is left out: ${call}`);
}

/** Consent reasons come before everything else, then 401, then the rest (AMB-36, AMB-64). */
async function refusalOf(
  request: Call<v.GenericSchema | null>,
  text: string,
  { response, token, givenBefore }: Sent,
): Promise<ApiError> {
  const { status } = response;
  const isSessionOver = status === 401 && !request.keepsUnauthorized;
  const body = bodyOf(text);
  const reason = consentReasonOf(body);
  if (reason) authPort().consentNeeded(reason, givenBefore);
  else if (isSessionOver) await authPort().unauthorized(token);
  const retryAfterMs = retryAfterOf(response);
  return new ApiError({
    call: nameOf(request),
    kind: "http",
    status,
    body,
    ...(retryAfterMs !== null && { retryAfterMs }),
    isHandled: reason !== null || isSessionOver,
  });
}

const consentIn = async (response: Response) =>
  response.ok
    ? null
    : consentReasonOf(
        bodyOf(
          await response
            .clone()
            .text()
            .catch(() => ""),
        ),
      );

const bodyOf = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
};

/** Retry-After in ms: seconds or a date still to come. Junk and the past: null, the usual backoff applies. */
export function retryAfterOf(response: Response): number | null {
  const value = response.headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const left = Date.parse(value) - Date.now();
  return left > 0 ? left : null;
}

export function noteServerTime({ headers }: Response) {
  const atMs = Date.parse(headers.get("date") ?? "");
  if (Number.isFinite(atMs)) authPort().serverTime(atMs);
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
