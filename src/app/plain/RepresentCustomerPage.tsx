import { useTexts } from "../../i18n";
import { ports } from "../../ports";
import { Button } from "../../ui/Button";
import { NotBuiltView } from "../../ui/NotBuiltView";
import { PageLayout } from "../../ui/PageLayout";

/** The admin's own page, until the search for customers is built: the way out is here (AMB-03). */
export function RepresentCustomerPage() {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.representCustomer")}>
      <NotBuiltView>
        <Button variant="text" onClick={() => ports().logOut()}>
          {t("app.logOut")}
        </Button>
      </NotBuiltView>
    </PageLayout>
  );
}
