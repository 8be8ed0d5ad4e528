/**
 * A PNG without what a picture doesn't need: places, texts, dates, and whatever follows its end. Case A72, of which this is the
 * neighbour: phones write where a picture was taken into PNG files too.
 */

const SIGNATURE_BYTES = 8;
/** Length, type, and the check sum after the data. */
const CHUNK_FRAME = 12;

/** What decides how the picture looks. */
const KEPT = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs"];

/** Null when the bytes aren't a whole PNG. */
export function withoutExtras(png: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const parts = [png.subarray(0, SIGNATURE_BYTES)];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME <= png.length; ) {
    const length = CHUNK_FRAME + view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (at + length > png.length) return null;
    if (KEPT.includes(type)) parts.push(png.subarray(at, at + length));
    if (type === "IEND") return joined(parts);
    at += length;
  }
  return null;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
