import { Box, Flex, Text } from "@chakra-ui/react";
import type { Headline } from "../../domain/contractLines";
import { formatAmount } from "../../domain/numbers";
import { useTexts } from "../../i18n";
import { Chip } from "../Card";
import { Price } from "../Price";
import { useAttributeTexts } from "./useAttributeTexts";

/** What a contract costs, large; what it becomes below it. */
export function PriceHeadline({ headline: { labelKey, month, price, sort } }: { headline: Headline }) {
  const { t, serverText } = useTexts();
  const { laterText, valueText } = useAttributeTexts();
  const now = formatAmount(price.now);
  const later = laterText(price);
  return (
    <Box>
      <Text textStyle="small" color="onSurfaceVariant">
        {month === null ? t(labelKey) : t("contract.headline.electricityInMonth", { month })}
      </Text>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" rowGap="2" mt="0.5">
        <Price value={now.value} unit={serverText(now.unitKey, null) || null} size="xl" />
        {sort && <Chip overflowWrap="anywhere">{valueText(sort)}</Chip>}
      </Flex>
      {later && (
        <Text textStyle="small" mt="1.5" className="tabular">
          {later}
        </Text>
      )}
    </Box>
  );
}
