import { useSelector } from "@xstate/react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import type { Onboarding } from "./onboarding";

/** There is no menu here: the way out, or for an admin out of acting for the customer (AMB-05). */
export function LeaveButton({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const isActing = useSelector(onboarding, ({ context }) => context.isImpersonating);
  return (
    <Button variant="text" size="sm" px="3" mr="-12px" whiteSpace="nowrap" onClick={() => onboarding.send({ type: "leave" })}>
      {t(isActing ? "session.stopActing" : "app.logOut")}
    </Button>
  );
}
