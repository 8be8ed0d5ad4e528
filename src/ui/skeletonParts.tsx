/** What skeletons are made of. */
import { chakra, Flex, Stack } from "@chakra-ui/react";

/** Where a line or a picture will stand. */
export const Bone = chakra("span", {
  base: {
    display: "block",
    maxW: "full",
    borderRadius: "sm",
    bg: "surfaceContainerHighest",
    animation: "pulse 1.6s ease-in-out infinite",
  },
});

/** Names of these widths, one below the other, with what stands opposite each. */
export function BoneLines({ names, values }: { names: readonly string[]; values: string }) {
  return (
    <Stack gap="5">
      {names.map((width) => (
        <Flex key={width} justify="space-between" gap="4">
          <Bone w={width} h="1rem" />
          <Bone w={values} h="1rem" />
        </Flex>
      ))}
    </Stack>
  );
}

/** What is going on, over a skeleton that stays for long. */
export const WaitingWords = chakra("span", {
  base: {
    px: "4",
    py: "2.5",
    borderRadius: "sheet",
    bg: "inverseSurface",
    color: "inverseOnSurface",
    boxShadow: "raised",
    fontSize: "0.9375rem",
    textAlign: "center",
    animation: "fadeIn 200ms ease-out both",
  },
});
