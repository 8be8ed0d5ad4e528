import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { cleanName, isolated } from "../../domain/cleanText";
import type { Contract } from "../../domain/contracts";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { useTexts } from "../../i18n";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { contractNameOf } from "./contractName";
import { OfferTags } from "./OfferListCard";

/** Whose offer it is, of which agreement, and for which contract: some people have several. */
export function OfferHead({ offer, contract }: { offer: ElectricityOffer; contract: Contract }) {
  const { t } = useTexts();
  const name = cleanName(offer.provider?.name);
  const agreement = cleanName(offer.agreementDetails?.name);
  const own = contractNameOf(contract);
  return (
    <Flex gap="3.5" align="flex-start" wrap="wrap">
      {offer.provider && <ProviderLogo {...offer.provider} size="lg" />}
      <Stack gap="0.5" flex="1 1 11rem" minW="0" overflowWrap="anywhere">
        <Heading as="h1" textStyle="h1">
          {name === null ? t("contract.unknownProvider") : <bdi>{name}</bdi>}
        </Heading>
        {agreement && (
          <Text>
            <bdi>{agreement}</bdi>
          </Text>
        )}
        {own && <Text color="onSurfaceVariant">{t("electricityOffers.for", { name: isolated(own) })}</Text>}
        <Box mt="2" _empty={{ display: "none" }}>
          <OfferTags offer={offer} />
        </Box>
      </Stack>
    </Flex>
  );
}
