import { Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { CenteredLoader } from "../../ui/CenteredLoader";
import { ErrorView } from "../../ui/ErrorView";
import { PageLayout } from "../../ui/PageLayout";
import { StickyActions } from "../../ui/StickyActions";
import { TopBar } from "../../ui/TopBar";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { ProviderSelection } from "../provider-selection/ProviderSelection";
import type { Picker } from "../provider-selection/picker";
import { useFlow } from "../useFlow";
import { addContractFlow, addContractInput } from "./wiring";

/** `type`: as the path names it; null for the page with every category. */
export function AddContractPage({ type }: { type: string | null }) {
  const { t } = useTexts();
  const adding = useFlow(addContractFlow(type), addContractInput(type));
  const snapshot = useSelector(adding, (current) => current);
  const picker = snapshot.children.picker as Picker | undefined;
  useKeptFocus(String(snapshot.value));

  if (picker)
    return (
      <ProviderSelection picker={picker}>
        {(list, canFinish) => (
          <ChoosePage picker={picker} canFinish={canFinish} isOneRound={type !== null}>
            {list}
          </ChoosePage>
        )}
      </ProviderSelection>
    );
  return (
    <PageLayout title={t("page.addContract")}>
      {snapshot.matches("mistaken") ? (
        <>
          <TopBar onBack={() => adding.send({ type: "close" })} />
          <ErrorView failure={{ kind: "unexpected" }} onRetry={() => adding.send({ type: "retry" })} />
        </>
      ) : (
        <>
          <Heading as="h1" srOnly>
            {t("page.addContract")}
          </Heading>
          <CenteredLoader label={t("addContract.sending")} />
        </>
      )}
    </PageLayout>
  );
}

type ChoosePageProps = { picker: Picker; canFinish: boolean; isOneRound: boolean; children: ReactNode };

function ChoosePage({ picker, canFinish, isOneRound, children }: ChoosePageProps) {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.addContract")}>
      <TopBar onBack={() => picker.send({ type: "close" })} />
      <Stack gap="1" mb="5">
        <Heading as="h1" textStyle="h1">
          {t("addContract.title")}
        </Heading>
        <Text color="onSurfaceVariant">{t("addContract.body")}</Text>
      </Stack>
      <Stack flex="1" pb="5">
        {children}
      </Stack>
      {!isOneRound && (
        <StickyActions>
          <Button disabled={!canFinish} onClick={() => picker.send({ type: "finish" })}>
            {t("addContract.done")}
          </Button>
        </StickyActions>
      )}
    </PageLayout>
  );
}
