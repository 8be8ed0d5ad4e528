import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { BOTTOM_MENU_ROOM } from "./bottomMenuRoom";
import { useDocumentTitle } from "./useDocumentTitle";

type PageLayoutProps = {
  children: ReactNode;
  /** What the browser's tab says; the product's name is added. Leave out where the page inside says it itself. */
  title?: string;
  /** Leaves room for the bottom menu. */
  hasMenu?: boolean;
};

/** The main part of a page: 46.5rem wide at most, clear of every edge. */
export function PageLayout({ children, title, hasMenu = false }: PageLayoutProps) {
  useDocumentTitle(title);
  return (
    <Flex
      as="main"
      id="main"
      tabIndex={-1}
      direction="column"
      w="full"
      maxW="page"
      minH="100dvh"
      mx="auto"
      pl="calc(20px + env(safe-area-inset-left))"
      pr="calc(20px + env(safe-area-inset-right))"
      pt="calc(1rem + env(safe-area-inset-top))"
      pb={hasMenu ? `calc(1.5rem + ${BOTTOM_MENU_ROOM})` : "calc(2rem + env(safe-area-inset-bottom))"}
    >
      {children}
    </Flex>
  );
}
