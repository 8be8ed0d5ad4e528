import { useTexts } from "../../i18n";
import { NotFoundView } from "../../ui/NotFoundView";
import { PageLayout } from "../../ui/PageLayout";

/** An address that the app doesn't know (ACC-08). */
export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <PageLayout title={t("error.http.404.title")}>
      <NotFoundView />
    </PageLayout>
  );
}
