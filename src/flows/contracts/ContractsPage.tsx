import { Flex, Heading, Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { Plus } from "lucide-react";
import { useCallback } from "react";
import { useTexts } from "../../i18n";
import { useContractsChanged } from "../../platform/useContractsChanged";
import { Button } from "../../ui/Button";
import { ErrorView } from "../../ui/ErrorView";
import { InternalLink } from "../../ui/InternalLink";
import { PageLayout } from "../../ui/PageLayout";
import { prepareToAsk } from "../../ui/prepareToAsk";
import { useFlow } from "../useFlow";
import { ContractsList } from "./ContractsList";
import { ContractsSkeleton } from "./ContractsSkeleton";
import { type Contracts, nameOfGroup } from "./flow";
import { GroupView } from "./GroupView";
import { patienceIn } from "./patience";
import { contractsFlow, contractsInput } from "./wiring";

prepareToAsk();

/** The contracts, and over them the group that the path selects: the browser's back closes it. */
export function ContractsPage() {
  const contracts = useFlow(contractsFlow, contractsInput());
  useContractsChanged(useCallback(() => contracts.send({ type: "reload" }), [contracts]));
  return <ContractsScreen contracts={contracts} />;
}

export function ContractsScreen({ contracts }: { contracts: Contracts }) {
  const { t } = useTexts();
  const isGroupOpen = useSelector(contracts, ({ context }) => context.selected !== null);
  const provider = useSelector(contracts, nameOfGroup);
  return (
    <PageLayout title={isGroupOpen ? (provider ?? t("page.contractGroup")) : t("page.contracts")} hasMenu>
      {isGroupOpen && <GroupView contracts={contracts} />}
      {/* Stays below, as it was scrolled. */}
      <Stack gap="5" flex="1" {...(isGroupOpen && { display: "none" })}>
        <Flex pt="2" minH="52px" align="center" justify="space-between" wrap="wrap" columnGap="3" rowGap="2">
          <Heading as="h1" textStyle="h1">
            {t("page.contracts")}
          </Heading>
          <AddButton contracts={contracts} />
        </Flex>
        <ContractsBody contracts={contracts} />
      </Stack>
    </PageLayout>
  );
}

/** Beside the heading once there is a list; without one, the empty page has the button. */
function AddButton({ contracts }: { contracts: Contracts }) {
  const { t } = useTexts();
  const hasSome = useSelector(contracts, ({ context }) => (context.list?.placeholders.length ?? 0) > 0);
  if (!hasSome) return null;
  return (
    <Button asChild variant="tonal" size="sm">
      <InternalLink to="/contracts/add">
        <Plus size={20} strokeWidth={1.8} aria-hidden />
        {t("contracts.empty.button")}
      </InternalLink>
    </Button>
  );
}

function ContractsBody({ contracts }: { contracts: Contracts }) {
  const snapshot = useSelector(contracts, (current) => current);
  const { list, failure } = snapshot.context;
  if (snapshot.matches({ list: "failed" }))
    return <ErrorView failure={failure!} onRetry={() => contracts.send({ type: "retry" })} headingAs="h2" />;
  if (snapshot.matches({ list: "shown" }))
    return (
      <ContractsList
        list={list!}
        onOpen={(placeholder) => contracts.send({ type: "placeholder.open", placeholder })}
        isStale={snapshot.matches({ list: { shown: "stale" } })}
        onRetry={() => contracts.send({ type: "retry" })}
      />
    );
  return <ContractsSkeleton patience={patienceIn(snapshot)} />;
}
