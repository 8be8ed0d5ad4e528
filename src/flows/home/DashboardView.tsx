import { Box, Heading, Stack } from "@chakra-ui/react";
import type { CardList as CardListName } from "../../../machines/home";
import type { Dashboard, OfferCard, OngoingCard } from "../../domain/cards";
import { keyed } from "../../domain/keyed";
import { useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";
import { Carousel } from "../../ui/Carousel";
import { StaleNote } from "../../ui/StaleNote";
import { ActiveOfferCard } from "../todo-card/ActiveOfferCard";
import { ActiveOngoingCard } from "../todo-card/ActiveOngoingCard";
import { ActiveTodoCard, todoCardName } from "../todo-card/ActiveTodoCard";
import { AddMoreCard } from "./AddMoreCard";
import { CardList } from "./CardList";
import { NothingYet } from "./NothingYet";

type DashboardViewProps = {
  dashboard: Dashboard;
  isExpanded: Record<CardListName, boolean>;
  onToggle: (list: CardListName) => void;
  /** The latest read failed: what is shown may be old. */
  isStale: boolean;
  onRetry: () => void;
  /** Something that it shows has changed; the same function each time. */
  onReload: () => void;
};

/** What the customer may gain, has to do, waits for, and could add. */
export function DashboardView({ dashboard, isExpanded, onToggle, isStale, onRetry, onReload }: DashboardViewProps) {
  const { t } = useTexts();
  const { offerPreviewCards, todoCards, ongoingCards, addMoreContractsCard } = dashboard;
  const isEmpty = offerPreviewCards.length + todoCards.length + ongoingCards.length === 0;
  const hasBothLists = todoCards.length > 0 && ongoingCards.length > 0;
  return (
    <Stack gap="5" css={{ animation: "fadeIn 200ms ease-out both" }}>
      <StaleNote isStale={isStale} onRetry={onRetry} />
      {isEmpty && <NothingYet hasAddMoreCard={addMoreContractsCard !== null} />}
      {offerPreviewCards.length > 0 && (
        <Carousel
          heading={<Heading as="h2">{t("home.offers.title")}</Heading>}
          items={keyed(offerPreviewCards, offerName).map(({ key, item }) => ({
            key,
            content: (
              <CardBoundary>
                <ActiveOfferCard card={item} reloadPage={onReload} />
              </CardBoundary>
            ),
          }))}
          perPage={{ base: 1, md: offerPreviewCards.length > 1 ? 2 : 1 }}
        />
      )}
      <Box
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", ...(hasBothLists && { md: "repeat(2, minmax(0, 1fr))" }) }}
      >
        <CardList
          name="todoCards"
          title={t("home.todo.title")}
          tone="good"
          cards={keyed(todoCards, todoCardName).map(({ key, item }) => ({
            key,
            content: <ActiveTodoCard card={item} reloadPage={onReload} />,
          }))}
          isExpanded={isExpanded.todoCards}
          onToggle={onToggle}
        />
        <CardList
          name="ongoingCards"
          title={t("home.ongoing.title")}
          tone="info"
          cards={keyed(ongoingCards, ongoingName).map(({ key, item }) => ({
            key,
            content: <ActiveOngoingCard card={item} reloadPage={onReload} />,
          }))}
          isExpanded={isExpanded.ongoingCards}
          onToggle={onToggle}
        />
      </Box>
      {addMoreContractsCard && (
        <CardBoundary>
          <AddMoreCard card={addMoreContractsCard} />
        </CardBoundary>
      )}
    </Stack>
  );
}

const offerName = ({ offerId, contractId }: OfferCard) => offerId ?? contractId;
const ongoingName = ({ contractId, pollingId, description }: OngoingCard) => [contractId, pollingId, description].join("/");
