import type { ActorRefFrom } from "xstate";
import type { signPoaMachine } from "../../../machines/sign-poa";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Paper } from "../../ui/drawings/Paper";
import { StateView } from "../../ui/StateView";

/** An admin who acts for a customer: why they can't sign, and the two ways on (AMB-66). */
export function NotTheirs({ signing }: { signing: ActorRefFrom<typeof signPoaMachine> }) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Paper />} title={t("signPoa.notTheirs.title")} body={t("signPoa.notTheirs.body")}>
      <Button onClick={() => signing.send({ type: "leave" })}>{t("signPoa.notTheirs.button")}</Button>
      <Button variant="text" onClick={() => signing.send({ type: "cancel" })}>
        {t("app.back")}
      </Button>
    </StateView>
  );
}
