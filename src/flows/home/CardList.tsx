import { Box, chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { CardList as CardListName } from "../../../machines/home";
import { useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";

type CardListProps = {
  name: CardListName;
  title: string;
  tone: "good" | "info";
  cards: readonly { key: string; content: ReactNode }[];
  isExpanded: boolean;
  onToggle: (list: CardListName) => void;
};

/** Cards under one heading. Folded it shows the first; with more than one it says how many there are (AMB-12). */
export function CardList({ name, title, tone, cards, isExpanded, onToggle }: CardListProps) {
  const headingId = `home-${name}`;
  const listId = `${headingId}-list`;
  const isFoldable = cards.length > 1;
  if (cards.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={headingId} minW="0">
      <Flex mb="2" minH="target" align="center">
        <Heading as="h2" id={headingId} flex="1" minW="0">
          {isFoldable ? (
            <Toggle type="button" aria-expanded={isExpanded} aria-controls={listId} onClick={() => onToggle(name)}>
              <span>{title}</span>
              <Count tone={tone} count={cards.length} />
              <FoldHint isExpanded={isExpanded} />
            </Toggle>
          ) : (
            title
          )}
        </Heading>
      </Flex>
      <Stack as="ul" role="list" id={listId} gap="3">
        {(isExpanded ? cards : cards.slice(0, 1)).map(({ key, content }) => (
          <Box as="li" key={key}>
            <CardBoundary>{content}</CardBoundary>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function Count({ tone, count }: { tone: "good" | "info"; count: number }) {
  const { t } = useTexts();
  return (
    <Badge tone={tone}>
      <span aria-hidden>{count}</span>
      <chakra.span srOnly>{t("home.list.count", { count })}</chakra.span>
    </Badge>
  );
}

/** Says in words what a press does; a reader hears it from the button's own state. */
function FoldHint({ isExpanded }: { isExpanded: boolean }) {
  const { t } = useTexts();
  return (
    <Flex
      as="span"
      aria-hidden
      ml="auto"
      align="center"
      gap="1"
      color="primary"
      fontSize="0.9375rem"
      fontWeight={600}
      letterSpacing="0"
    >
      {t(isExpanded ? "home.list.fold" : "home.list.unfold")}
      <chakra.span display="inline-flex" transition="transform 200ms" transform={isExpanded ? "rotate(180deg)" : "none"}>
        <ChevronDown size={20} strokeWidth={1.8} />
      </chakra.span>
    </Flex>
  );
}

const Toggle = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: "2.5",
    w: "full",
    minH: "target",
    font: "inherit",
    letterSpacing: "inherit",
    textAlign: "start",
    cursor: "pointer",
    borderRadius: "sm",
  },
});

const Badge = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    minW: "28px",
    h: "28px",
    px: "2",
    borderRadius: "full",
    fontSize: "0.8125rem",
    fontWeight: 650,
    letterSpacing: "0",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    tone: {
      good: { bg: "primaryContainer", color: "onPrimaryContainer" },
      info: { bg: "tertiaryContainer", color: "onTertiaryContainer" },
    },
  },
});
