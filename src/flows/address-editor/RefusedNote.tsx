import { Heading, Stack, Text } from "@chakra-ui/react";
import type { AddressField } from "../../domain/address";
import { useTexts } from "../../i18n";

/** The server didn't take the address: what of it, as far as it said. It gets the focus (F22). */
export function RefusedNote({ fields }: { fields: readonly AddressField[] }) {
  const { t } = useTexts();
  const names = fields.map((field) => t(`address.${field}`)).join(", ");
  return (
    <Stack
      data-part="faults"
      role="group"
      aria-labelledby="address-refused"
      tabIndex={-1}
      gap="1"
      p="4"
      borderRadius="field"
      bg="errorContainer"
      color="onErrorContainer"
    >
      <Heading as="h2" id="address-refused" textStyle="body" fontWeight={650}>
        {t("address.refused.title")}
      </Heading>
      <Text textStyle="small">{names === "" ? t("address.refused.body") : t("address.refused.fields", { names })}</Text>
    </Stack>
  );
}
