import { Box } from "@chakra-ui/react";

/** How far something has come, `share` from 0 to 1. A reader is told when it asks, not at every step. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.floor(100 * Math.min(1, Math.max(0, share)));
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="1.5"
      borderRadius="full"
      bg="surfaceContainerHighest"
      overflow="hidden"
    >
      <Box
        h="full"
        borderRadius="full"
        bg="primary"
        transformOrigin="left"
        transition="transform 250ms linear"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Box>
  );
}
