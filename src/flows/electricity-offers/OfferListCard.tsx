import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { cleanName, isolated } from "../../domain/cleanText";
import type { Contract } from "../../domain/contracts";
import { type ElectricityOffer, isAgreed } from "../../domain/electricityOffers";
import { agreedIn } from "../../domain/offerLines";
import { offerPathOf } from "../../domain/offerPaths";
import { type TextKey, useTexts } from "../../i18n";
import { AttributeLines } from "../../ui/attributes/AttributeLines";
import { Button } from "../../ui/Button";
import { Card, Chip } from "../../ui/Card";
import { CardText } from "../../ui/cards/CardText";
import { PressLink } from "../../ui/PressLink";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { Savings } from "./Savings";

type OfferListCardProps = {
  offer: ElectricityOffer;
  contract: Contract;
  /** As the address has it. */
  contractId: string;
  nowMs: number;
  /** The only offer that there is: then it is what matters on the page. */
  isOnly: boolean;
  onOpen: () => void;
};

/** One offer: whose, how much it saves, what it is about, and the way to all of it. */
export function OfferListCard({ offer, contract, contractId, nowMs, isOnly, onOpen }: OfferListCardProps) {
  const { t } = useTexts();
  const headingId = useId();
  const provider = cleanName(offer.provider?.name) ?? t("contract.unknownProvider");
  const agreement = cleanName(offer.agreementDetails?.name);
  const isDone = isAgreed(offer);
  const matters = isOnly && !isDone;
  return (
    <Card tone={matters ? "highlight" : "surface"} asChild>
      <article aria-labelledby={headingId}>
        <Stack gap="3.5">
          <OfferTags offer={offer} isOnColour={matters} />
          <Flex gap="3" align="center" wrap="wrap">
            {offer.provider && <ProviderLogo {...offer.provider} />}
            <Stack gap="0" flex="1 1 8rem" minW="0" overflowWrap="anywhere">
              <Heading as="h2" id={headingId} textStyle="body" fontWeight={650} lineHeight={1.35}>
                <bdi>{provider}</bdi>
              </Heading>
              {agreement && (
                <Text textStyle="small">
                  <bdi>{agreement}</bdi>
                </Text>
              )}
            </Stack>
          </Flex>
          <Savings offer={offer} contract={contract} nowMs={nowMs} size={isOnly ? "xl" : "lg"} isOnColour={matters} />
          <AttributeLines lines={boundIn(offer)} />
          <CardText text={offer.offerDescription} />
          <Button
            asChild
            variant={matters ? "filled" : "tonal"}
            size="sm"
            alignSelf="flex-start"
            fontSize="min(0.9375rem, 7.5vw)"
          >
            <PressLink href={offerPathOf(contractId, offer.offerId)} onPress={onOpen}>
              {t(isDone ? "electricityOffers.showAgreed" : "electricityOffers.show")}{" "}
              {/* In a list of links, each tells which offer it is. */}
              <Box as="span" srOnly>
                {t("electricityOffers.showOf", {
                  name: [provider, agreement].flatMap((name) => (name === null ? [] : isolated(name))).join(", "),
                })}
              </Box>
            </PressLink>
          </Button>
        </Stack>
      </article>
    </Card>
  );
}

/** For how long one is bound, where that is said. */
const boundIn = (offer: ElectricityOffer) =>
  agreedIn(offer).filter(({ labelKey }) => labelKey === "contract.attribute.bindingTime");

/** What sort of offer it is, where there is a word for it; and that it is agreed on. */
export function OfferTags({ offer, isOnColour = false }: { offer: ElectricityOffer; isOnColour?: boolean }) {
  const { t } = useTexts();
  const sort = SORTS.get(offer.offerType);
  const isDone = isAgreed(offer);
  if (!sort && !isDone) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {isDone && <Chip tone="good">{t("electricityOffers.agreed")}</Chip>}
      {sort && <Chip tone={isOnColour ? "onHighlight" : "neutral"}>{t(sort)}</Chip>}
    </Flex>
  );
}

/** A sort that isn't here has no word: its code is nobody's business. */
const SORTS = new Map<string | null, TextKey>([
  ["LOYALTY", "electricityOffers.type.LOYALTY"],
  ["DISCOUNT", "electricityOffers.type.DISCOUNT"],
]);
