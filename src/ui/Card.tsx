import { chakra } from "@chakra-ui/react";

/**
 * Where things lie: white on the page (dark: a step up). `tone="highlight"` is for the one thing that matters on a screen,
 * `tone="soft"` for an offer of help, `tone="plain"` for a dashed place that waits to be filled.
 */
export const Card = chakra("div", {
  base: { borderRadius: "card", p: "4.5", minW: 0 },
  variants: {
    tone: {
      surface: { bg: "card", color: "onSurface", boxShadow: "card" },
      highlight: { bg: "primaryContainer", color: "onPrimaryContainer" },
      soft: { bg: "secondaryContainer", color: "onSecondaryContainer" },
      plain: { borderWidth: "1.5px", borderStyle: "dashed", borderColor: "outlineVariant", color: "primary" },
    },
  },
  defaultVariants: { tone: "surface" },
});

/** A word about a thing: `good` for what is gained, `info` for what is known, `bad` for loss and danger. */
export const Chip = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "28px",
    maxW: "full",
    px: "3",
    borderRadius: "14px",
    fontSize: "0.8125rem",
    fontWeight: 560,
    lineHeight: 1.3,
  },
  variants: {
    tone: {
      neutral: { bg: "surfaceContainerHigh", color: "onSurfaceVariant" },
      good: { bg: "primaryContainer", color: "onPrimaryContainer" },
      info: { bg: "tertiaryContainer", color: "onTertiaryContainer" },
      bad: { bg: "errorContainer", color: "onErrorContainer" },
      /** On a card that has a colour of its own. */
      onHighlight: { bg: "card", color: "onSurface" },
    },
  },
  defaultVariants: { tone: "neutral" },
});
