import { Box } from "@chakra-ui/react";
import { formatAmount, NO_NUMBER } from "../../domain/numbers";
import type { PriceSum } from "../../domain/priceSums";
import { useTexts } from "../../i18n";
import { Price } from "../../ui/Price";

type PriceSumsProps = { sums: readonly PriceSum[]; size: "sm" | "md" | "xl" };

/** One line for each unit; `--` when nothing is known. */
export function PriceSums({ sums, size }: PriceSumsProps) {
  const { serverText } = useTexts();
  if (sums.length === 0) return <Price value={NO_NUMBER} unit={null} size={size} />;
  return (
    <Box>
      {sums.map(({ unitKey, from, to }) => (
        <Box key={unitKey} overflowWrap="anywhere">
          <Price value={spanText(from, to)} unit={serverText(unitKey, null) || null} size={size} />
        </Box>
      ))}
    </Box>
  );
}

/** `96,20–128,40` */
function spanText(from: number, to: number): string {
  const [low, high] = [from, to].map((value) => formatAmount({ value, unitKey: null }).value);
  return low === high ? `${low}` : `${low}–${high}`;
}
