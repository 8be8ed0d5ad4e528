import { useSelector } from "@xstate/react";
import { openCategory, openEntry } from "../../../machines/shared/provider-selection-setup";
import { cleanName } from "../../domain/cleanText";
import { entriesWithAddress } from "../../domain/selection";
import { useTexts } from "../../i18n";
import { AddressEditor } from "../address-editor/AddressEditor";
import type { Editor } from "../address-editor/editor";
import { PickerPanel } from "./PickerPanel";
import type { Picker } from "./picker";

/** Where a contract holds: filled in as far as anybody knows, confirmed by the person. One after the other. */
export function AddressStep({ picker }: { picker: Picker }) {
  const { t } = useTexts();
  const context = useSelector(picker, (snapshot) => snapshot.context);
  const editor = useSelector(picker, (snapshot) => snapshot.children.address as Editor | undefined);
  const { panel } = context;
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
      {editor && <AddressEditor editor={editor} />}
    </PickerPanel>
  );
}
