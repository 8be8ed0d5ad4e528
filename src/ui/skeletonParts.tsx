/** What skeletons are made of. */
import { chakra } from "@chakra-ui/react";

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
