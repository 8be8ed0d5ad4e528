import { Box, Flex, Text } from "@chakra-ui/react";

type StepProgressProps = {
  /** What it tells of, for screen readers. */
  label: string;
  /** How far one has come, in words: "Steg 1 av 3". */
  text: string;
  /** From 1. */
  position: number;
  count: number;
};

/** How far one has come in a wizard. */
export function StepProgress({ label, text, position, count }: StepProgressProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={position}
      aria-valuetext={text}
      mb="5"
    >
      <Text textStyle="small" color="onSurfaceVariant" mb="2" className="tabular">
        {text}
      </Text>
      <Flex gap="1.5">
        {Array.from({ length: count }, (_, place) => place + 1).map((place) => (
          <Box
            key={place}
            flex="1"
            h="6px"
            borderRadius="full"
            bg={place <= position ? "primary" : "outlineVariant"}
            transition="background-color 200ms"
          />
        ))}
      </Flex>
    </Box>
  );
}
