import { Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import type { SnapshotFrom } from "xstate";
import { type onboardingMachine, stepOf } from "../../../machines/onboarding";
import type { OnboardingStep } from "../../domain/onboarding";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { useFlow } from "../useFlow";
import { AddressStep } from "./AddressStep";
import { ContactStep } from "./ContactStep";
import { ContractsStep } from "./ContractsStep";
import { DoneStep } from "./DoneStep";
import type { Onboarding } from "./onboarding";
import { BrokenStep, FailedRead, UnreadAfterwards, Waiting } from "./states";
import { useProgressText } from "./useProgressText";
import { onboardingFlow, onboardingInput } from "./wiring";

type View = ComponentType<{ onboarding: Onboarding }>;
type Snapshot = SnapshotFrom<typeof onboardingMachine>;
type TopOf<Value> = Value extends string ? Value : keyof Value;
type Top = TopOf<Snapshot["value"]>;

export function OnboardingPage() {
  const onboarding = useFlow(onboardingFlow, onboardingInput());
  const step = useSelector(onboarding, stepOf);
  const top = useSelector(onboarding, topOf);
  const progressText = useProgressText();
  useKeptFocus(step ?? top);
  const View: View = step === null ? VIEWS[top] : STEPS[step];
  return (
    <>
      {/* Outside of what changes with the step: only then is the change heard. */}
      <Text role="status" srOnly>
        {step && progressText(step)}
      </Text>
      <View onboarding={onboarding} />
    </>
  );
}

const topOf = ({ value }: Snapshot): Top => (typeof value === "string" ? value : (Object.keys(value)[0] as Top));

const STEPS = { contact: ContactStep, address: AddressStep, contracts: ContractsStep } satisfies Record<OnboardingStep, View>;

const VIEWS = {
  deciding: Waiting,
  loading: Waiting,
  heldUp: Waiting,
  failed: FailedRead,
  placing: Waiting,
  steps: Waiting,
  broken: BrokenStep,
  sending: UnreadAfterwards,
  continuing: Waiting,
  done: DoneStep,
  complete: Waiting,
} satisfies Record<Top, View>;
