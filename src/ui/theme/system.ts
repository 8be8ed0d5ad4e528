/**
 * The Chakra system: its base without its default theme, our tokens, and only the recipes that are used.
 *
 * Breakpoints (specification §9, AMB-28): up to 600 px is compact and needs no name (`base`); `sm` is medium (601 and up),
 * `md` is expanded (1024 and up: "wide"), `lg` is large (1200 and up).
 */
import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { globalCss, keyframes } from "./globalCss";
import { recipes } from "./recipes";
import { textStyles } from "./textStyles";
import { semanticTokens, tokens } from "./tokens";

/** The last pixel of each class of widths (OVL-14). */
export const BREAKPOINTS = { compact: 600, medium: 1023, expanded: 1199 } as const;

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsRoot: ":where(html)",
    conditions: { dark: ".dark &", light: ":root:not(.dark) &" },
    globalCss,
    theme: {
      breakpoints: {
        sm: `${BREAKPOINTS.compact + 1}px`,
        md: `${BREAKPOINTS.medium + 1}px`,
        lg: `${BREAKPOINTS.expanded + 1}px`,
      },
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
      recipes,
    },
  }),
);
