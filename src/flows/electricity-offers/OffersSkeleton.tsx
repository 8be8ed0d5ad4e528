import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { type TextKey, useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { NARROW_AND_WIDE, ONE_COLUMN } from "../../ui/columns";
import { Bone, BoneLines } from "../../ui/skeletonParts";
import { type Patience, WaitingSkeleton } from "../../ui/WaitingSkeleton";

const LIST_WORDS = { slow: "electricityOffers.loading.slow", verySlow: "electricityOffers.loading.verySlow" } as const;
const OFFER_WORDS = { slow: "electricityOffer.loading.slow", verySlow: "electricityOffers.loading.verySlow" } as const;

const PLACES = ["first", "second"];

/** The list's own layout while it is on its way. A quick answer comes before it is seen. */
export function OffersSkeleton({ patience }: { patience: Patience }) {
  return (
    <Waiting patience={patience} titleKey="page.electricityOffers" words={LIST_WORDS}>
      <Bone w="60%" h="1.75rem" />
      <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: ONE_COLUMN, md: NARROW_AND_WIDE }}>
        <Card>
          <Stack gap="3.5">
            <Bone w="8rem" h="0.875rem" />
            <Head size="44px" />
            <Bone w="9rem" h="2.125rem" />
          </Stack>
        </Card>
        <Stack gap="4">
          {PLACES.map((place) => (
            <Card key={place}>
              <Stack gap="3.5">
                <Head size="44px" />
                <Bone w="8rem" h="1.75rem" />
                <Bone w="90%" h="1rem" />
                <Bone w="10rem" h="44px" borderRadius="full" />
              </Stack>
            </Card>
          ))}
        </Stack>
      </Box>
    </Waiting>
  );
}

/** One offer's. */
export function OfferSkeleton({ patience }: { patience: Patience }) {
  return (
    <Waiting patience={patience} titleKey="page.electricityOffer" words={OFFER_WORDS}>
      <Head size="56px" />
      <Card tone="highlight" boxShadow="none" bg="surfaceContainer">
        <Bone w="9rem" h="2.125rem" mb="2" />
        <Bone w="60%" h="1rem" />
      </Card>
      <Box>
        <Bone w="10rem" h="1.25rem" mb="3" />
        <Card>
          <Rows />
        </Card>
      </Box>
      <Card>
        <Bone w="6rem" h="1rem" mb="4" />
        <Rows />
      </Card>
    </Waiting>
  );
}

type WaitingProps = Omit<ComponentProps<typeof WaitingSkeleton>, "gap"> & { titleKey: TextKey };

/** The page has a name before it has a content. */
function Waiting({ titleKey, ...rest }: WaitingProps) {
  const { t } = useTexts();
  return (
    <>
      <Heading as="h1" srOnly>
        {t(titleKey)}
      </Heading>
      <WaitingSkeleton gap="5" {...rest} />
    </>
  );
}

const Head = ({ size }: { size: string }): ReactNode => (
  <Flex gap="3.5" align="center">
    <Bone w={size} h={size} borderRadius="tile" flexShrink={0} />
    <Stack gap="2" flex="1">
      <Bone w="60%" h="1.25rem" />
      <Bone w="40%" h="0.875rem" />
    </Stack>
  </Flex>
);

const ROWS = ["5rem", "7rem", "6rem"];

const Rows = (): ReactNode => <BoneLines names={ROWS} values="5rem" />;
