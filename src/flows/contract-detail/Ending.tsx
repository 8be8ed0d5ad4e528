import { Box, Stack, Text } from "@chakra-ui/react";
import { formatDate } from "../../domain/dates";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";

type EndingProps = { lastUpdatedAt: string | null; isRemoving: boolean; onRemove: () => void };

/** How old what is told is, and the way to have the contract gone. */
export function Ending({ lastUpdatedAt, isRemoving, onRemove }: EndingProps) {
  const { t } = useTexts();
  const date = formatDate(lastUpdatedAt);
  return (
    <Stack gap="4" align="start" mt="auto" pt="2">
      {date && (
        <Text textStyle="small" color="onSurfaceVariant">
          {t("contract.updatedAt", { date })}
        </Text>
      )}
      <Button variant="text" color="error" mx="-20px" px="20px" aria-disabled={isRemoving} onClick={onRemove}>
        {t(isRemoving ? "contract.removing" : "contract.remove")}
      </Button>
      <Box role="status" srOnly>
        {isRemoving && t("contract.removing")}
      </Box>
    </Stack>
  );
}
