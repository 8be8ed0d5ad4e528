import { Grid } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useCallback, useState } from "react";

type GrowingListProps<Item> = {
  items: readonly Item[];
  /** The list begins anew when this changes: another search, say. */
  listKey: string;
  label: string;
  /** How many rows stand there at first, and how many more each time; high rows need fewer. */
  first?: number;
  step?: number;
  /** Between the rows. */
  gap?: ComponentProps<typeof Grid>["gap"];
  children: (item: Item, place: { index: number; count: number }) => ReactNode;
};

/**
 * A long list that is drawn as far as it has been scrolled, and some way ahead: thousands of rows cost as much as those that
 * were seen. `children` gives each row as an `li`. Rows beyond the screen are laid out late by the browser itself.
 */
export function GrowingList<Item>({ items, listKey, label, first = 40, step = 80, gap, children }: GrowingListProps<Item>) {
  const [{ key, shown }, setShown] = useState({ key: listKey, shown: first });
  const count = key === listKey ? Math.min(shown, items.length) : Math.min(first, items.length);
  const isWhole = count === items.length;

  const watchEnd = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setShown({ key: listKey, shown: count + step });
        },
        { rootMargin: "1200px" },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [listKey, count, step],
  );

  return (
    <>
      <Grid as="ul" listStyleType="none" role="list" aria-label={label} gridTemplateColumns="minmax(0, 1fr)" gap={gap}>
        {items.slice(0, count).map((item, index) => children(item, { index, count: items.length }))}
      </Grid>
      {!isWhole && <Grid ref={watchEnd} h="1px" />}
    </>
  );
}
