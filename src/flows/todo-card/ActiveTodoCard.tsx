import { useId, useMemo } from "react";
import type { TodoCard as TodoCardData } from "../../domain/cards";
import { TodoCard } from "../../ui/cards/TodoCard";
import { actionsOf, CardActions } from "./CardActions";
import { type ActiveCardProps, useCard } from "./useCard";

/** Something that waits for the customer, with what can be done about it. */
export function ActiveTodoCard({ card, reloadPage }: ActiveCardProps<TodoCardData>) {
  const headId = useId();
  const flow = useCard(card, reloadPage);
  const actions = useMemo(() => actionsOf(card, card.subFlows), [card]);
  return (
    <TodoCard card={card} headId={headId}>
      <CardActions card={flow} actions={actions} headId={headId} />
    </TodoCard>
  );
}

/** What the card is known by among others. */
export const todoCardName = ({ contractId, cardType, titleKey }: TodoCardData): string =>
  [contractId, cardType, titleKey].join("/");
