import { Flex, Heading, Stack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { HistoryCard as HistoryCardData } from "../../domain/cards";
import { useTexts } from "../../i18n";
import { Card } from "../Card";
import { CardText } from "./CardText";
import { MoreInformation } from "./MoreInformation";

/** Something that has ended, well or badly. Specification §3 "historyCard": FAILURE is shown as an error. */
export function HistoryCard({ card }: { card: HistoryCardData }) {
  const { serverText, t } = useTexts();
  const hasFailed = card.stateCategory === "FAILURE";
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  return (
    <Card asChild>
      <article>
        <Stack gap="3">
          <Flex gap="3" align="center" css={{ "& svg": { flexShrink: 0 } }} color={hasFailed ? "error" : "onSurface"}>
            <Icon
              size={24}
              strokeWidth={1.8}
              role="img"
              aria-label={t(hasFailed ? "card.history.failed" : "card.history.done")}
            />
            <Heading as="h3" textStyle="body" fontWeight={650} overflowWrap="anywhere">
              {serverText(card.titleKey, "card.history.title")}
            </Heading>
          </Flex>
          <CardText text={card.description} />
          <MoreInformation information={card.contextualInformation} />
        </Stack>
      </article>
    </Card>
  );
}
