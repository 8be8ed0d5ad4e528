import { Flex, Text } from "@chakra-ui/react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

/** The last session ended in the middle of something: the way back there (AMB-62). */
export function GoOnCard({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTexts();
  return (
    <Card tone="soft">
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <Text>{t("home.goOn.body")}</Text>
        <Button size="sm" variant="outline" onClick={onGoOn}>
          {t("home.goOn.button")}
        </Button>
      </Flex>
    </Card>
  );
}
