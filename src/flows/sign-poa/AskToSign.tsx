import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { signPoaMachine } from "../../../machines/sign-poa";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { DocumentLinks } from "../../ui/DocumentLinks";
import { TopBar } from "../../ui/TopBar";

/** Nothing begins before the person knows what they sign and has pressed (A12, AMB-55). */
export function AskToSign({ signing }: { signing: ActorRefFrom<typeof signPoaMachine> }) {
  const { t } = useTexts();
  const hasTerms = useSelector(signing, ({ context }) => context.options?.termsAndConditionsId !== undefined);
  const cancel = () => signing.send({ type: "cancel" });
  return (
    <Stack gap="5" w="full" maxW="26rem" mx="auto">
      <Box>
        <TopBar onBack={cancel} />
        <Heading as="h1" textStyle="h1">
          {t(hasTerms ? "signPoa.titleWithTerms" : "signPoa.title")}
        </Heading>
        <Text mt="2" color="onSurfaceVariant">
          {t(hasTerms ? "signPoa.bodyWithTerms" : "signPoa.body")}
        </Text>
      </Box>
      <Card>
        <Heading as="h2" textStyle="small" mb="2">
          {t("signPoa.documents")}
        </Heading>
        <DocumentLinks has={hasTerms ? ["powerOfAttorney", "terms"] : ["powerOfAttorney"]} />
      </Card>
      <Stack gap="2">
        <Button onClick={() => signing.send({ type: "sign" })}>{t("signPoa.sign")}</Button>
        <Button variant="text" onClick={cancel}>
          {t("signPoa.cancel")}
        </Button>
      </Stack>
    </Stack>
  );
}
