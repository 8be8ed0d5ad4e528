/** What a file is, told by its bytes: names and given types say what somebody hoped for. Case A70. */

export type InvoiceKind = "pdf" | "jpeg" | "png";

/** The beginning of a file and its end, as many bytes as `HEAD_BYTES` and `TAIL_BYTES`, fewer when there are no more. */
export type FileEnds = { head: Uint8Array; tail: Uint8Array };

export const HEAD_BYTES = 4_096;
/** A zip archive ends with a record of 22 bytes and a comment of at most 65,535. */
export const TAIL_BYTES = 22 + 65_535;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];

/** The kinds of the container that phones save their own photos in. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Where a reader of markup would begin to see some. */
const MARKUP_WITHIN = 1_024;
const MARKUP = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|object|embed|\?php)/i;

/** Null for anything that isn't an invoice's kind. */
export function kindOf({ head }: FileEnds): InvoiceKind | null {
  if (startsWith(head, JPEG)) return "jpeg";
  if (startsWith(head, PNG)) return "png";
  // Some writers put a byte-order mark or an empty line first.
  return /^(\u00ef\u00bb\u00bf)?\s{0,8}%PDF-/.test(textOf(head, 32)) ? "pdf" : null;
}

/** A photo as an iPhone keeps it. */
export const isHeic = ({ head }: FileEnds): boolean => {
  const text = textOf(head, 12);
  return text.slice(4, 8) === "ftyp" && HEIC_BRANDS.includes(text.slice(8, 12));
};

/** Whether it can be read as something else as well: a page, or an archive that was hung on to its end. */
export const isMixed = ({ head, tail }: FileEnds): boolean => MARKUP.test(textOf(head, MARKUP_WITHIN)) || endsAsZip(tail);

/** An archive's last record counts the bytes that follow it, and those are the last of the file. */
function endsAsZip(tail: Uint8Array): boolean {
  for (let at = tail.length - 22; at >= 0; at--) {
    if (!startsWith(tail.subarray(at), ZIP_END)) continue;
    const commentLength = (tail[at + 20] ?? 0) + 256 * (tail[at + 21] ?? 0);
    if (at + 22 + commentLength === tail.length) return true;
  }
  return false;
}

const startsWith = (bytes: Uint8Array, beginning: number[]): boolean => beginning.every((byte, i) => bytes[i] === byte);

/** The first bytes, each as the character of its number. */
const textOf = (bytes: Uint8Array, length: number): string => String.fromCharCode(...bytes.subarray(0, length));
