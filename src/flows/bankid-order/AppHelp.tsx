import { Stack, Text } from "@chakra-ui/react";
import { useTexts } from "../../i18n";
import { ExternalLink } from "../../ui/ExternalLink";
import { WayBack } from "./WayBack";

/** The ID app on this device: how to come back from it, and where to get it. */
export function AppHelp() {
  const { t } = useTexts();
  return (
    <Stack gap="3">
      <WayBack />
      <Text textStyle="small" color="onSurfaceVariant">
        {t("bankId.message.RFA2")} <ExternalLink href="https://install.bankid.com/">{t("bankId.install")}</ExternalLink>
      </Text>
    </Stack>
  );
}
