import { Text } from "@chakra-ui/react";
import { useTexts } from "../../i18n";
import type { InvoiceDetails } from "./InvoiceWords";

/** Which invoice was looked at last, as far as one knows (CDET-31). */
export function LatestInvoice({ details }: { details: InvoiceDetails | null }) {
  const { t } = useTexts();
  const parts = [details?.invoiceName, details?.invoiceMonth].filter((part) => part);
  if (parts.length === 0) return null;
  return (
    <Text textStyle="small" color="onSurfaceVariant" overflowWrap="anywhere">
      {t("invoiceAnalysis.latest")}: <bdi>{parts.join(", ")}</bdi>
    </Text>
  );
}
