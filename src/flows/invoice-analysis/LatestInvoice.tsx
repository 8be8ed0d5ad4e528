import { Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import { formatMonthOfYear } from "../../domain/days";
import { useTexts } from "../../i18n";
import { nothingBetterKey, type Told } from "./told";

type LatestInvoiceProps = {
  told: Told;
  /** Somebody else says whether something better was found. */
  isResultSaid: boolean;
};

/** Which invoice was looked at last, and that nothing better was found, if so (CDET-31, INV-10). */
export function LatestInvoice({ told: { latest, offersPath }, isResultSaid }: LatestInvoiceProps) {
  const { t } = useTexts();
  if (latest === null) return null;
  const { invoiceName, invoiceMonth, noBetterDealFound } = latest;
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
      {saysResult && <Text>{t(nothingBetterKey(offersPath))}</Text>}
    </Stack>
  );
}
