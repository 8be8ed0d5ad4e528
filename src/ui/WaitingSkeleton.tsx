import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type TextKey, useTexts } from "../i18n";
import { WaitingWords } from "./skeletonParts";

/** How long the person has waited: not worth a word, over a second, over five. */
export type Patience = "begun" | "slow" | "verySlow";

/** Of a flow whose loading tells how long it has lasted. */
export function patienceOf(isIn: (state: "slow" | "verySlow") => boolean): Patience {
  if (isIn("verySlow")) return "verySlow";
  return isIn("slow") ? "slow" : "begun";
}

type WaitingSkeletonProps = {
  patience: Patience;
  /** What is going on, once it lasts. */
  words: Record<Exclude<Patience, "begun">, TextKey>;
  gap: "5" | "6";
  children: ReactNode;
};

/** A screen's own layout while what it shows is on its way. A quick answer comes before it is seen. */
export function WaitingSkeleton({ patience, words, gap, children }: WaitingSkeletonProps) {
  const { t } = useTexts();
  return (
    <Box aria-busy="true" position="relative" css={{ animation: "fadeIn 200ms ease-out 150ms both" }}>
      <Flex role="status" position="absolute" insetX="0" top="24" justify="center" zIndex="1" px="4">
        {patience === "begun" ? (
          <chakra.span srOnly>{t("loading.label")}</chakra.span>
        ) : (
          <WaitingWords>{t(words[patience])}</WaitingWords>
        )}
      </Flex>
      <Stack aria-hidden gap={gap}>
        {children}
      </Stack>
    </Box>
  );
}
