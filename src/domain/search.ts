/** Searching among names as people type them: å, ä and ö are found by a and o, and the other way round. Specification §5. */

const LETTERS: Record<string, string> = { æ: "a", ø: "o", ß: "ss", đ: "d", ł: "l" };

/** Without marks and case: `Fjällkraft` becomes `fjallkraft`. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[æøßđł]/g, (letter) => LETTERS[letter] ?? letter);

/** Each name is folded once: two thousand of them are searched within a frame. */
const foldedNames = new WeakMap<object, string>();

function foldedNameOf(item: { name: string }): string {
  const known = foldedNames.get(item);
  if (known !== undefined) return known;
  const name = folded(item.name);
  foldedNames.set(item, name);
  return name;
}

/** Those whose name holds every word of the query, in their order; all for an empty query. */
export function searchByName<Item extends { name: string }>(items: Item[], query: string): Item[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => words.every((word) => foldedNameOf(item).includes(word)));
}
