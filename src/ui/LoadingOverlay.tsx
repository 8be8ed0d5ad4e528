import { Flex, Text } from "@chakra-ui/react";
import { useTexts } from "../i18n";
import { Spinner } from "./CenteredLoader";

/**
 * Holds the screen while something that must not be disturbed is under way. Presses are caught at once; it fades in after
 * 150 ms, so that a quick answer doesn't flicker (OVL-09). Whoever knows that calls are open shows it, and takes it away.
 */
export function LoadingOverlay({ label }: { label?: string }) {
  const { t } = useTexts();
  return (
    <Flex
      role="status"
      position="fixed"
      inset="0"
      zIndex="overlay"
      direction="column"
      align="center"
      justify="center"
      gap="4"
      bg="color-mix(in srgb, var(--chakra-colors-background) 90%, transparent)"
      css={{ animation: "fadeIn 200ms ease-out 150ms both" }}
    >
      <Spinner />
      {label ? <Text textAlign="center">{label}</Text> : <Text srOnly>{t("loading.label")}</Text>}
    </Flex>
  );
}
