/**
 * Building blocks for reading what a server sends: what is known is taken, what is missing or odd becomes null, and lists
 * lose what can't be read instead of failing whole. Caps as in the hostile-input rules: strings 2,000, lists 500.
 */
import * as v from "valibot";
import { isUsableId } from "../../domain/ids";
import { LONGEST_LIST } from "../../domain/lists";

const MAX_STRING = 2_000;

/** Text that must be there. */
export const text = (maxLength = MAX_STRING) => v.pipe(v.string(), v.maxLength(maxLength));

/** A name that must be there. One that is too long is cut: what it belongs to can do without the rest. */
export const name = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((whole) => (whole.length <= maxLength ? whole : `${whole.slice(0, maxLength - 1).replace(HALF_A_SIGN, "")}…`)),
  );

const HALF_A_SIGN = /[\ud800-\udbff]$/;

let oddities = 0;

/** How much of what was ever read was there, and could not be taken: for the log. */
export const odditiesSeen = (): number => oddities;

const odd = (): null => {
  oddities += 1;
  return null;
};

/** Null when it is missing or of the wrong kind. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema, null), odd) as v.GenericSchema<unknown, v.InferOutput<Schema> | null>;

export const maybeText = () => maybe(text());
export const maybeNumber = () => maybe(v.pipe(v.number(), v.finite()));
/** Ids come as strings or whole numbers. */
export const maybeId = () => maybe(v.pipe(v.union([text(200), v.pipe(v.number(), v.integer())]), v.transform(String)));
/** An id that must be there, since something is asked for by it. */
export const usableId = () =>
  v.pipe(
    maybeId(),
    v.string(),
    v.check((id) => isUsableId(id)),
  );
export const flag = () => v.fallback(v.nullish(v.boolean(), false), false) as v.GenericSchema<unknown, boolean>;

/** The entries that can be read, at most 500 (or `max`). Missing or no list: empty. */
export const listOf = <Schema extends v.GenericSchema>(item: Schema, max = LONGEST_LIST) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.transform((input): v.InferOutput<Schema>[] =>
      (Array.isArray(input) ? input.slice(0, max) : []).flatMap((entry) => {
        const result = v.safeParse(item, entry);
        if (result.success) return [result.output];
        odd();
        return [];
      }),
    ),
  );
