import { Box, Flex, Stack } from "@chakra-ui/react";
import { Card } from "../../ui/Card";
import { Bone } from "../../ui/skeletonParts";
import { type Patience, WaitingSkeleton } from "../../ui/WaitingSkeleton";

const WORDS = { slow: "contracts.loading.slow", verySlow: "contracts.loading.verySlow" } as const;

/** The list's own layout while it is on its way. A quick answer comes before it is seen. */
export function ContractsSkeleton({ patience }: { patience: Patience }) {
  return (
    <WaitingSkeleton patience={patience} words={WORDS} gap="6">
      <Card>
        <Bone w="9rem" h="0.875rem" mb="2" />
        <Bone w="7rem" h="1.75rem" />
      </Card>
      {["first", "second", "third"].map((row) => (
        <Box key={row}>
          <Flex minH="target" align="center" mb="2">
            <Bone w="8rem" h="1.25rem" />
          </Flex>
          <Flex gap="3" css={{ "& > *": { flex: 1 } }}>
            <CardBones />
            <CardBones />
            <Box display={{ base: "none", sm: "block" }}>
              <CardBones />
            </Box>
          </Flex>
        </Box>
      ))}
    </WaitingSkeleton>
  );
}

/** The group's own layout while it is on its way. */
export function GroupSkeleton({ patience }: { patience: Patience }) {
  return (
    <WaitingSkeleton patience={patience} words={WORDS} gap="6">
      <Flex gap="4" align="center">
        <Bone w="56px" h="56px" borderRadius="field" flexShrink={0} />
        <Stack gap="2" flex="1">
          <Bone w="60%" h="1.75rem" />
          <Bone w="30%" h="0.875rem" />
        </Stack>
      </Flex>
      <Card>
        <Bone w="4rem" h="0.875rem" mb="2" />
        <Bone w="9rem" h="2.125rem" />
      </Card>
      <Card>
        <Stack gap="5">
          <Bone w="70%" h="1.25rem" />
          <Bone w="60%" h="1.25rem" />
        </Stack>
      </Card>
    </WaitingSkeleton>
  );
}

function CardBones() {
  return (
    <Card p="4" minH="9rem">
      <Bone w="44px" h="44px" borderRadius="tile" mb="3" />
      <Bone w="80%" h="1rem" mb="2" />
      <Bone w="60%" h="0.875rem" />
    </Card>
  );
}
