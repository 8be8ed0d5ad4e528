import { useTexts } from "../../i18n";
import { NotFoundView } from "../../ui/NotFoundView";
import { PageLayout } from "../../ui/PageLayout";

/** An unknown path (ACC-08). */
export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.notFound")}>
      <NotFoundView />
    </PageLayout>
  );
}
