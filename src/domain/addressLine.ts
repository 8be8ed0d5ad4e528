/**
 * An address on one line, as people write it and lookups answer it: what of it is street, number, entrance and apartment.
 * Cases FMT-09, A90; specification §3 "Address-component results".
 */
import { type AddressField, type AddressForm, postalCodeText } from "./address";

/** What a lookup finds: the components of specification §3. */
export type FoundAddress = {
  streetAddress: string;
  streetNumber: number | null;
  postalCode: number;
  postalAddress: string;
};

type LineParts = Record<"street" | "streetNumber" | "entrance" | "apartmentNumber", string>;

/** `Storgatan 12 B lgh 1001`, `S:t Eriksgatan 4b`, `1:a Tvärgatan 7, lgh 1203`. A range of numbers (`4-6`) is none. */
const LINE = /^((?:\d+:[ae] )?\D*\p{L}[^\d,]*),? (\d{1,9}) ?(\p{L})?(?:,? (?:lgh|lägenhet)\.? ?(\d{1,9}))?$/iu;

/** The parts of a line that ends with its number; null for any other: a name alone is a street. */
export function partsOfLine(line: string): LineParts | null {
  const [, street, streetNumber = "", entrance = "", apartmentNumber = ""] = LINE.exec(plain(line)) ?? [];
  return street === undefined ? null : { street: street.trim(), streetNumber, entrance: entrance.toUpperCase(), apartmentNumber };
}

const plain = (text: string): string => text.trim().replace(/\s+/g, " ");

/** The form with each thing in its own field: what the street's line holds beside it, and the postal code as people write it. */
export function tidied(form: AddressForm): AddressForm {
  const named = Object.entries(partsOfLine(form.street) ?? {}).filter(([, part]) => part !== "");
  const postalCode = postalCodeText(form.postalCode);
  if (named.length === 0 && postalCode === form.postalCode) return form;
  return { ...form, ...Object.fromEntries(named), postalCode };
}

/** What a lookup can use of the line: entrance and apartment are nothing it knows of. */
export function lookupTextOf(line: string): string {
  const parts = partsOfLine(line);
  return parts === null ? plain(line) : `${parts.street} ${parts.streetNumber}`;
}

/**
 * The form at the address that was found for `line`. Entrance and apartment are those of the line: the ones that stood in the
 * form belong to another house.
 */
export function formAt(found: FoundAddress, form: AddressForm): AddressForm {
  const typed = partsOfLine(form.street);
  const own = partsOfLine(found.streetAddress);
  const part = (field: "entrance" | "apartmentNumber") => own?.[field] || typed?.[field] || "";
  return {
    ...form,
    street: own?.street ?? plain(found.streetAddress),
    streetNumber: String(found.streetNumber ?? (own?.streetNumber || typed?.streetNumber || "")),
    entrance: part("entrance"),
    apartmentNumber: part("apartmentNumber"),
    postalCode: postalCodeText(String(found.postalCode)),
    postalAddress: found.postalAddress,
  };
}

/** Shorter lines fit half the country. */
const MIN_LINE = 3;

export const isWorthLookingUp = (field: AddressField, line: string): boolean =>
  field === "street" && plain(line).length >= MIN_LINE;
