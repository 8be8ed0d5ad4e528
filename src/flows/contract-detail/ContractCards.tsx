import type { ContractDetail } from "../../domain/contracts";
import { keyed } from "../../domain/keyed";
import { HistoryCard } from "../../ui/cards/HistoryCard";
import { ActiveOngoingCard } from "../todo-card/ActiveOngoingCard";
import { ActiveTodoCard, todoCardName } from "../todo-card/ActiveTodoCard";
import type { ReloadPage } from "../todo-card/wiring";
import { CardSection } from "./CardSection";

type ContractCardsProps = {
  detail: ContractDetail;
  /** Has the page load anew what it shows; the same function each time. */
  onReload: ReloadPage;
};

/** What waits for the person, what goes on and what has been, about this one contract (CDET-05). */
export function ContractCards({ detail: { todoCard, ongoingCards, historyCard }, onReload }: ContractCardsProps) {
  return (
    <>
      <CardSection
        titleKey="home.todo.title"
        cards={keyed(todoCard ? [todoCard] : [], todoCardName).map(({ key, item }) => ({
          key,
          content: <ActiveTodoCard card={item} reloadPage={onReload} />,
        }))}
      />
      <CardSection
        titleKey="home.ongoing.title"
        cards={keyed(ongoingCards, ({ description }) => description).map(({ key, item }) => ({
          key,
          content: <ActiveOngoingCard card={item} reloadPage={onReload} />,
        }))}
      />
      <CardSection
        titleKey="contract.history.title"
        cards={historyCard ? [{ key: "history", content: <HistoryCard card={historyCard} /> }] : []}
      />
    </>
  );
}
