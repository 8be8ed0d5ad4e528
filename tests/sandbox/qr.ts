/** The animated QR code of BankID, from the side that checks it. Facts D1; written apart from the app's own, on node:crypto. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds that a code may be off, either way: phones scan what was on the screen a moment ago. */
const MAX_AGE_S = 5;

/** HMAC-SHA256 of the seconds since the order, keyed by the secret as it is written; lower-case hex. */
export const qrAuthCode = (qrStartSecret: string, second: number): string =>
  createHmac("sha256", Buffer.from(qrStartSecret, "ascii")).update(String(second), "ascii").digest("hex");

/** What a correct client shows `second` seconds after the order was answered. */
export const qrTextOf = (order: { qrStartToken: string; qrStartSecret: string }, second: number): string =>
  `bankid.${order.qrStartToken}.${second}.${qrAuthCode(order.qrStartSecret, second)}`;

export type QrText = { qrStartToken: string; second: number; code: string };

/** The parts of a scanned text, or null when it isn't written as BankID writes it: no padding, no capitals. */
export function readQrText(text: string): QrText | null {
  const [, qrStartToken, second, code] = /^bankid\.([0-9a-f-]{36})\.(0|[1-9]\d{0,8})\.([0-9a-f]{64})$/.exec(text) ?? [];
  if (qrStartToken === undefined || second === undefined || code === undefined) return null;
  return { qrStartToken, second: Number(second), code };
}

export type QrFault = "wrongCode" | "tooOld" | "fromTheFuture";

/** Why the phone refuses the code, or null when it is good. `elapsedMs`: since the order, by the server's clock. */
export function qrFaultOf({ second, code }: QrText, qrStartSecret: string, elapsedMs: number): QrFault | null {
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(qrAuthCode(qrStartSecret, second)))) return "wrongCode";
  const ageS = Math.floor(elapsedMs / 1_000) - second;
  if (ageS > MAX_AGE_S) return "tooOld";
  return ageS < -MAX_AGE_S ? "fromTheFuture" : null;
}
