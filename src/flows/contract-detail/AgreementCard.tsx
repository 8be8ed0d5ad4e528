import { Heading, Stack, Text } from "@chakra-ui/react";
import { headlineOf, linesOf } from "../../domain/contractLines";
import type { Contract } from "../../domain/contracts";
import { useTexts } from "../../i18n";
import { AttributeLines } from "../../ui/attributes/AttributeLines";
import { PriceHeadline } from "../../ui/attributes/PriceHeadline";
import { Card } from "../../ui/Card";

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
