import { Box } from "@chakra-ui/react";

/**
 * How much of a time is left, `share` from 1 to 0. Only drawn, by a transform: a reader isn't told four times a second
 * (AXS-05), and no layout is done. Whoever needs the time in words writes them beside it.
 */
export function CountdownBar({ share }: { share: number }) {
  const left = Math.min(1, Math.max(0, share));
  return (
    <Box data-part="countdown" aria-hidden h="1.5" borderRadius="full" bg="surfaceContainerHighest" overflow="hidden">
      <Box
        h="full"
        borderRadius="full"
        bg="primary"
        transformOrigin="left"
        transition="transform 250ms linear"
        style={{ transform: `scaleX(${left})` }}
      />
    </Box>
  );
}
