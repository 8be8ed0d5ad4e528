import { useSelector } from "@xstate/react";
import { openCategory, openEntry } from "../../../machines/shared/provider-selection-setup";
import { cleanName } from "../../domain/cleanText";
import { entriesWithAddress } from "../../domain/selection";
import { useTexts } from "../../i18n";
import { AddressFields } from "../../ui/AddressFields";
import { PickerPanel } from "./PickerPanel";
import type { Picker } from "./picker";

/** Where a contract holds: filled in as far as anybody knows, confirmed by the person. One after the other. */
export function AddressStep({ picker }: { picker: Picker }) {
  const { t } = useTexts();
  const context = useSelector(picker, (snapshot) => snapshot.context);
  const { panel, addressRules } = context;
  const entry = openEntry(context);
  const count = entriesWithAddress(openCategory(context), panel!.picks).length;
  return (
    <PickerPanel
      picker={picker}
      title={t("picker.address.title", { name: cleanName(entry?.provider.name) ?? "" })}
      body={t("picker.address.body")}
      note={count > 1 ? t("picker.address.position", { position: panel!.at + 1, count }) : ""}
      isConfirmDisabled={false}
    >
      <AddressFields
        form={panel!.form}
        rules={addressRules}
        touched={panel!.touched}
        onType={(field, value) => picker.send({ type: "address.type", field, value })}
        onLeave={(field) => picker.send({ type: "address.leave", field })}
      />
    </PickerPanel>
  );
}
