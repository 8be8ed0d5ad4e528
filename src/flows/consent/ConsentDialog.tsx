import { Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { consentMachine } from "../../../machines/consent";
import type { ConsentReason } from "../../domain/errors";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { DialogFrame } from "../../ui/DialogFrame";
import { DocumentLinks, type DocumentName } from "../../ui/DocumentLinks";

const DOCUMENTS = {
  TermsAndConditionsUpdated: ["terms"],
  TermsAndConditionsAndPowerOfAttorneyUpdated: ["terms", "powerOfAttorney"],
  PowerOfAttorneyUnsigned: ["powerOfAttorney"],
  PowerOfAttorneyOutdated: ["powerOfAttorney"],
} satisfies Record<ConsentReason, DocumentName[]>;

/** Why nothing else works, what to do about it, and the way out. It can't be closed (CNS-01, CNS-02, AMB-66). */
export function ConsentDialog({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const { t } = useTexts();
  const { reason, isImpersonating } = useSelector(consent, ({ context }) => context);
  const isBusy = useSelector(consent, (snapshot) => !snapshot.matches("asked"));
  const leave = () => consent.send({ type: "leave" });
  if (isImpersonating)
    return (
      <DialogFrame title={t(`consent.${reason}.title`)} body={t("consent.stopActing.body")}>
        <Button onClick={leave}>{t("consent.stopActing")}</Button>
      </DialogFrame>
    );
  return (
    <DialogFrame title={t(`consent.${reason}.title`)} body={t(`consent.${reason}.body`)}>
      <DocumentLinks has={DOCUMENTS[reason]} />
      <Stack gap="2">
        {/* Not disabled while it works: it would lose the focus. The machine hears a second press as none. */}
        <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => consent.send({ type: "consent.give" })}>
          {t(`consent.${reason}.button`)}
        </Button>
        <Button variant="text" onClick={leave}>
          {t("app.logOut")}
        </Button>
      </Stack>
    </DialogFrame>
  );
}
