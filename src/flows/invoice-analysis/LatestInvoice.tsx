import { Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { InvoiceAnalysisDetails } from "../../domain/contracts";
import { formatMonth } from "../../domain/days";
import { useTexts } from "../../i18n";

type LatestInvoiceProps = { details: Omit<InvoiceAnalysisDetails, "backgroundProcess"> };

/** Which invoice was looked at last, and that nothing better was found, if so (CDET-31, INV-10). */
export function LatestInvoice({ details: { invoiceName, invoiceMonth, noBetterDealFound } }: LatestInvoiceProps) {
  const { t } = useTexts();
  const name = [cleanName(invoiceName), formatMonth(invoiceMonth)].filter((part) => part).join(", ");
  return (
    <Stack gap="1" textStyle="small" color="onSurfaceVariant">
      {name && (
        <Text overflowWrap="anywhere">
          {t("invoiceAnalysis.latest")}: <bdi>{name}</bdi>
        </Text>
      )}
      {noBetterDealFound && <Text>{t("invoiceAnalysis.noBetterDeal")}</Text>}
    </Stack>
  );
}
