import { Box, Flex, Stack } from "@chakra-ui/react";
import { Card } from "../../ui/Card";
import { Bone } from "../../ui/skeletonParts";
import { type Patience, WaitingSkeleton } from "../../ui/WaitingSkeleton";

const WORDS = { slow: "home.loading.slow", verySlow: "home.loading.verySlow" } as const;

/** The dashboard's own layout while it is on its way. A quick answer comes before it is seen. */
export function HomeSkeleton({ patience }: { patience: Patience }) {
  return (
    <WaitingSkeleton patience={patience} words={WORDS} gap="5">
      <Box>
        <Flex minH="target" align="center" mb="2">
          <Bone w="8rem" h="1.25rem" />
        </Flex>
        <Card tone="highlight" boxShadow="none" bg="surfaceContainer">
          <Stack gap="3.5">
            <Bone w="6rem" h="28px" borderRadius="full" />
            <Bone w="9rem" h="2.5rem" />
            <Bone w="70%" h="1rem" />
            <Flex gap="3" align="center">
              <Bone w="44px" h="44px" borderRadius="tile" />
              <Bone w="40%" h="1rem" />
            </Flex>
          </Stack>
        </Card>
      </Box>
      <Stack gap="5" direction={{ base: "column", md: "row" }} css={{ "& > *": { flex: 1 } }}>
        <CardBones />
        <CardBones />
      </Stack>
    </WaitingSkeleton>
  );
}

function CardBones() {
  return (
    <Box>
      <Flex minH="target" align="center" mb="2">
        <Bone w="6rem" h="1.25rem" />
      </Flex>
      <Card>
        <Flex gap="3" align="center">
          <Bone w="44px" h="44px" borderRadius="tile" flexShrink={0} />
          <Stack gap="2" flex="1">
            <Bone w="80%" h="1rem" />
            <Bone w="50%" h="0.875rem" />
          </Stack>
        </Flex>
      </Card>
    </Box>
  );
}
