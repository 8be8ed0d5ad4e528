import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { readPowerOfAttorneyFile } from "../../api/consent";
import { formatNumber } from "../../domain/numbers";
import { LoadedPage } from "../../flows/page/LoadedPage";
import { pageFlow } from "../../flows/page/wiring";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { DownloadButton } from "../../ui/DownloadButton";
import { useGoBack } from "../../ui/InternalLink";
import { PageLayout } from "../../ui/PageLayout";
import { TopBar } from "../../ui/TopBar";

const powerOfAttorneyFlow = pageFlow(readPowerOfAttorneyFile);

/** The power of attorney as a file to read elsewhere; until there is a viewer here, the screen for when that fails (MORE-21). */
export function PowerOfAttorneyPage() {
  const { t } = useTexts();
  const goBack = useGoBack();
  return (
    <PageLayout title={t("page.powerOfAttorney")}>
      <Stack flex="1" gap="0" w="full" maxW="26rem" mx="auto">
        <TopBar onBack={goBack} />
        <LoadedPage flow={powerOfAttorneyFlow}>{(bytes) => <Download bytes={bytes} />}</LoadedPage>
      </Stack>
    </PageLayout>
  );
}

function Download({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  const { t } = useTexts();
  const name = t("poa.file");
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Heading as="h1" textStyle="h1">
          {t("poa.title")}
        </Heading>
        <Text color="onSurfaceVariant">{t("poa.body")}</Text>
      </Stack>
      <Card>
        <Flex wrap="wrap" align="center" gap="3.5">
          <Flex
            boxSize="target"
            flexShrink="0"
            align="center"
            justify="center"
            borderRadius="tile"
            bg="primaryContainer"
            color="onPrimaryContainer"
          >
            <FileText strokeWidth={1.8} aria-hidden />
          </Flex>
          <Box minW="0">
            <Text fontWeight={600} overflowWrap="anywhere">
              {name}
            </Text>
            <Text textStyle="small" color="onSurfaceVariant">
              {t("poa.size", { size: formatNumber(Math.ceil(bytes.length / 1_000)) })}
            </Text>
          </Box>
        </Flex>
      </Card>
      <DownloadButton file={{ name, type: "application/pdf", bytes }}>{t("poa.download")}</DownloadButton>
    </Stack>
  );
}
