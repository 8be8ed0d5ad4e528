import { Box } from "@chakra-ui/react";
import { type ReactNode, useCallback, useState } from "react";

type GrowingListProps<Item> = {
  items: readonly Item[];
  /** The list begins anew when this changes: another search, say. */
  listKey: string;
  label: string;
  children: (item: Item, place: { index: number; count: number }) => ReactNode;
};

const FIRST = 40;
const STEP = 80;

/**
 * A long list that is drawn as far as it has been scrolled, and some way ahead: thousands of rows cost as much as those that
 * were seen. `children` gives each row as an `li`. Rows beyond the screen are laid out late by the browser itself.
 */
export function GrowingList<Item>({ items, listKey, label, children }: GrowingListProps<Item>) {
  const [{ key, shown }, setShown] = useState({ key: listKey, shown: FIRST });
  const count = key === listKey ? Math.min(shown, items.length) : Math.min(FIRST, items.length);
  const isWhole = count === items.length;

  const watchEnd = useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setShown({ key: listKey, shown: count + STEP });
        },
        { rootMargin: "1200px" },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [listKey, count],
  );

  return (
    <>
      <Box as="ul" listStyleType="none" role="list" aria-label={label}>
        {items.slice(0, count).map((item, index) => children(item, { index, count: items.length }))}
      </Box>
      {!isWhole && <Box ref={watchEnd} h="1px" />}
    </>
  );
}
