import type { ContractDetail } from "../../domain/contracts";
import { keyed } from "../../domain/keyed";
import { HistoryCard } from "../../ui/cards/HistoryCard";
import { OngoingCard } from "../../ui/cards/OngoingCard";
import { TodoCard } from "../../ui/cards/TodoCard";
import { CardSection } from "./CardSection";

/** What waits for the person, what goes on and what has been, about this one contract (CDET-05). */
export function ContractCards({ detail: { todoCard, ongoingCards, historyCard } }: { detail: ContractDetail }) {
  return (
    <>
      <CardSection titleKey="home.todo.title" cards={todoCard ? [{ key: "todo", content: <TodoCard card={todoCard} /> }] : []} />
      <CardSection
        titleKey="home.ongoing.title"
        cards={keyed(ongoingCards, ({ description }) => description).map(({ key, item }) => ({
          key,
          content: <OngoingCard card={item} />,
        }))}
      />
      <CardSection
        titleKey="contract.history.title"
        cards={historyCard ? [{ key: "history", content: <HistoryCard card={historyCard} /> }] : []}
      />
    </>
  );
}
