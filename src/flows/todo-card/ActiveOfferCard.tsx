import { Flex } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useId, useMemo } from "react";
import { brokenBy } from "../../../machines/todo-card";
import { offerWay } from "../../domain/cardActions";
import type { OfferCard as OfferCardData } from "../../domain/cards";
import { useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";
import { OfferCard } from "../../ui/cards/OfferCard";
import { type ActiveCardProps, type Card, useCard } from "./useCard";
import { type ButtonLook, WayButton } from "./WayButton";

/** Something better than what the customer has, and the way to it. One that leads nowhere says so, and takes no other along. */
export function ActiveOfferCard({ card, reloadPage }: ActiveCardProps<OfferCardData>) {
  const flow = useCard(card, reloadPage);
  return (
    <CardBoundary textKey="card.offer.unable">
      <Offer card={card} flow={flow} />
    </CardBoundary>
  );
}

const LOOK: ButtonLook = { variant: "filled" };

function Offer({ card, flow }: { card: OfferCardData; flow: Card }) {
  const { serverText } = useTexts();
  const headId = useId();
  const way = useMemo(() => offerWay(card), [card]);
  const errorMessage = useSelector(flow, ({ context }) => brokenBy(context));
  if (errorMessage !== null) throw new Error(errorMessage);
  return (
    <OfferCard card={card} headId={headId}>
      {way && (
        <Flex wrap="wrap" align="center" gap="2">
          <WayButton card={flow} way={way} describedBy={`${headId} ${headId}-provider`} look={LOOK}>
            {serverText(card.subFlow?.buttonTextKey, "card.offer.button")}
          </WayButton>
        </Flex>
      )}
    </OfferCard>
  );
}
