import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type Headline, headlineOf, linesOf } from "../../domain/contractLines";
import type { Contract } from "../../domain/contracts";
import { formatAmount } from "../../domain/numbers";
import { useTexts } from "../../i18n";
import { AttributeLines } from "../../ui/attributes/AttributeLines";
import { useAttributeTexts } from "../../ui/attributes/useAttributeTexts";
import { Card, Chip } from "../../ui/Card";
import { Price } from "../../ui/Price";

type AgreementCardProps = {
  contract: Contract;
  nowMs: number;
  /** Whether other headings stand about it: alone the card speaks for itself. */
  hasHeading: boolean;
};

/** What was agreed: what it costs stands large, the rest line by line. */
export function AgreementCard({ contract, nowMs, hasHeading }: AgreementCardProps) {
  const { t } = useTexts();
  const headline = headlineOf(contract, nowMs);
  const lines = linesOf(contract, nowMs);
  // A contract that was just added, or of a type that we don't know.
  const isEmpty = lines.length === 0 && (headline === null || headline.price.now.value === null);
  return (
    <section aria-labelledby="contract-agreement">
      <Heading as="h2" id="contract-agreement" {...(hasHeading ? { mb: "3" } : { srOnly: true })}>
        {t("contract.agreement")}
      </Heading>
      <Card>
        {isEmpty ? (
          <Text color="onSurfaceVariant">{t("contract.empty")}</Text>
        ) : (
          <Stack gap="3.5">
            {headline && <PriceHeadline headline={headline} />}
            <AttributeLines lines={lines} />
          </Stack>
        )}
      </Card>
    </section>
  );
}

function PriceHeadline({ headline: { labelKey, month, price, sort } }: { headline: Headline }) {
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
