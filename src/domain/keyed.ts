/**
 * Gives each item of a list from outside a key of its own: what it is known by, counted up where others are known by the
 * same. So no row is lost, and rows keep their keys when others come or go (A56).
 */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string | null): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item) ?? "";
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name}#${count}`, item };
  });
}
