import { Flex, Heading, Stack, Text } from "@chakra-ui/react";

import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Calm } from "../../ui/drawings/Calm";
import { InternalLink } from "../../ui/InternalLink";
import { PageLayout } from "../../ui/PageLayout";
import { HiddenMode } from "./HiddenMode";

/** The way in. Its logo holds the hidden mode. */
export function LoginPage() {
  const { t } = useTexts();
  return (
    <PageLayout title={t("page.login")}>
      <Stack flex="1" justify="center" gap="6" w="full" maxW="26rem" mx="auto" py="6">
        <HiddenMode />
        <Flex justify="center" py="7" borderRadius="card" bg="secondaryContainer">
          <Calm />
        </Flex>
        <Stack gap="3">
          <Heading as="h1" textStyle="display">
            {t("login.title")}
          </Heading>
          <Text fontSize="1.0625rem" color="onSurfaceVariant">
            {t("login.body")}
          </Text>
        </Stack>
        <Stack gap="4">
          <Button asChild>
            <InternalLink to="/login/bank-id">{t("bankId.login.title")}</InternalLink>
          </Button>
          <Text textStyle="small" color="onSurfaceVariant" textAlign="center">
            {t("login.reassurance")}
          </Text>
        </Stack>
      </Stack>
    </PageLayout>
  );
}
