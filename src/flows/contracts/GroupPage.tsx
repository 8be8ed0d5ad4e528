import { useTexts } from "../../i18n";
import { PageLayout } from "../../ui/PageLayout";
import { useFlow } from "../useFlow";
import { GroupView } from "./GroupView";
import { contractsFlow, groupInput } from "./wiring";

/** All that one provider holds in a category, as a page of its own (CON-16). */
export function GroupPage({ type, providerId }: { type: string; providerId: string }) {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.contractGroup")}>
      <GroupView contracts={useFlow(contractsFlow, groupInput(type, providerId))} />
    </PageLayout>
  );
}
