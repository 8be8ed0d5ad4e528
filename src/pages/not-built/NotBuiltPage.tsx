import { type TextKey, useTexts } from "../../i18n";
import { NotBuiltView } from "../../ui/NotBuiltView";
import { useDocumentTitle } from "../../ui/useDocumentTitle";

/** Stands at every address whose flow comes later. `titleKey` names the tab. */
export function NotBuiltPage({ titleKey = "notBuilt.tab" }: { titleKey?: TextKey }) {
  const { t } = useTexts();
  useDocumentTitle(t(titleKey));
  return <NotBuiltView />;
}
