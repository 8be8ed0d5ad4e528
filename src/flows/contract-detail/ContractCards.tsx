import { Heading, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ContractDetail } from "../../domain/contracts";
import { keyed } from "../../domain/keyed";
import { type TextKey, useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";
import { HistoryCard } from "../../ui/cards/HistoryCard";
import { OngoingCard } from "../../ui/cards/OngoingCard";
import { TodoCard } from "../../ui/cards/TodoCard";

/** What waits for the person, what goes on and what has been, about this one contract (CDET-05). */
export function ContractCards({ detail: { todoCard, ongoingCards, historyCard } }: { detail: ContractDetail }) {
  if (todoCard === null && historyCard === null && ongoingCards.length === 0) return null;
  return (
    <Stack gap="5" minW="0" gridColumn={{ md: "2" }}>
      {todoCard && <Section titleKey="home.todo.title" cards={[<TodoCard key="todo" card={todoCard} />]} />}
      {ongoingCards.length > 0 && (
        <Section
          titleKey="home.ongoing.title"
          cards={keyed(ongoingCards, ({ description }) => description).map(({ key, item }) => (
            <OngoingCard key={key} card={item} />
          ))}
        />
      )}
      {historyCard && <Section titleKey="contract.history.title" cards={[<HistoryCard key="history" card={historyCard} />]} />}
    </Stack>
  );
}

type SectionProps = { titleKey: TextKey; cards: (ReactNode & { key: string | null })[] };

function Section({ titleKey, cards }: SectionProps) {
  const { t } = useTexts();
  const headingId = titleKey.replaceAll(".", "-");
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} mb="3">
        {t(titleKey)}
      </Heading>
      <Stack gap="3">
        {cards.map((card) => (
          <CardBoundary key={card.key}>{card}</CardBoundary>
        ))}
      </Stack>
    </section>
  );
}
