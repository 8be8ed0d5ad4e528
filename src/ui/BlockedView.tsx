import type { ConsentReason } from "../domain/errors";
import { useTexts } from "../i18n";
import { Button } from "./Button";
import { Paper } from "./drawings/Paper";
import { StateView } from "./StateView";

/** The server asks for a consent first: why, and the way out (specification §8). Texts are keyed by the reason. */
export function BlockedView({ reason, onLogOut }: { reason: ConsentReason; onLogOut: () => void }) {
  const { serverText, t } = useTexts();
  return (
    <StateView
      drawing={<Paper />}
      title={serverText(`consent.blocked.${reason}.title`, "consent.blocked.generic.title")}
      body={serverText(`consent.blocked.${reason}.body`, "consent.blocked.generic.body")}
      isAlert
    >
      <Button variant="tonal" onClick={onLogOut}>
        {t("app.logOut")}
      </Button>
    </StateView>
  );
}
