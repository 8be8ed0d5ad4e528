import { Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

/** The panel of the hidden mode. Its switches come with what they switch. */
export function HiddenModePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <Stack gap="3" align="start">
          <Heading as="h2" id={titleId}>
            {t("hiddenMode.title")}
          </Heading>
          <Text role="status">{t("hiddenMode.empty")}</Text>
          <Button variant="tonal" size="sm" onClick={onClose}>
            {t("hiddenMode.close")}
          </Button>
        </Stack>
      </section>
    </Card>
  );
}
