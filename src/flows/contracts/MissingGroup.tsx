import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Lost } from "../../ui/drawings/troubles";
import { StateView } from "../../ui/StateView";

/** The path names what isn't there: removed meanwhile, or never was. */
export function MissingGroup({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Lost />} title={t("group.missing.title")} body={t("group.missing.body")}>
      <Button onClick={onClose}>{t("group.missing.button")}</Button>
    </StateView>
  );
}
