import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { InternalLink } from "../../ui/InternalLink";

/** There are no contracts yet, and this is the way to the first. */
export function NoContracts() {
  const { t } = useTexts();
  return (
    <EmptyState title={t("contracts.empty.title")} body={t("contracts.empty.body")}>
      <Button asChild>
        <InternalLink to="/contracts/add">{t("contracts.empty.button")}</InternalLink>
      </Button>
    </EmptyState>
  );
}
