import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback } from "react";
import type { SnapshotFrom } from "xstate";
import type { providerSelectionMachine } from "../../../machines/provider-selection";
import { useTexts } from "../../i18n";
import { CenteredLoader } from "../../ui/CenteredLoader";
import { ErrorView } from "../../ui/ErrorView";
import { useBackSteps } from "../../ui/useBackSteps";
import { AddressStep } from "./AddressStep";
import { CategoryList } from "./CategoryList";
import { ProvidersStep } from "./ProvidersStep";
import type { Picker } from "./picker";
import { SubTypesStep } from "./SubTypesStep";

type Snapshot = SnapshotFrom<typeof providerSelectionMachine>;

type ProviderSelectionProps = {
  picker: Picker;
  /** Types that the person said they have, before they could pick with whom: they are pointed out. */
  wanted?: readonly string[];
  /** How many steps of the page the browser's back takes after those of the panel; each of them closes the selection. */
  stepsBefore?: number;
  /** The page around the list of categories. While a panel is open, the panel is the page. */
  children: (list: ReactNode, canFinish: boolean) => ReactNode;
};

export function ProviderSelection({ picker, wanted = NONE, stepsBefore = 0, children }: ProviderSelectionProps) {
  const { t } = useTexts();
  const snapshot = useSelector(picker, (current) => current);
  const depth = depthOf(snapshot);
  useBackSteps(
    stepsBefore + depth,
    useCallback(() => picker.send({ type: depth > 0 ? "back" : "close" }), [picker, depth]),
  );

  if (snapshot.matches({ choosing: { panel: "providers" } })) return <ProvidersStep picker={picker} />;
  if (snapshot.matches({ choosing: { panel: "subTypes" } })) return <SubTypesStep picker={picker} />;
  if (snapshot.matches({ choosing: { panel: "addresses" } }))
    return <AddressStep key={snapshot.context.panel!.at} picker={picker} />;
  if (snapshot.matches("choosing"))
    return children(<CategoryList picker={picker} wanted={wanted} />, snapshot.can({ type: "finish" }));
  if (snapshot.matches("failed"))
    return children(
      <ErrorView failure={snapshot.context.failure!} onRetry={() => picker.send({ type: "retry" })} headingAs="h2" />,
      false,
    );
  return children(<CenteredLoader label={t("picker.loading")} />, false);
}

const NONE: readonly string[] = [];

/** How many steps the browser's back has to take before it leaves the page. */
function depthOf(snapshot: Snapshot): number {
  if (snapshot.matches({ choosing: { panel: "subTypes" } })) return 2;
  if (snapshot.matches({ choosing: { panel: "addresses" } })) return 3 + snapshot.context.panel!.at;
  return snapshot.matches({ choosing: "panel" }) ? 1 : 0;
}
