import { chakra, Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { FormEvent, InputHTMLAttributes } from "react";
import { CONTACT_FIELDS, type ContactField, contactProblemOf, contactRulesOf } from "../../domain/contactDetails";
import { MAX_VALUE } from "../../domain/fields";
import { type TextKey, useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { FaultSummary } from "../../ui/FaultSummary";
import { StickyActions } from "../../ui/StickyActions";
import { TextField } from "../../ui/TextField";
import { useBackSteps } from "../../ui/useBackSteps";
import { useFaultFocus } from "../../ui/useFaultFocus";
import type { Onboarding } from "./onboarding";
import { StepPage } from "./StepPage";

/** Step 1: how to reach the person (ONB-02). */
export function ContactStep({ onboarding }: { onboarding: Onboarding }) {
  const { t } = useTexts();
  const { contact, touched, refused, refusals } = useSelector(onboarding, ({ context }) => context);
  const isSaving = useSelector(onboarding, (snapshot) => snapshot.matches({ steps: { contact: "saving" } }));
  const canGoOn = useSelector(onboarding, (snapshot) => snapshot.can({ type: "step.next" }));
  const errorOf = useContactError(onboarding);
  const fields = useFaultFocus(refusals);
  useBackSteps(0, stay);
  const says = (fields: readonly ContactField[]) =>
    fields.length === 0
      ? t("contact.refused.body")
      : t("contact.refused.fields", { names: fields.map((field) => t(`contact.${field}`)).join(", ") });
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onboarding.send({ type: "step.next" });
  };
  return (
    <StepPage onboarding={onboarding} step="contact">
      <Form onSubmit={goOn} noValidate>
        <Stack ref={fields} gap="4" pb="5">
          {refused && <FaultSummary title={t("contact.refused")} body={says(refused)} />}
          {CONTACT_FIELDS.map((field) => (
            <TextField
              key={field}
              label={t(`contact.${field}`)}
              isRequired
              value={contact[field]}
              onType={(value) => onboarding.send({ type: "contact.type", field, value })}
              onLeave={() => onboarding.send({ type: "contact.leave", field })}
              error={touched.includes(field) ? errorOf(field) : null}
              readOnly={isSaving}
              {...TRAITS[field]}
            />
          ))}
        </Stack>
        <StickyActions>
          {/* Not disabled while it saves: it would lose the focus. The machine hears a second press as none. */}
          <Button type="submit" disabled={!canGoOn && !isSaving} aria-disabled={isSaving} aria-busy={isSaving}>
            {t(isSaving ? "onboarding.saving" : "onboarding.next")}
          </Button>
        </StickyActions>
      </Form>
    </StepPage>
  );
}

/** What lies behind the first step isn't ours. */
const stay = () => {};

const Form = chakra("form", { base: { display: "flex", flexDirection: "column", flex: "1" } });

/** No `type="email"`: browsers cut and refuse such a value before anybody has seen it. */
const TRAITS: Record<
  ContactField,
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "maxLength">
> = {
  email: { inputMode: "email", autoComplete: "email", maxLength: MAX_VALUE },
  phoneNumber: { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: MAX_VALUE },
};

const WRONG = { email: "contact.wrong.email", phoneNumber: "contact.wrong.phoneNumber" } satisfies Record<ContactField, TextKey>;

/** What is wrong with a field: in the server's words where it has some (VAL-04), also when only the server sees it. */
function useContactError(onboarding: Onboarding) {
  const { t, serverText } = useTexts();
  const { contact, customer, refused } = useSelector(onboarding, ({ context }) => context);
  const rules = contactRulesOf(customer);
  return (field: ContactField): string | null => {
    const problem = contactProblemOf(contact, field, rules);
    if (problem?.kind === "missing") return t("contact.missing");
    return problem || refused?.includes(field) ? serverText(rules[field].errorKey, WRONG[field]) : null;
  };
}
