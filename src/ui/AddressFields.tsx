import { Grid } from "@chakra-ui/react";
import { ADDRESS_FIELDS, type AddressField, type AddressForm, type AddressRules, EMPTY_FORM, problemOf } from "../domain/address";
import { MAX_VALUE } from "../domain/fields";
import { type TextKey, useTexts } from "../i18n";
import { TextField } from "./TextField";
import { useFaultFocus } from "./useFaultFocus";

type AddressFieldsProps = {
  form: AddressForm;
  rules: AddressRules;
  /** Only these may show what is wrong with them (VAL-03). */
  touched: readonly AddressField[];
  onType: (field: AddressField, value: string) => void;
  onLeave: (field: AddressField) => void;
};

/** The fields of an address. */
export function AddressFields({ form, rules, touched, onType, onLeave }: AddressFieldsProps) {
  const { t } = useTexts();
  const errorOf = useAddressError();
  const fields = useFaultFocus(touched.length === ADDRESS_FIELDS.length);
  return (
    <Grid
      ref={fields}
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      alignItems="start"
    >
      {ADDRESS_FIELDS.map((field) => {
        const label = t(`address.${field}`);
        return (
          <TextField
            key={field}
            label={isNeeded(field, rules) ? label : t("address.optional", { label })}
            isRequired={isNeeded(field, rules)}
            value={form[field]}
            onType={(value) => onType(field, value)}
            onLeave={() => onLeave(field)}
            error={touched.includes(field) ? errorOf(form, field, rules) : null}
            maxLength={MAX_VALUE}
            {...TRAITS[field]}
          />
        );
      })}
    </Grid>
  );
}

const isNeeded = (field: AddressField, rules: AddressRules): boolean => problemOf(EMPTY_FORM, field, rules)?.kind === "missing";

const TRAITS: Record<AddressField, { inputMode?: "numeric"; autoComplete: string }> = {
  street: { autoComplete: "address-line1" },
  streetNumber: { autoComplete: "off", inputMode: "numeric" },
  entrance: { autoComplete: "off" },
  apartmentNumber: { autoComplete: "off", inputMode: "numeric" },
  co: { autoComplete: "off" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric" },
  postalAddress: { autoComplete: "address-level2" },
};

/** What doesn't fit is said in the server's words where it has some (VAL-04). */
function useAddressError() {
  const { t, serverText } = useTexts();
  return (form: AddressForm, field: AddressField, rules: AddressRules): string | null => {
    const problem = problemOf(form, field, rules);
    if (problem === null) return null;
    return problem.kind === "missing" ? t("address.missing") : serverText(problem.errorKey, WRONG[field] ?? "address.wrong");
  };
}

const WRONG: Partial<Record<AddressField, TextKey>> = {
  streetNumber: "address.wrong.number",
  apartmentNumber: "address.wrong.number",
  postalCode: "address.wrong.postalCode",
};
