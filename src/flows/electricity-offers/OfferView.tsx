import { Box, Stack } from "@chakra-ui/react";
import { CardBoundary } from "../../ui/CardBoundary";
import { ONE_COLUMN, TWO_COLUMNS } from "../../ui/columns";
import { Comparison } from "./Comparison";
import { type Detail, leaving, type Offers, type OffersSnapshot } from "./flow";
import { OfferActions, OtherAgreed } from "./OfferActions";
import { AgreementSection, DescriptionSection, SellingPoints } from "./OfferDetails";
import { OfferHead } from "./OfferHead";
import { OfferInformation } from "./OfferInformation";
import { SavingsHero } from "./Savings";

type OfferViewProps = { offers: Offers; snapshot: OffersSnapshot; detail: Detail };

/** One offer in full, and what one may answer to it (EL-05, EL-06). */
export function OfferView({ offers, snapshot, detail }: OfferViewProps) {
  const { contract, offer, links } = detail;
  const { nowMs } = snapshot.context;
  return (
    <>
      <Stack gap="5" pb="5" css={{ animation: "fadeIn 200ms ease-out both" }}>
        <OfferHead offer={offer} contract={contract} />
        <SavingsHero offer={offer} contract={contract} nowMs={nowMs} />
        <CardBoundary>
          <Comparison contract={contract} offer={offer} nowMs={nowMs} />
        </CardBoundary>
        <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: ONE_COLUMN, md: TWO_COLUMNS }}>
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
        <OtherAgreed detail={detail} {...leaving(offers, snapshot.context)} />
      ) : (
        <OfferActions offers={offers} snapshot={snapshot} offer={offer} links={links} />
      )}
    </>
  );
}
