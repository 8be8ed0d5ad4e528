/**
 * What may be uploaded as an invoice: PDF, JPG and PNG of at most 20 MB, judged before anything is sent.
 * Specification §5 "Invoice upload accepts"; cases UP-01, UP-05, F73, A70.
 */
import { type FileEnds, type InvoiceKind, isHeic, isMixed, kindOf } from "./fileKinds";

export const MAX_INVOICE_BYTES = 20 * 1_024 * 1_024;

/**
 * Who picks files:
 * - `browser`: the page itself, as any page does
 * - `native`: the app that wraps it
 * - `outdated`: nobody, before that app is newer: its web view doesn't either (INV-12)
 */
export type FilePicker = "browser" | "native" | "outdated";

/**
 * Why a file isn't taken:
 * - `empty`, `tooLarge`: its size
 * - `heic`: a phone's own kind of photo
 * - `wrongType`: something else than PDF, JPG or PNG, and named so
 * - `disguised`: named as one of them, but something else, or more than that
 * - `unreadable`: the device can't read it, or not as what it seems to be
 */
export type FileFault = "empty" | "tooLarge" | "heic" | "wrongType" | "disguised" | "unreadable";

/** What becomes of a file that was chosen: `file` is what may be sent, without what the person didn't mean to tell. */
export type CheckedFile = { status: "fine"; file: File } | { status: "refused"; fault: FileFault };

/** Both kinds of names, since devices go by the one or the other (UP-05). */
export const INVOICE_ACCEPT = "application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png";

export const MIME_TYPES = { pdf: "application/pdf", jpeg: "image/jpeg", png: "image/png" } satisfies Record<InvoiceKind, string>;

const EXTENSIONS = ["pdf", "jpg", "jpeg", "png"];

export function sizeFaultOf(bytes: number): FileFault | null {
  if (bytes === 0) return "empty";
  return bytes > MAX_INVOICE_BYTES ? "tooLarge" : null;
}

/** The kind of a file of a good size, or why it isn't taken. The type that the browser gives counts for nothing. */
export function sortFile(name: string, ends: FileEnds): { kind: InvoiceKind } | { fault: FileFault } {
  const extension = extensionOf(name);
  const isNamedRight = extension === null || EXTENSIONS.includes(extension);
  const kind = kindOf(ends);
  if (kind === null && isHeic(ends)) return { fault: "heic" };
  if (!isNamedRight) return { fault: "wrongType" };
  if (kind === null) return { fault: extension === null ? "wrongType" : "disguised" };
  return isMixed(ends) ? { fault: "disguised" } : { kind };
}

/** In lower case; null for none. A date or a number after the last dot is part of the name. */
function extensionOf(name: string): string | null {
  const [, extension] = /\.([a-z][a-z0-9]{0,7})$/i.exec(name.trim()) ?? [];
  return extension?.toLowerCase() ?? null;
}
