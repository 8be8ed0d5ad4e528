import { useTexts } from "../i18n";
import { Button } from "./Button";
import { Lost } from "./drawings/troubles";
import { InternalLink } from "./InternalLink";
import { StateView } from "./StateView";

/** No such page: one way out, to "/" (ACC-08, ACC-09). The texts are those of a 404 answer. */
export function NotFoundView() {
  const { t } = useTexts();
  return (
    <StateView drawing={<Lost />} title={t("error.http.404.title")} body={t("error.http.404.body")}>
      <Button asChild>
        <InternalLink to="/">{t("error.http.404.button")}</InternalLink>
      </Button>
    </StateView>
  );
}
