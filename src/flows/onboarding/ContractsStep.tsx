import { Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { StickyActions } from "../../ui/StickyActions";
import { ProviderSelection } from "../provider-selection/ProviderSelection";
import type { Onboarding } from "./onboarding";
import { StepPage } from "./StepPage";
import { Waiting } from "./states";

const NONE: readonly string[] = [];

/** Step 3: what the person has today, and with whom (ONB-08). */
export function ContractsStep({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const picker = useSelector(onboarding, ({ children }) => children.picker);
  const wanted = useSelector(onboarding, ({ context }) => context.wanted?.contractTypes ?? NONE);
  if (!picker) return <Waiting onboarding={onboarding} />;
  return (
    <ProviderSelection picker={picker} wanted={wanted} stepsBefore={2}>
      {(list, canFinish) => (
        <StepPage onboarding={onboarding} step="contracts" onBack={() => picker.send({ type: "close" })}>
          <Stack flex="1" pb="5">
            {list}
          </Stack>
          <StickyActions>
            <Button disabled={!canFinish} onClick={() => picker.send({ type: "finish" })}>
              {t("onboarding.contracts.done")}
            </Button>
          </StickyActions>
        </StepPage>
      )}
    </ProviderSelection>
  );
}
