import { Box, Flex, Text } from "@chakra-ui/react";
import { useTexts } from "../i18n";
import { Button } from "./Button";

/** What is on screen may be old, because reading it anew failed. Always there, empty, so that its coming is spoken. */
export function StaleNote({ isStale, onRetry }: { isStale: boolean; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Box role="status" _empty={{ display: "none" }}>
      {isStale && (
        <Flex
          align="center"
          justify="space-between"
          wrap="wrap"
          columnGap="2"
          bg="surfaceContainerHigh"
          borderRadius="field"
          pl="4"
          pr="1"
          py="1"
        >
          <Text py="1.5" pr="3">
            {t("app.stale")}
          </Text>
          <Button variant="text" size="sm" ml="auto" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
