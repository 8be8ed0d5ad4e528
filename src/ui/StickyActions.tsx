import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The buttons of a long page, always in reach at its lower edge; at most 280 px wide (OVL-16). */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <Box
      data-part="sticky-actions"
      position="sticky"
      bottom="0"
      mt="auto"
      mx="-20px"
      px="5"
      pt="3"
      pb="calc(1rem + env(safe-area-inset-bottom))"
      mb="calc(-2rem - env(safe-area-inset-bottom))"
      bg="background"
      zIndex="sticky"
    >
      <Flex direction="column" gap="2" w="full" maxW="280px" mx="auto">
        {children}
      </Flex>
    </Box>
  );
}
