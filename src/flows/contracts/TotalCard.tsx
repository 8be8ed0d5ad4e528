import { Text } from "@chakra-ui/react";
import { formatKronor } from "../../domain/numbers";
import type { MonthlyTotal } from "../../domain/priceSums";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { Price } from "../../ui/Price";

/** What all of it costs a month, as far as it is paid by the month. */
export function TotalCard({ total }: { total: MonthlyTotal }) {
  const { t } = useTexts();
  return (
    <Card>
      <Text textStyle="small" color="onSurfaceVariant">
        {t("contracts.total.label")}
      </Text>
      <Price value={formatKronor(total.value)} unit={null} />
      {total.known < total.all && (
        <Text mt="1" textStyle="small" color="onSurfaceVariant">
          {t("contracts.total.part", { known: total.known, all: total.all })}
        </Text>
      )}
    </Card>
  );
}
