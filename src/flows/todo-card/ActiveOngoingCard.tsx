import { useId, useMemo } from "react";
import type { OngoingCard as OngoingCardData } from "../../domain/cards";
import { OngoingCard } from "../../ui/cards/OngoingCard";
import { actionsOf, CardActions } from "./CardActions";
import { type ActiveCardProps, useCard } from "./useCard";

/** Something that somebody else is working on, with what the customer can do about it. */
export function ActiveOngoingCard({ card, reloadPage }: ActiveCardProps<OngoingCardData>) {
  const headId = useId();
  const flow = useCard(card, reloadPage);
  const actions = useMemo(() => actionsOf(card, card.subFlow ? [card.subFlow] : []), [card]);
  return (
    <OngoingCard card={card} headId={headId}>
      <CardActions card={flow} actions={actions} headId={headId} />
    </OngoingCard>
  );
}
