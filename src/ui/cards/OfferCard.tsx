import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { OfferCard as OfferCardData } from "../../domain/cards";
import { cleanName } from "../../domain/cleanText";
import { formatAmount, savedOf } from "../../domain/numbers";
import { useTexts } from "../../i18n";
import { Card, Chip } from "../Card";
import { Price } from "../Price";
import { ProviderLogo } from "../ProviderLogo";
import { CardText } from "./CardText";
import { useContractTypeName } from "./useContractTypeName";

type OfferCardProps = {
  card: OfferCardData;
  /** Of its kind; `${headId}-provider` is that of whom it is from. */
  headId: string;
  /** What can be done about it. */
  children: ReactNode;
};

/** Something better than what the customer has: how much it saves stands first. Specification §3 "Offer card". */
export function OfferCard({ card, headId, children }: OfferCardProps) {
  const { serverText } = useTexts();
  const contractTypeName = useContractTypeName();
  const { savings, provider } = card;
  const price = formatAmount(savedOf(savings?.price ?? null));
  return (
    <Card tone="highlight" h="full" asChild>
      <article>
        <Stack gap="3.5" h="full">
          <Heading as="h3" id={headId} textStyle="small" fontWeight={560} alignSelf="flex-start">
            <Chip tone="onHighlight">{contractTypeName(card.contractType)}</Chip>
          </Heading>
          {savings && (
            <Box>
              <Price value={price.value} unit={serverText(price.unitKey, null) || null} size="xl" />
              <Text mt="1">{serverText(savings.savingsTitleKey, "card.offer.savings")}</Text>
            </Box>
          )}
          {provider && (
            <Flex gap="3" align="center">
              <ProviderLogo {...provider} />
              <Text id={`${headId}-provider`} fontWeight={600} minW="0" overflowWrap="anywhere">
                <bdi>{cleanName(provider.name)}</bdi>
              </Text>
            </Flex>
          )}
          <CardText text={card.description} />
          {/* At the foot, so that neighbours' buttons stand in a line. */}
          {children && <Box mt="auto">{children}</Box>}
        </Stack>
      </article>
    </Card>
  );
}
