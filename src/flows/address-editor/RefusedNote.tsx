import type { AddressField } from "../../domain/address";
import { useTexts } from "../../i18n";
import { FaultSummary } from "../../ui/FaultSummary";

/** The server didn't take the address: what of it, as far as it said (F22). */
export function RefusedNote({ fields }: { fields: readonly AddressField[] }) {
  const { t } = useTexts();
  const names = fields.map((field) => t(`address.${field}`)).join(", ");
  return (
    <FaultSummary
      title={t("address.refused.title")}
      body={names === "" ? t("address.refused.body") : t("address.refused.fields", { names })}
    />
  );
}
