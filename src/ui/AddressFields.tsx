import { Box, Grid } from "@chakra-ui/react";
import { useMemo } from "react";
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressForm,
  type AddressRules,
  EMPTY_FORM,
  postalCodeText,
  problemOf,
} from "../domain/address";
import type { FoundAddress } from "../domain/addressLine";
import { MAX_VALUE } from "../domain/fields";
import { type TextKey, useTexts } from "../i18n";
import { SuggestField } from "./SuggestField";
import { TextField } from "./TextField";

/** What a lookup offers for the street. */
export type Places = {
  found: readonly FoundAddress[];
  /** The person has just taken one. */
  isPicked: boolean;
  onPick: (place: FoundAddress) => void;
  onDismiss: () => void;
};

type AddressFieldsProps = {
  form: AddressForm;
  rules: AddressRules;
  /** Only these may show what is wrong with them (VAL-03). */
  touched: readonly AddressField[];
  /** Those that the server didn't take as they stand. */
  refused?: readonly AddressField[];
  isReadOnly?: boolean;
  /** Null: there is no lookup. */
  places?: Places | null;
  onType: (field: AddressField, value: string) => void;
  onLeave: (field: AddressField) => void;
};

/** The fields of an address. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, rules, touched, refused = [], isReadOnly = false, places = null, onType, onLeave } = props;
  const { t } = useTexts();
  const errorOf = useAddressError();
  const fieldOf = (field: AddressField) => {
    const label = t(`address.${field}`);
    const isRequired = isNeeded(field, rules);
    return {
      label: isRequired ? label : t("address.optional", { label }),
      isRequired,
      value: form[field],
      onType: (value: string) => onType(field, value),
      onLeave: () => onLeave(field),
      error:
        (touched.includes(field) ? errorOf(form, field, rules) : null) ?? (refused.includes(field) ? t(wrongOf(field)) : null),
      maxLength: MAX_VALUE,
      readOnly: isReadOnly,
      ...TRAITS[field],
    };
  };
  return (
    <Grid gap="4" gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(6, minmax(0, 1fr))" }} alignItems="start">
      {ADDRESS_FIELDS.map((field) => (
        <Box key={field} gridColumn={{ sm: `span ${COLUMNS[field]}` }}>
          {field === "street" && places ? <StreetField {...fieldOf(field)} places={places} /> : <TextField {...fieldOf(field)} />}
        </Box>
      ))}
    </Grid>
  );
}

type StreetFieldProps = Parameters<typeof TextField>[0] & { places: Places };

function StreetField({ places: { found, isPicked, onPick, onDismiss }, ...field }: StreetFieldProps) {
  const { t } = useTexts();
  const suggestions = useMemo(() => found.map((place) => ({ item: place, ...linesOf(place) })), [found]);
  const says = () => {
    if (found.length > 0) return t("address.places.count", { count: found.length });
    return isPicked ? t("address.places.picked") : "";
  };
  return (
    <SuggestField
      {...field}
      suggestions={suggestions}
      listLabel={t("address.places.label")}
      status={says()}
      onPick={onPick}
      onDismiss={onDismiss}
    />
  );
}

const linesOf = ({ streetAddress, streetNumber, postalCode, postalAddress }: FoundAddress) => ({
  title: streetNumber === null ? streetAddress : `${streetAddress} ${streetNumber}`,
  detail: `${postalCodeText(String(postalCode))} ${postalAddress}`,
});

const isNeeded = (field: AddressField, rules: AddressRules): boolean => problemOf(EMPTY_FORM, field, rules)?.kind === "missing";

/** How wide each is, of six, where there is room for more than one beside the other. */
const COLUMNS: Record<AddressField, number> = {
  street: 4,
  streetNumber: 2,
  entrance: 3,
  apartmentNumber: 3,
  co: 6,
  postalCode: 2,
  postalAddress: 4,
};

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
    return problem.kind === "missing" ? t("address.missing") : serverText(problem.errorKey, wrongOf(field));
  };
}

const WRONG: Partial<Record<AddressField, TextKey>> = {
  streetNumber: "address.wrong.number",
  apartmentNumber: "address.wrong.number",
  postalCode: "address.wrong.postalCode",
};

const wrongOf = (field: AddressField): TextKey => WRONG[field] ?? "address.wrong";
