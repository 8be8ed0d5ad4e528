import { Flex, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { useTexts } from "../../i18n";

/** Whoever is talked into a login by telephone can still turn back. */
export function PhoneScamWarning() {
  const { t } = useTexts();
  return (
    <Flex gap="3" px="4" py="3" borderRadius="card" bg="surfaceContainer" color="onSurfaceVariant">
      <TriangleAlert size={24} strokeWidth={1.8} aria-hidden style={{ flexShrink: 0 }} />
      <Text textStyle="small">{t("bankId.warning")}</Text>
    </Flex>
  );
}
