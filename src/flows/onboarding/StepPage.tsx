import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { ONBOARDING_STEPS, type OnboardingStep, positionOf } from "../../domain/onboarding";
import { useTexts } from "../../i18n";
import { PageLayout } from "../../ui/PageLayout";
import { SlideIn } from "../../ui/SlideIn";
import { StepProgress } from "../../ui/StepProgress";
import { TopBar } from "../../ui/TopBar";
import { LeaveButton } from "./LeaveButton";
import type { Onboarding } from "./onboarding";
import { useProgressText } from "./useProgressText";

type StepPageProps = {
  onboarding: Onboarding;
  step: OnboardingStep;
  /** One step back; the first step has none. */
  onBack?: () => void;
  children: ReactNode;
};

/** One step: where one is, what is asked, and the way back. */
export function StepPage({ onboarding, step, onBack, children }: StepPageProps) {
  const { t } = useTexts();
  const progressText = useProgressText();
  const direction = useSelector(onboarding, ({ context }) => context.direction);
  return (
    <PageLayout title={t(`onboarding.${step}.title`)}>
      <TopBar {...(onBack && { onBack })}>
        <LeaveButton onboarding={onboarding} />
      </TopBar>
      <StepProgress
        label={t("onboarding.progress.label")}
        text={progressText(step)}
        position={positionOf(step)}
        count={ONBOARDING_STEPS.length}
      />
      <SlideIn from={direction}>
        <Stack gap="1" mb="5">
          <Heading as="h1" textStyle="h1">
            {t(`onboarding.${step}.title`)}
          </Heading>
          <Text color="onSurfaceVariant">{t(`onboarding.${step}.body`)}</Text>
        </Stack>
        <Flex direction="column" flex="1">
          {children}
        </Flex>
      </SlideIn>
    </PageLayout>
  );
}
