/** The looks of the few Chakra components that are used as they come. The rest of the parts carry their own, in src/ui. */
import { defineRecipe } from "@chakra-ui/react";

export const recipes = {
  heading: defineRecipe({ base: { textStyle: "h2" } }),
  text: defineRecipe({}),
  link: defineRecipe({
    base: {
      color: "primary",
      fontWeight: 560,
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "3px",
      borderRadius: "sm",
      cursor: "pointer",
      _hover: { textDecorationThickness: "2px" },
    },
  }),
  skeleton: defineRecipe({
    base: {
      bg: "surfaceContainerHigh",
      borderRadius: "sm",
      color: "transparent",
      userSelect: "none",
      animation: "pulse 1.6s ease-in-out infinite",
      "& *": { visibility: "hidden" },
    },
  }),
};
