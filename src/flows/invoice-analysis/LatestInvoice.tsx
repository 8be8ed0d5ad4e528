import { Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { InvoiceAnalysisDetails } from "../../domain/contracts";
import { formatMonthOfYear } from "../../domain/days";
import { useTexts } from "../../i18n";

type LatestInvoiceProps = {
  latest: Omit<InvoiceAnalysisDetails, "backgroundProcess">;
  /** Somebody else says whether something better was found. */
  isResultSaid: boolean;
};

/** Which invoice was looked at last, and that nothing better was found, if so (CDET-31, INV-10). */
export function LatestInvoice({ latest: { invoiceName, invoiceMonth, noBetterDealFound }, isResultSaid }: LatestInvoiceProps) {
  const { t } = useTexts();
  const name = cleanName(invoiceName);
  const month = formatMonthOfYear(invoiceMonth);
  const saysResult = noBetterDealFound && !isResultSaid;
  if (!name && !month && !saysResult) return null;
  return (
    <Stack gap="1" textStyle="small" color="onSurfaceVariant">
      {(name || month) && (
        <Text overflowWrap="anywhere">
          {t("invoiceAnalysis.latest")}: <bdi>{name || month}</bdi>
          {name && month && ` (${month})`}
        </Text>
      )}
      {saysResult && <Text>{t("invoiceAnalysis.noBetterDeal")}</Text>}
    </Stack>
  );
}
