import { Stack, Text } from "@chakra-ui/react";
import { latestNameIn, type Told } from "../../domain/toldInvoice";
import { useTexts } from "../../i18n";
import { nothingBetterKey } from "./nothingBetterKey";

type LatestInvoiceProps = {
  told: Told;
  /** Somebody else says whether something better was found. */
  isResultSaid: boolean;
};

/** Which invoice was looked at last, and that nothing better was found, if so (CDET-31, INV-10). */
export function LatestInvoice({ told, isResultSaid }: LatestInvoiceProps) {
  const { t } = useTexts();
  const known = latestNameIn(told);
  const saysResult = told.latest?.noBetterDealFound && !isResultSaid;
  if (!known && !saysResult) return null;
  return (
    <Stack gap="1" textStyle="small" color="onSurfaceVariant">
      {known && (
        <Text overflowWrap="anywhere">
          {t("invoiceAnalysis.latest")}: <bdi>{known.name ?? known.month}</bdi>
          {known.name && known.month && ` (${known.month})`}
        </Text>
      )}
      {saysResult && <Text>{t(nothingBetterKey(told))}</Text>}
    </Stack>
  );
}
