import { Box, Flex, Text } from "@chakra-ui/react";
import { useTexts } from "../i18n";

/**
 * A page or a part of one is on its way. Nothing shows for 150 ms, so that a quick answer doesn't flicker; after 5 s it says
 * that it takes longer than usual. Fills the room it is given, at least half a screen.
 */
export function CenteredLoader({ label }: { label?: string }) {
  const { t } = useTexts();
  return (
    <Flex
      role="status"
      direction="column"
      align="center"
      justify="center"
      gap="4"
      flex="1"
      minH="50dvh"
      p="5"
      css={{ animation: "fadeIn 200ms ease-out 150ms both" }}
    >
      <Spinner />
      <Text srOnly>{label ?? t("loading.label")}</Text>
      <Text textStyle="small" color="onSurfaceVariant" css={{ animation: "fadeIn 250ms ease-out 5s both" }} aria-hidden>
        {t("loading.slow")}
      </Text>
    </Flex>
  );
}

/** The turning ring alone; whoever shows it says what is happening. */
export function Spinner({ size = "40px" }: { size?: string }) {
  return (
    <Box
      aria-hidden
      w={size}
      h={size}
      borderRadius="full"
      borderWidth="4px"
      borderColor="surfaceContainerHighest"
      borderTopColor="primary"
      css={{ animation: "spin 900ms linear infinite" }}
    />
  );
}
