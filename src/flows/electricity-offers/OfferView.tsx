import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { ElectricityOffer } from "../../domain/electricityOffers";
import { comparedWith } from "../../domain/offerComparison";
import { useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { Comparison } from "./Comparison";
import type { Detail, Offers, OffersSnapshot } from "./flow";
import { OfferActions, OtherAgreed } from "./OfferActions";
import { AgreementSection, DescriptionSection, SellingPoints } from "./OfferDetails";
import { OfferInformation } from "./OfferInformation";
import { OfferTags } from "./OfferListCard";
import { SavingsHero } from "./Savings";

type OfferViewProps = { offers: Offers; snapshot: OffersSnapshot; detail: Detail };

/** One offer in full, and what one may answer to it (EL-05, EL-06). */
export function OfferView({ offers, snapshot, detail }: OfferViewProps) {
  const { contract, offer, links } = detail;
  return (
    <>
      <Stack gap="5" pb="5" css={{ animation: "fadeIn 200ms ease-out both" }}>
        <OfferHead offer={offer} />
        <SavingsHero offer={offer} />
        <CardBoundary>
          <Comparison lines={comparedWith(contract, offer, snapshot.context.nowMs)} contract={contract} />
        </CardBoundary>
        <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: ONE, md: TWO }}>
          <Stack gap="5" minW="0">
            <DescriptionSection offer={offer} />
            <CardBoundary>
              <SellingPoints offer={offer} />
            </CardBoundary>
          </Stack>
          <Stack gap="5" minW="0">
            <CardBoundary>
              <AgreementSection offer={offer} />
            </CardBoundary>
            <CardBoundary>
              <OfferInformation offer={offer} links={links} />
            </CardBoundary>
          </Stack>
        </Box>
      </Stack>
      {snapshot.matches("otherAgreed") ? (
        <OtherAgreed
          detail={detail}
          contractId={snapshot.context.contractId}
          onLeave={() => offers.send({ type: "contract.open" })}
        />
      ) : (
        <OfferActions offers={offers} snapshot={snapshot} offer={offer} />
      )}
    </>
  );
}

const ONE = "minmax(0, 1fr)";
const TWO = "repeat(2, minmax(0, 1fr))";

/** Whose offer it is, and of which agreement. */
function OfferHead({ offer }: { offer: ElectricityOffer }) {
  const { t } = useTexts();
  const name = cleanName(offer.provider?.name);
  const agreement = cleanName(offer.agreementDetails?.name);
  return (
    <Flex gap="3.5" align="center" wrap="wrap">
      {offer.provider && <ProviderLogo {...offer.provider} size="lg" />}
      <Stack gap="0.5" flex="1 1 11rem" minW="0">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          {name === null ? t("contract.unknownProvider") : <bdi>{name}</bdi>}
        </Heading>
        {agreement && (
          <Text color="onSurfaceVariant" overflowWrap="anywhere">
            <bdi>{agreement}</bdi>
          </Text>
        )}
      </Stack>
      <OfferTags offer={offer} />
    </Flex>
  );
}
