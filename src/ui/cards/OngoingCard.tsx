import { Flex, Stack, Text } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import type { OngoingCard as OngoingCardData } from "../../domain/cards";
import { useTexts } from "../../i18n";
import { Card } from "../Card";
import { CardHead } from "./CardHead";
import { CardText } from "./CardText";
import { LoanOffers } from "./LoanOffers";
import { MoreInformation } from "./MoreInformation";
import { ProgressLine } from "./ProgressLine";
import { useContractTypeName } from "./useContractTypeName";

type OngoingCardProps = {
  card: OngoingCardData;
  headId: string;
  /** What can be done about it. */
  children: ReactNode;
};

/** Something that somebody else is working on for the customer. Specification §3 "Ongoing card". */
export function OngoingCard({ card, headId, children }: OngoingCardProps) {
  const { t, serverText } = useTexts();
  const contractTypeName = useContractTypeName();
  const isWaiting = card.offers.length === 0 && !card.toBeCanceled;
  const stage = serverText(card.subView, null);
  return (
    <Card asChild>
      <article>
        <Stack gap="3">
          <CardHead id={headId} title={contractTypeName(card.contractType)} providers={card.providers} />
          <CardText text={card.description} />
          {stage && (
            <Text textStyle="small" color="onSurfaceVariant">
              {stage}
            </Text>
          )}
          {isWaiting && <ProgressLine isStill />}
          {card.toBeCanceled && (
            <Flex
              gap="2"
              css={{ "& svg": { flexShrink: 0 } }}
              bg="tertiaryContainer"
              color="onTertiaryContainer"
              borderRadius="field"
              px="3.5"
              py="2.5"
            >
              <Info size={20} strokeWidth={1.8} aria-hidden />
              <Text textStyle="small" minW="0" overflowWrap="anywhere">
                {t("card.ongoing.toBeCanceled")}
              </Text>
            </Flex>
          )}
          <LoanOffers offers={card.offers} />
          {children}
          <MoreInformation information={card.contextualInformation} />
        </Stack>
      </article>
    </Card>
  );
}
