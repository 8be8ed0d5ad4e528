import type { ActorRefFrom } from "xstate";
import type { onboardingMachine } from "../../../machines/onboarding";

/** The running onboarding, as its screens hold it. */
export type Onboarding = ActorRefFrom<typeof onboardingMachine>;
