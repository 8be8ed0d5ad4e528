import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * They lie where those of the step before lay: the second tap of a double one, meant for those, would confirm what nobody has
 * seen (UX-03). A delay, for less motion takes only the duration away.
 */
const READY_AFTER_THE_DOUBLE_TAP = "unready 1ms 250ms backwards";

/** On a low screen they would cover what one decides about, and what has the focus: there they scroll with the page. */
const STUCK_WHERE_THERE_IS_ROOM = "min(0px, (100dvh - 36rem) * 999)";

/** The buttons of a long page, always in reach at its lower edge; at most 280 px wide (OVL-16). */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <Box
      data-part="sticky-actions"
      position="sticky"
      bottom={STUCK_WHERE_THERE_IS_ROOM}
      mt="auto"
      mx="-20px"
      px="5"
      pt="3"
      pb="calc(1rem + env(safe-area-inset-bottom))"
      mb="calc(-2rem - env(safe-area-inset-bottom))"
      bg="background"
      zIndex="sticky"
    >
      <Flex direction="column" gap="2" w="full" maxW="280px" mx="auto" css={{ animation: READY_AFTER_THE_DOUBLE_TAP }}>
        {children}
      </Flex>
    </Box>
  );
}
