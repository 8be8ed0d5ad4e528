import { chakra } from "@chakra-ui/react";

/**
 * Something is under way, nobody knows for how long: a slow sweep, which stands still for who wants no motion; and for everybody
 * with `isStill`, where it takes days or weeks.
 */
export const ProgressLine = chakra("span", {
  base: {
    display: "block",
    position: "relative",
    h: "6px",
    borderRadius: "full",
    overflow: "hidden",
    bg: "surfaceContainerHighest",
    _before: {
      content: '""',
      position: "absolute",
      insetY: 0,
      left: 0,
      w: "40%",
      borderRadius: "full",
      bg: "primary",
      animation: "sweep 2.4s ease-in-out infinite alternate",
    },
  },
  variants: { isStill: { true: { _before: { animation: "none" } } } },
});
