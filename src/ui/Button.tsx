import { chakra } from "@chakra-ui/react";

/**
 * The one button: `filled` for what to do next (one a screen), `tonal` for the second, `text` for the way out, `outline` where
 * neither fits. 52 px, or 44 with `size="sm"`; `size="icon"` is a round 44 px (give it an `aria-label`).
 * With `asChild` its looks go to the link inside.
 */
export const Button = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "2.5",
      flexShrink: 0,
      maxW: "full",
      borderRadius: "full",
      fontWeight: 600,
      lineHeight: 1.2,
      textAlign: "center",
      textDecoration: "none",
      cursor: "pointer",
      userSelect: "none",
      position: "relative",
      overflow: "hidden",
      transition: "transform 150ms, opacity 150ms",
      // A veil in the text's own colour answers the finger, in both palettes.
      _before: {
        content: '""',
        position: "absolute",
        inset: 0,
        bg: "currentColor",
        opacity: 0,
        transition: "opacity 150ms",
        pointerEvents: "none",
      },
      _hover: { _before: { opacity: 0.08 } },
      _active: { transform: "scale(0.985)", _before: { opacity: 0.14 } },
      _disabled: { opacity: 0.45, cursor: "not-allowed", transform: "none", _before: { opacity: 0 } },
      // Its words tell what is going on: they stay as readable as before.
      "&[aria-busy=true]": { opacity: 1 },
      "& svg": { flexShrink: 0 },
      // The system's colours leave no backgrounds.
      "@media (forced-colors: active)": { border: "1px solid" },
    },
    variants: {
      variant: {
        filled: { bg: "primary", color: "onPrimary" },
        tonal: { bg: "secondaryContainer", color: "onSecondaryContainer" },
        outline: { borderWidth: "1.5px", borderColor: "outline", color: "primary" },
        text: { color: "primary" },
      },
      size: {
        md: { minH: "52px", px: "6", py: "2", fontSize: "min(1rem, 7.5vw)" },
        sm: { minH: "44px", px: "4.5", py: "1.5", fontSize: "min(0.9375rem, 7.5vw)" },
        icon: { w: "44px", h: "44px", p: 0 },
      },
    },
    defaultVariants: { variant: "filled", size: "md" },
  },
  { defaultProps: { type: "button" } },
);
