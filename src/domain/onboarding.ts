/** The steps of the onboarding and where it begins. Specification §2 "/onboarding", §4 "Onboarding state"; reading AMB-42. */
import type { Customer } from "./customer";

export const ONBOARDING_STEPS = ["contact", "address", "contracts"] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The step's place among the others, from 1. */
export const positionOf = (step: OnboardingStep): number => ONBOARDING_STEPS.indexOf(step) + 1;

/**
 * The step that a customer who is neither done nor about to sign begins with: the one where they were, as far as those before it
 * are done (F69, F70); else what their state says (ONB-14, ONB-15).
 */
export function startStepOf(
  { onboardingState, email, mobileNumber, address }: Pick<Customer, "onboardingState" | "email" | "mobileNumber" | "address">,
  keptStep: OnboardingStep | null,
): OnboardingStep {
  const isAtContracts = onboardingState === "MissingContracts";
  if (keptStep === null) return isAtContracts ? "contracts" : "contact";
  if (isAtContracts || keptStep === "contact") return keptStep;
  if (!email || !mobileNumber) return "contact";
  return keptStep === "contracts" && !address ? "address" : keptStep;
}
