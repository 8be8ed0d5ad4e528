import { useId, useMemo } from "react";
import type { OngoingCard as OngoingCardData } from "../../domain/cards";
import { OngoingCard } from "../../ui/cards/OngoingCard";
import { actionsOf, CardActions } from "./CardActions";
import { useCard } from "./useCard";
import type { ReloadPage } from "./wiring";

type ActiveOngoingCardProps = {
  card: OngoingCardData;
  /** Has the page load anew what it shows; the same function each time. */
  reloadPage: ReloadPage;
};

/** Something that somebody else is working on, with what the customer can do about it. */
export function ActiveOngoingCard({ card, reloadPage }: ActiveOngoingCardProps) {
  const headId = useId();
  const flow = useCard(card, reloadPage);
  const actions = useMemo(() => actionsOf(card, card.subFlow ? [card.subFlow] : []), [card]);
  return (
    <OngoingCard card={card} headId={headId}>
      <CardActions card={flow} actions={actions} headId={headId} />
    </OngoingCard>
  );
}
