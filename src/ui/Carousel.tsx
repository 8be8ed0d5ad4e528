import { Box, Flex, Text } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "../i18n";
import { Button } from "./Button";
import { useScrollPages } from "./useScrollPages";

type Item = { key: string; content: ReactNode };

type CarouselProps = {
  /** The heading above it; it also names the row. */
  heading: ReactNode;
  items: readonly Item[];
  /** What stands behind them and isn't one of them: a way to more. */
  extra?: Item;
  /** How many stand side by side, by width of the screen. */
  perPage: { base: number; sm?: number; md?: number };
  /** None is narrower, also where letters are large: then fewer stand side by side. */
  minItemWidth?: string;
};

const GAP = "0.75rem";

/** How many pages are drawn beyond the farthest that has been in view; a short row is drawn whole. */
const PAGES_AHEAD = 1;
const SHORT = 8;

/**
 * A row that scrolls sideways, a page at a time: by finger, by wheel, by arrow keys, by its two buttons. It never moves by
 * itself, and is a plain list when everything fits. The browser's own scroll snapping does the work. What lies far beyond the
 * edge has its place, but is drawn only when the row comes near it.
 */
export function Carousel({ heading, items, extra, perPage, minItemWidth }: CarouselProps) {
  const { t } = useTexts();
  const id = useId();
  const { track, page, farthest, pageCount, inView, goTo } = useScrollPages();
  const drawn = Math.max(SHORT, (farthest + 1 + PAGES_AHEAD) * Math.max(...Object.values(perPage)));
  const widths = Object.fromEntries(Object.entries(perPage).map(([width, count]) => [width, itemWidth(count, minItemWidth)]));
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" minH="target" mb="2">
        <Box id={id} minW="0">
          {heading}
        </Box>
        {pageCount > 1 && (
          <Flex align="center" mr="-2.5">
            <Button
              variant="text"
              size="icon"
              id={`${id}-previous`}
              aria-label={t("carousel.previous")}
              aria-labelledby={`${id}-previous ${id}`}
              aria-disabled={page === 0}
              onClick={() => goTo(page - 1)}
            >
              <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
            </Button>
            {items.length > inView && (
              <Text textStyle="small" color="onSurfaceVariant" className="tabular" aria-live="polite" whiteSpace="nowrap">
                {t("carousel.position", { page: page + 1, pages: pageCount })}
              </Text>
            )}
            <Button
              variant="text"
              size="icon"
              id={`${id}-next`}
              aria-label={t("carousel.next")}
              aria-labelledby={`${id}-next ${id}`}
              aria-disabled={page === pageCount - 1}
              onClick={() => goTo(page + 1)}
            >
              <ChevronRight size={24} strokeWidth={1.8} aria-hidden />
            </Button>
          </Flex>
        )}
      </Flex>
      <Flex
        as="ul"
        role="list"
        aria-labelledby={id}
        ref={track}
        {...(pageCount > 1 && { tabIndex: 0 })}
        gap={GAP}
        overflowX="auto"
        overscrollBehaviorX="contain"
        scrollSnapType="x mandatory"
        scrollBehavior="smooth"
        position="relative"
        borderRadius="card"
        css={{ scrollbarWidth: "none", "&::-webkit-scrollbar": { display: "none" } }}
      >
        {[...items, ...(extra ? [extra] : [])].map(({ key, content }, place) => (
          <Box as="li" key={key} flexShrink={0} w={widths} minW="0" scrollSnapAlign="start">
            {place < drawn && content}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

function itemWidth(count: number, least: string | undefined): string {
  const share = `calc((100% - ${GAP} * ${count - 1}) / ${count})`;
  return least === undefined ? share : `min(100%, max(${least}, ${share}))`;
}
