/**
 * The content of the animated QR code. Specification §9 "The QR code is regenerated every second from an HMAC-SHA256";
 * facts D1; reading AMB-02. The one place that uses an order's QR secret: it is neither logged nor put in an error.
 */

/** What a code is made of: an order's token and secret, or a string that the server has made (AMB-02). */
export type QrSource = { qrStartToken: string; qrStartSecret: string; orderCreatedAtMs: number } | { qrData: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** One line of printable ASCII, at most 512 characters (hostile A29). */
const SERVER_MADE = /^bankid\.[\x21-\x7e]{1,505}$/;

/**
 * The code's content at `atMs` (epoch ms): `bankid.<qrStartToken>.<whole seconds since the order>.<hex HMAC>`.
 * @throws {Error} when the source isn't what an ID server gives, or the page isn't a secure context.
 */
export async function qrDataAt(source: QrSource, atMs: number): Promise<string> {
  if ("qrData" in source) return serverMade(source.qrData);
  const { qrStartToken, qrStartSecret, orderCreatedAtMs } = source;
  if (!UUID.test(qrStartToken) || !UUID.test(qrStartSecret)) throw new Error("The order's QR token or secret is malformed.");
  const second = String(Math.max(0, Math.floor((atMs - orderCreatedAtMs) / 1_000)));
  return `bankid.${qrStartToken}.${second}.${await hmacSha256Hex(qrStartSecret, second)}`;
}

function serverMade(qrData: string): string {
  if (!SERVER_MADE.test(qrData)) throw new Error("The server's QR content is malformed.");
  return qrData;
}

/** The key is the secret's own ASCII, hyphens included, not the bytes that its hex stands for. */
async function hmacSha256Hex(secret: string, message: string): Promise<string> {
  const ascii = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", ascii.encode(secret), algorithm, false, ["sign"]);
  const code = await crypto.subtle.sign(algorithm.name, key, ascii.encode(message));
  return [...new Uint8Array(code)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
