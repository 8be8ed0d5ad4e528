import { chakra, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { hasPlaceLookup } from "../../api/addresses";
import { useTexts } from "../../i18n";
import { AddressFields } from "../../ui/AddressFields";
import { Button } from "../../ui/Button";
import { useFaultFocus } from "../../ui/useFaultFocus";
import type { Editor } from "./editor";
import { RefusedNote } from "./RefusedNote";
import { RegisteredAddress } from "./RegisteredAddress";

/** The fields of an address with all that helps to fill them in. Who shows it has the buttons to save and to leave. */
export function AddressEditor({ editor }: { editor: Editor }) {
  const { t } = useTexts();
  const snapshot = useSelector(editor, (current) => current);
  const { form, rules, touched, refused, holdUps, places } = snapshot.context;
  const area = useFaultFocus(holdUps);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: "save" });
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack ref={area} gap="5">
        {refused && <RefusedNote fields={refused} />}
        <RegisteredAddress editor={editor} />
        {snapshot.matches({ open: { editing: { rules: "missing" } } }) && (
          <Stack direction="row" align="center" justify="space-between" gap="3" flexWrap="wrap">
            <Text textStyle="small" color="onSurfaceVariant">
              {t("address.rulesMissing")}
            </Text>
            <Button variant="text" size="sm" onClick={() => editor.send({ type: "retry" })}>
              {t("address.rulesRetry")}
            </Button>
          </Stack>
        )}
        <AddressFields
          form={form}
          rules={rules ?? {}}
          touched={touched}
          refused={refused ?? []}
          isReadOnly={snapshot.matches({ open: "saving" })}
          places={
            hasPlaceLookup
              ? {
                  found: places,
                  isPicked: snapshot.matches({ open: { editing: { places: "picked" } } }),
                  onPick: (place) => editor.send({ type: "place.pick", place }),
                  onDismiss: () => editor.send({ type: "place.dismiss" }),
                }
              : null
          }
          onType={(field, value) => editor.send({ type: "address.type", field, value })}
          onLeave={(field) => editor.send({ type: "address.leave", field })}
        />
      </Stack>
      {/* Enter saves from any field. */}
      <button type="submit" hidden />
    </chakra.form>
  );
}
