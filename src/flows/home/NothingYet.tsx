import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { InternalLink } from "../../ui/InternalLink";

/** There is nothing to gain, to do or to wait for. The one button is here unless the card below already invites. */
export function NothingYet({ hasAddMoreCard }: { hasAddMoreCard: boolean }) {
  const { t } = useTexts();
  return (
    <EmptyState title={t("home.empty.title")} body={t("home.empty.body")}>
      {!hasAddMoreCard && (
        <Button asChild>
          <InternalLink to="/contracts/add">{t("home.empty.button")}</InternalLink>
        </Button>
      )}
    </EmptyState>
  );
}
