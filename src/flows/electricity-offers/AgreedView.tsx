import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { Contract } from "../../domain/contracts";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Done } from "../../ui/drawings/Done";
import { InternalLink } from "../../ui/InternalLink";
import { Markdown } from "../../ui/Markdown";
import { useAgreedWords, useStartWords } from "./agreedWords";
import { SavingsHero } from "./Savings";
import { type Leaving, WayToContract } from "./WayToContract";

type AgreedViewProps = Leaving & {
  offer: ElectricityOffer;
  contract: Contract;
  /** Agreed on just now, here. */
  isNew: boolean;
  nowMs: number;
};

/** The offer is agreed on (EL-11, EL-12): what that means, and what happens now. */
export function AgreedView({ offer, contract, isNew, nowMs, ...leaving }: AgreedViewProps) {
  const { t } = useTexts();
  const { title, body } = useAgreedWords(offer, isNew);
  return (
    <Stack gap="6" flex="1" css={{ animation: "rise 250ms cubic-bezier(0.2, 0, 0, 1) both" }}>
      <Flex direction="column" align="center" textAlign="center" pt="2">
        <Done />
        <Heading as="h1" textStyle="h1" mt="5" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text mt="2" maxW="26rem" color="onSurfaceVariant" overflowWrap="anywhere">
          {body}
        </Text>
      </Flex>
      <Stack gap="4" w="full" maxW="30rem" mx="auto">
        <SavingsHero offer={offer} contract={contract} nowMs={nowMs} />
        <NextSteps offer={offer} nowMs={nowMs} />
      </Stack>
      <Stack gap="2" w="full" maxW="20rem" mx="auto" mt="auto">
        <WayToContract {...leaving} />
        <Button asChild variant="text">
          <InternalLink to="/home">{t("app.backHome")}</InternalLink>
        </Button>
      </Stack>
    </Stack>
  );
}

/** From when it holds, and how the change goes about in the provider's own words. Nothing where neither is known. */
function NextSteps({ offer, nowMs }: { offer: ElectricityOffer; nowMs: number }) {
  const { t } = useTexts();
  const { contractChangeInformation } = offer;
  const starts = useStartWords(offer, nowMs);
  const words = contractChangeInformation?.description?.trim();
  if (starts === null && !words) return null;
  return (
    <Card asChild>
      <section aria-labelledby="offer-next">
        <Heading as="h2" id="offer-next" textStyle="body" fontWeight={650} overflowWrap="anywhere">
          <bdi>{cleanName(contractChangeInformation?.title) ?? t("electricityOffer.agreed.next")}</bdi>
        </Heading>
        {starts !== null && (
          <Text mt="1.5" fontSize="0.9375rem">
            {starts}
          </Text>
        )}
        {words && (
          <Box mt="1.5" fontSize="0.9375rem" overflowWrap="anywhere">
            <Markdown text={words} />
          </Box>
        )}
      </section>
    </Card>
  );
}
