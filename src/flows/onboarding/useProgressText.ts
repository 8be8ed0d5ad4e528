import { ONBOARDING_STEPS, type OnboardingStep, positionOf } from "../../domain/onboarding";
import { useTexts } from "../../i18n";

/** How far one has come, in words. */
export function useProgressText(): (step: OnboardingStep) => string {
  const { t } = useTexts();
  return (step) => t("onboarding.progress", { position: positionOf(step), count: ONBOARDING_STEPS.length });
}
