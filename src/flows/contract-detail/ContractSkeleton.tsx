import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { type TextKey, useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { Bone, WaitingWords } from "../../ui/skeletonParts";

/** How long the person has waited: not worth a word, over a second, over five. */
export type Patience = "begun" | "slow" | "verySlow";

const WORDS = { begun: null, slow: "contract.loading.slow", verySlow: "contract.loading.verySlow" } satisfies Record<
  Patience,
  TextKey | null
>;

const LINES = ["6rem", "7rem", "5rem", "8rem"];

/** The contract's own layout while it is on its way. A quick answer comes before it is seen. */
export function ContractSkeleton({ patience }: { patience: Patience }) {
  const { t } = useTexts();
  const words = WORDS[patience];
  return (
    <Box aria-busy="true" position="relative" css={{ animation: "fadeIn 200ms ease-out 150ms both" }}>
      <Flex role="status" position="absolute" insetX="0" top="24" justify="center" zIndex="1" px="4">
        {words ? <WaitingWords>{t(words)}</WaitingWords> : <chakra.span srOnly>{t("loading.label")}</chakra.span>}
      </Flex>
      <Stack aria-hidden gap="5">
        <Flex gap="3.5" align="center">
          <Bone w="56px" h="56px" borderRadius="field" flexShrink={0} />
          <Stack gap="2" flex="1">
            <Bone w="60%" h="1.75rem" />
            <Bone w="45%" h="1rem" />
          </Stack>
        </Flex>
        <Card>
          <Bone w="5rem" h="0.875rem" mb="2" />
          <Bone w="9rem" h="2.125rem" mb="5" />
          <Stack gap="5">
            {LINES.map((width) => (
              <Flex key={width} justify="space-between" gap="4">
                <Bone w={width} h="1rem" />
                <Bone w="4.5rem" h="1rem" />
              </Flex>
            ))}
          </Stack>
        </Card>
        <Card>
          <Bone w="4rem" h="0.875rem" mb="2" />
          <Bone w="70%" h="1rem" />
        </Card>
      </Stack>
    </Box>
  );
}
