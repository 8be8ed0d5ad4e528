import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Calm } from "../../ui/drawings/Calm";
import { InternalLink, useGoBack } from "../../ui/InternalLink";
import { PageLayout } from "../../ui/PageLayout";
import { StateView } from "../../ui/StateView";
import { TopBar } from "../../ui/TopBar";

/** Defined by the specification, without a content (EL-21, AMB-43): what there is to choose from stands on home. */
export function CreateOfferPage() {
  const { t } = useTexts();
  const goBack = useGoBack();
  return (
    <PageLayout title={t("page.createOffer")}>
      <TopBar onBack={goBack} />
      <StateView drawing={<Calm />} title={t("createOffer.title")} body={t("createOffer.body")}>
        <Button asChild>
          <InternalLink to="/home">{t("app.backHome")}</InternalLink>
        </Button>
        <Button asChild variant="text">
          <InternalLink to="/contracts">{t("group.missing.button")}</InternalLink>
        </Button>
      </StateView>
    </PageLayout>
  );
}
