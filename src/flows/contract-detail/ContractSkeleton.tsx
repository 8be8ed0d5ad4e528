import { Flex, Grid, Stack } from "@chakra-ui/react";
import { Card } from "../../ui/Card";
import { ONE_COLUMN, TWO_COLUMNS } from "../../ui/columns";
import { Bone, BoneLines } from "../../ui/skeletonParts";
import { type Patience, WaitingSkeleton } from "../../ui/WaitingSkeleton";

const WORDS = { slow: "contract.loading.slow", verySlow: "contract.loading.verySlow" } as const;

const LINES = ["6rem", "7rem", "5rem", "8rem"];

/** The contract's own layout while it is on its way. A quick answer comes before it is seen. */
export function ContractSkeleton({ patience }: { patience: Patience }) {
  return (
    <WaitingSkeleton patience={patience} words={WORDS} gap="5">
      <Flex gap="3.5" align="center">
        <Bone w="56px" h="56px" borderRadius="field" flexShrink={0} />
        <Stack gap="2" flex="1">
          <Bone w="60%" h="1.75rem" />
          <Bone w="45%" h="1rem" />
        </Stack>
      </Flex>
      <Grid gap="5" alignItems="start" gridTemplateColumns={{ base: ONE_COLUMN, md: TWO_COLUMNS }}>
        <Stack gap="5">
          <Card>
            <Bone w="5rem" h="0.875rem" mb="2" />
            <Bone w="9rem" h="2.125rem" mb="5" />
            <BoneLines names={LINES} values="4.5rem" />
          </Card>
          <Card>
            <Bone w="4rem" h="0.875rem" mb="2" />
            <Bone w="70%" h="1rem" />
          </Card>
        </Stack>
        <Card display={{ base: "none", md: "block" }}>
          <Bone w="7rem" h="1.25rem" mb="4" />
          <Bone w="80%" h="1rem" mb="2" />
          <Bone w="60%" h="1rem" mb="5" />
          <Bone w="10rem" h="44px" borderRadius="full" />
        </Card>
      </Grid>
    </WaitingSkeleton>
  );
}
