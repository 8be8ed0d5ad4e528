import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { cleanName, isolated } from "../../domain/cleanText";
import { agreedAmong, type ElectricityOffer } from "../../domain/electricityOffers";
import { keyed } from "../../domain/keyed";
import { LONGEST_LIST } from "../../domain/lists";
import { useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";
import { NARROW_AND_WIDE, ONE_COLUMN } from "../../ui/columns";
import { GrowingList } from "../../ui/GrowingList";
import { contractNameOf } from "./contractName";
import type { List } from "./flow";
import { OfferListCard } from "./OfferListCard";
import { PresentCard } from "./PresentCard";

type OffersListProps = { list: List; contractId: string; nowMs: number; onOpen: (offerId: string) => void };

/** What is paid now, and all that is offered instead, in the server's order (EL-01). */
export function OffersList({ list: { contract, offers }, contractId, nowMs, onOpen }: OffersListProps) {
  const { t } = useTexts();
  const isOnly = offers.length === 1;
  const rows = useMemo(() => keyed(offers, ({ offerId }) => offerId), [offers]);
  const own = contractNameOf(contract);
  return (
    <Stack gap="5" flex="1" css={{ animation: "fadeIn 200ms ease-out both" }}>
      <Stack gap="1">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          <ListTitle offers={offers} />
        </Heading>
        {own && (
          <Text color="onSurfaceVariant" overflowWrap="anywhere">
            {t("electricityOffers.for", { name: isolated(own) })}
          </Text>
        )}
      </Stack>
      <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: ONE_COLUMN, md: NARROW_AND_WIDE }}>
        <CardBoundary>
          <PresentCard contract={contract} nowMs={nowMs} />
        </CardBoundary>
        <Box minW="0">
          <GrowingList items={rows} listKey={contractId} label={t("page.electricityOffers")} first={10} step={10} gap="4">
            {({ key, item }, { index, count }) => (
              <Box as="li" key={key} aria-posinset={index + 1} aria-setsize={count}>
                <CardBoundary>
                  <OfferListCard
                    offer={item}
                    contract={contract}
                    contractId={contractId}
                    nowMs={nowMs}
                    isOnly={isOnly}
                    onOpen={() => onOpen(item.offerId)}
                  />
                </CardBoundary>
              </Box>
            )}
          </GrowingList>
        </Box>
      </Box>
    </Stack>
  );
}

/** How many there are; or, since only one can be agreed on, with whom that is. */
function ListTitle({ offers }: { offers: ElectricityOffer[] }) {
  const { t } = useTexts();
  const agreed = agreedAmong(offers);
  // Of a list that was cut off, nobody knows how long it is.
  if (agreed === null && offers.length >= LONGEST_LIST) return t("electricityOffers.title.many");
  if (agreed === null) return t("electricityOffers.title", { count: offers.length });
  const name = cleanName(agreed.provider?.name);
  return name === null ? t("electricityOffers.agreed") : t("electricityOffers.agreed.of", { name: isolated(name) });
}
