/**
 * What is to be signed, and where the person goes afterwards, as it stands in the address of `/sign/poa/{options}`: base64url
 * of UTF-8 JSON, so that no router has anything in it to encode or decode (TR-03).
 * Specification §2, §5 "Sign options"; cases A01 to A13, SEC-01.
 */
import { placeOf } from "./places";

export type SignOptions = {
  powerOfAttorneyId: string;
  /** Given when the terms are accepted with the same signature. */
  termsAndConditionsId?: string;
  onSuccess: { redirectToPath: string };
  onFail: { redirectToPath: string };
};

const MAX_ENCODED = 4_096;
const ENCODED = /^[A-Za-z0-9_-]+$/;
/** Ids are the server's own: anything that can be read. */
const ID = /^\P{C}{1,200}$/u;

export const encodeSignOptions = (options: SignOptions): string =>
  btoa(Array.from(new TextEncoder().encode(JSON.stringify(options)), (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Null for whatever isn't exactly what `encodeSignOptions` makes of good options. Decoded once, never twice (A13). */
export function decodeSignOptions(encoded: string): SignOptions | null {
  if (encoded.length > MAX_ENCODED || !ENCODED.test(encoded)) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const options: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isSignOptions(options) ? options : null;
  } catch {
    return null;
  }
}

const isSignOptions = (value: unknown): value is SignOptions =>
  hasOnly(value, ["powerOfAttorneyId", "onSuccess", "onFail"], ["termsAndConditionsId"]) &&
  isId(value.powerOfAttorneyId) &&
  (!Object.hasOwn(value, "termsAndConditionsId") || isId(value.termsAndConditionsId)) &&
  isReturn(value.onSuccess) &&
  isReturn(value.onFail);

const isId = (value: unknown): boolean => typeof value === "string" && ID.test(value);

const isReturn = (value: unknown): boolean =>
  hasOnly(value, ["redirectToPath"]) && typeof value.redirectToPath === "string" && placeOf(value.redirectToPath) !== null;

/** A plain object with these fields and, at most, those. */
function hasOnly<Needed extends string>(
  value: unknown,
  needed: readonly Needed[],
  optional: readonly string[] = [],
): value is Record<Needed, unknown> & Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return needed.every((key) => keys.includes(key)) && keys.every((key) => [...needed, ...optional].includes(key));
}
