import type { ActorRefFrom } from "xstate";
import type { signPoaMachine } from "../../../machines/sign-poa";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Paper } from "../../ui/drawings/Paper";
import { StateView } from "../../ui/StateView";

/** The server wants a consent first, whose question stands everywhere but here (CNS-07): back to where it does. */
export function HeldUp({ signing }: { signing: ActorRefFrom<typeof signPoaMachine> }) {
  const { t } = useTexts();
  return (
    <StateView drawing={<Paper />} title={t("signPoa.heldUp.title")} body={t("signPoa.heldUp.body")}>
      <Button onClick={() => signing.send({ type: "cancel" })}>{t("app.back")}</Button>
    </StateView>
  );
}
