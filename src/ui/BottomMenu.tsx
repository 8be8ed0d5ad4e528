import { Box, chakra, Flex } from "@chakra-ui/react";
import type { MouseEvent, ReactNode } from "react";
import { useTexts } from "../i18n";
import { isForTheBrowser } from "./InternalLink";

export type BottomMenuItem<Id extends string = string> = { id: Id; href: string; label: string; icon: ReactNode };

type BottomMenuProps<Id extends string> = {
  items: readonly BottomMenuItem<Id>[];
  currentId: Id | null;
  /** What a press means is the layout's to decide: also a press on the tab one is already on. */
  onPress: (id: Id) => void;
};

/** The tabs at the bottom. Real links: a middle press opens a new tab, a reader hears where it leads. */
export function BottomMenu<Id extends string>({ items, currentId, onPress }: BottomMenuProps<Id>) {
  const { t } = useTexts();
  const press = (id: Id) => (event: MouseEvent) => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    onPress(id);
  };
  return (
    <Box
      as="nav"
      data-part="bottom-menu"
      aria-label={t("nav.label")}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="nav"
      bg="surfaceContainer"
      pb="env(safe-area-inset-bottom)"
    >
      <Flex as="ul" maxW="28rem" mx="auto" px="2">
        {items.map(({ id, href, label, icon }) => (
          <Box as="li" key={id} flex="1" minW="0">
            <MenuLink href={href} aria-current={id === currentId ? "page" : undefined} onClick={press(id)}>
              <MenuIcon>{icon}</MenuIcon>
              {label}
            </MenuLink>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

const MenuIcon = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "16",
    maxW: "full",
    h: "8",
    borderRadius: "full",
    transition: "background-color 200ms",
  },
});

const MenuLink = chakra("a", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "1",
    minH: "68px",
    py: "1.5",
    borderRadius: "field",
    fontSize: "0.8125rem",
    fontWeight: 520,
    color: "onSurfaceVariant",
    textDecoration: "none",
    outlineOffset: "-3px",
    _hover: { "& > span": { bg: "surfaceContainerHighest" } },
    _currentPage: {
      color: "onSurface",
      fontWeight: 650,
      "& > span": { bg: "secondaryContainer", color: "onSecondaryContainer" },
    },
  },
});
