import { Text } from "@chakra-ui/react";
import { formatNumber } from "../../domain/numbers";
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
      <Price value={formatNumber(total.value, 0)} unit={t("unit.kronor")} />
      {total.known < total.all && (
        <Text mt="1" textStyle="small" color="onSurfaceVariant">
          {t("contracts.total.part", { known: total.known, all: total.all })}
        </Text>
      )}
    </Card>
  );
}
