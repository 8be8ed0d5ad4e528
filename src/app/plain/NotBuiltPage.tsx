import { useTexts } from "../../i18n";
import { NotBuiltView } from "../../ui/NotBuiltView";
import { PageLayout } from "../../ui/PageLayout";
import { useRouteRow } from "../useRouteRow";

/** Stands in for a page whose flow isn't built yet; docs/not-built.md lists them. */
export function NotBuiltPage() {
  const { t } = useTexts();
  const row = useRouteRow();
  return (
    <PageLayout {...(row && { title: t(row.titleKey), hasMenu: row.hasNavbar ?? false })}>
      <NotBuiltView />
    </PageLayout>
  );
}
