import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { shownGroup } from "../../../machines/contracts";
import { cleanName } from "../../domain/cleanText";
import { keyed } from "../../domain/keyed";
import type { ContractGroup } from "../../domain/placeholders";
import { sumsOf } from "../../domain/priceSums";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { CardBoundary } from "../../ui/CardBoundary";
import { useContractTypeName } from "../../ui/cards/useContractTypeName";
import { ErrorView } from "../../ui/ErrorView";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { StaleNote } from "../../ui/StaleNote";
import { TopBar } from "../../ui/TopBar";
import { ActiveTodoCard, todoCardName } from "../todo-card/ActiveTodoCard";
import { GroupSkeleton } from "./ContractsSkeleton";
import type { Contracts } from "./flow";
import { GroupContracts } from "./GroupContracts";
import { MissingGroup } from "./MissingGroup";
import { PriceSums } from "./PriceSums";
import { patienceIn } from "./patience";
import { RemoveButton } from "./RemoveButton";

/** All that one provider holds, over the list or as a page of its own: whatever is known of it. */
export function GroupView({ contracts }: { contracts: Contracts }) {
  const { t } = useTexts();
  const snapshot = useSelector(contracts, (current) => current);
  const group = shownGroup(snapshot.context);
  const reload = useCallback(() => contracts.send({ type: "reload" }), [contracts]);
  const retry = () => contracts.send({ type: "retry" });
  return (
    <>
      <TopBar onBack={() => contracts.send({ type: "group.close" })} />
      {group && (
        <Stack gap="5" css={{ animation: "rise 200ms cubic-bezier(0.2, 0, 0, 1) both" }}>
          <StaleNote isStale={snapshot.matches({ list: { shown: "stale" } })} onRetry={retry} />
          <GroupHead group={group} />
          <GroupPrice group={group} />
          <GroupTodos group={group} onReload={reload} />
          <GroupContracts group={group} onOpen={(contractId) => contracts.send({ type: "contract.open", contractId })} />
          <RemoveButton contracts={contracts} />
        </Stack>
      )}
      {!group && snapshot.matches({ list: "shown" }) && <MissingGroup onClose={() => contracts.send({ type: "group.close" })} />}
      {snapshot.matches({ list: "failed" }) && <ErrorView failure={snapshot.context.failure!} onRetry={retry} />}
      {(snapshot.matches({ list: "loading" }) || snapshot.matches({ list: "heldUp" })) && (
        <>
          <Heading as="h1" srOnly>
            {t("page.contractGroup")}
          </Heading>
          <GroupSkeleton patience={patienceIn(snapshot)} />
        </>
      )}
    </>
  );
}

function GroupHead({ group: { provider, category } }: { group: ContractGroup }) {
  const { t } = useTexts();
  const typeName = useContractTypeName();
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <ProviderLogo
        id={provider?.id ?? null}
        name={provider?.name ?? null}
        logoImageUrl={provider?.logoImageUrl ?? null}
        size="lg"
      />
      <Box flex="1 1 9rem" minW="0">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          <bdi>{cleanName(provider?.name) ?? t("contracts.unknownProvider")}</bdi>
        </Heading>
        <Text textStyle="small" color="onSurfaceVariant">
          {typeName(category)}
        </Text>
      </Box>
    </Flex>
  );
}

/** What they cost together (CON-08). */
function GroupPrice({ group: { contracts } }: { group: ContractGroup }) {
  const { t } = useTexts();
  const { sums, unknown } = sumsOf(contracts.map(({ amount }) => amount));
  return (
    <Card>
      <Heading as="h2" textStyle="small" fontWeight={400} color="onSurfaceVariant">
        {t(contracts.length > 1 ? "group.price.total" : "group.price.label")}
      </Heading>
      <PriceSums sums={sums} size="xl" />
      {sums.length > 0 && unknown > 0 && (
        <Text mt="1" textStyle="small" color="onSurfaceVariant">
          {t("group.price.unknown", { count: unknown })}
        </Text>
      )}
    </Card>
  );
}

function GroupTodos({ group: { todoCards }, onReload }: { group: ContractGroup; onReload: () => void }) {
  const { t } = useTexts();
  if (todoCards.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="group-todo">
      <Heading as="h2" id="group-todo" mb="3">
        {t("group.todo")}
      </Heading>
      <Stack as="ul" role="list" gap="3">
        {keyed(todoCards, todoCardName).map(({ key, item }) => (
          <Box as="li" key={key}>
            <CardBoundary>
              <ActiveTodoCard card={item} reloadPage={onReload} />
            </CardBoundary>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
