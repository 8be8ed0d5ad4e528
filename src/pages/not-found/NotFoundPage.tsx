import { useTexts } from "../../i18n";
import { NotFoundView } from "../../ui/NotFoundView";
import { useDocumentTitle } from "../../ui/useDocumentTitle";

/** An address that the app doesn't know (ACC-08). */
export function NotFoundPage() {
  const { t } = useTexts();
  useDocumentTitle(t("error.http.404.title"));
  return <NotFoundView />;
}
