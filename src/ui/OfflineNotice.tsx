import { Box, Flex } from "@chakra-ui/react";
import { CloudOff } from "lucide-react";
import { useTexts } from "../i18n";

/** A slim line at the top while the device is offline. It is always there, empty, so that its coming is spoken. */
export function OfflineNotice({ isOffline }: { isOffline: boolean }) {
  const { t } = useTexts();
  return (
    <Box role="status" position="sticky" top="0" zIndex="sticky">
      {isOffline && (
        <Flex
          align="center"
          justify="center"
          gap="2"
          px="5"
          pb="2"
          pt="calc(0.5rem + env(safe-area-inset-top))"
          bg="inverseSurface"
          color="inverseOnSurface"
          textStyle="small"
          css={{ animation: "fadeIn 200ms ease-out both" }}
        >
          <CloudOff size={18} strokeWidth={1.8} aria-hidden />
          {t("offline.notice")}
        </Flex>
      )}
    </Box>
  );
}
