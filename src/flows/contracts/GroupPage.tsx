import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { PageLayout } from "../../ui/PageLayout";
import { useFlow } from "../useFlow";
import { nameOfGroup } from "./flow";
import { GroupView } from "./GroupView";
import { contractsFlow, groupInput } from "./wiring";

/** All that one provider holds in a category, as a page of its own (CON-16). */
export function GroupPage({ type, providerId }: { type: string; providerId: string }) {
  const { t } = useTexts();
  const contracts = useFlow(contractsFlow, groupInput(type, providerId));
  return (
    <PageLayout title={useSelector(contracts, nameOfGroup) ?? t("page.contractGroup")}>
      <GroupView contracts={contracts} />
    </PageLayout>
  );
}
