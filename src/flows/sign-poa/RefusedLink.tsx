import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Lost } from "../../ui/drawings/troubles";
import { InternalLink } from "../../ui/InternalLink";
import { StateView } from "../../ui/StateView";

/** The address holds nothing that this customer may sign. */
export function RefusedLink() {
  const { t } = useTexts();
  return (
    <StateView drawing={<Lost />} title={t("signPoa.refused.title")} body={t("signPoa.refused.body")} isAlert>
      <Button asChild>
        <InternalLink to="/home">{t("app.backHome")}</InternalLink>
      </Button>
    </StateView>
  );
}
