import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import type { LoanOffer } from "../../domain/cards";
import { cleanName } from "../../domain/cleanText";
import { keyed } from "../../domain/keyed";
import { formatKronor, formatNumber, formatPercent, NO_NUMBER } from "../../domain/numbers";
import { useTexts } from "../../i18n";

/** What the banks have answered so far: who, how much, at which rate, over how many years. */
export function LoanOffers({ offers }: { offers: readonly LoanOffer[] }) {
  const { t } = useTexts();
  if (offers.length === 0) return null;
  return (
    <Stack as="ul" role="list" aria-label={t("card.loanOffers.label")} gap="0" mb="-2.5">
      {keyed(offers, ({ bidderName }) => bidderName).map(({ key, item: { bidderName, amount, interestRate, paybackTime } }) => (
        <Box as="li" key={key} borderTopWidth="1px" borderColor="outlineVariant" py="2.5">
          <Flex justify="space-between" gap="3" wrap="wrap" columnGap="3" rowGap="0">
            <Text fontWeight={600} overflowWrap="anywhere" minW="0">
              <bdi>{cleanName(bidderName) ?? t("card.loanOffers.unknownBidder")}</bdi>
            </Text>
            <Text className="tabular" fontWeight={600} whiteSpace="nowrap">
              {formatPercent(interestRate)}
            </Text>
          </Flex>
          <Text textStyle="small" color="onSurfaceVariant" className="tabular">
            {formatKronor(amount)} ·{" "}
            {paybackTime === null ? NO_NUMBER : t("card.loanOffers.years", { years: formatNumber(paybackTime) })}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
