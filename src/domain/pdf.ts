/** A PDF as the services send it: base64 in one dress or another. Cases PDF-01, A66, A69. */

const MAX_BYTES = 15_000_000;
const MAGIC = "%PDF-";
const DATA_PREFIX = /^\s*data:[^,]{0,100},/;

/** The file's bytes; null for anything that isn't a PDF, or is larger than 15 MB. */
export function pdfBytesOf(encoded: string): Uint8Array<ArrayBuffer> | null {
  const base64 = encoded.replace(DATA_PREFIX, "").replaceAll("-", "+").replaceAll("_", "/");
  const text = decoded(base64);
  if (text === null || text.length > MAX_BYTES || !text.startsWith(MAGIC)) return null;
  // Byte by byte: `from` takes seconds for the largest.
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Line breaks and missing padding are the decoder's to forgive. */
function decoded(base64: string): string | null {
  try {
    return atob(base64);
  } catch {
    return null;
  }
}
