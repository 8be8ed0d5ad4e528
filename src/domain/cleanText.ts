/**
 * Text from outside, without what could make it look like something else: direction and zero-width controls, other control
 * characters, and piles of combining marks. It stays text; whoever shows it puts names in `<bdi>`.
 */

/** Control and format characters; tab and line break stay, since markdown lives on them, and so does the soft hyphen. */
const CONTROLS = /(?![\n\t\u00ad])[\p{Cc}\p{Cf}]/gu;

const MARKS_BEYOND_THREE = /(\p{M}{3})\p{M}+/gu;

export const cleanText = (text: string): string => text.normalize("NFC").replace(CONTROLS, "").replace(MARKS_BEYOND_THREE, "$1");

/** The same on one line, trimmed; null when nothing is left to show. */
export function cleanName(name: string | null | undefined): string | null {
  const clean = cleanText(name ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return clean === "" ? null : clean;
}

/** A name inside a sentence that is one string: whichever way it is written, it turns nothing around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
