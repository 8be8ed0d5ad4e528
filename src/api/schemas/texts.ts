/** The server's Swedish texts: flat keys, plain strings. Specification §7 "Text resources"; hostile A84, A85. */
import * as v from "valibot";

const MAX_KEYS = 20_000;
const MAX_VALUE = 20_000;

export type TextSet = Record<string, string>;

/** Keeps the entries that are usable: own, non-empty strings of a sane size. Anything but an object is refused. */
export const textSetSchema = v.pipe(
  v.custom<Record<string, unknown>>((input) => typeof input === "object" && input !== null && !Array.isArray(input)),
  v.transform(
    (input): TextSet =>
      Object.fromEntries(
        Object.entries(input)
          .slice(0, MAX_KEYS)
          .filter((entry): entry is [string, string] => {
            const [, value] = entry;
            return typeof value === "string" && value.trim() !== "" && value.length <= MAX_VALUE;
          }),
      ),
  ),
);
