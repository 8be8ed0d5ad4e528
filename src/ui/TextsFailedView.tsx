import { Box } from "@chakra-ui/react";
import { useTexts } from "../i18n";
import { Button } from "./Button";
import { Offline, Trouble } from "./drawings/troubles";
import { StateView } from "./StateView";

/** The texts could not be read on a first visit: the specification's own sentence, what it means in Swedish, and another try (TXT-05, AMB-30). */
export function TextsFailedView({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <StateView
      drawing={isOffline ? <Offline /> : <Trouble />}
      title={
        <Box as="span" lang="en">
          {t("texts.failed.literal")}
        </Box>
      }
      body={t(isOffline ? "texts.failed.bodyOffline" : "texts.failed.body")}
      isAlert
    >
      <Button onClick={onRetry}>{t("app.retry")}</Button>
    </StateView>
  );
}
