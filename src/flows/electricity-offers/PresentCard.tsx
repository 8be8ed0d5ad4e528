import { Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import { headlineOf, linesOf } from "../../domain/contractLines";
import type { Contract } from "../../domain/contracts";
import { useTexts } from "../../i18n";
import { AttributeLines } from "../../ui/attributes/AttributeLines";
import { PriceHeadline } from "../../ui/attributes/PriceHeadline";
import { Card } from "../../ui/Card";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { contractNameOf } from "./contractName";

/** Whose contract it is, which one, and what it costs now. */
export function PresentCard({ contract, nowMs }: { contract: Contract; nowMs: number }) {
  const { t } = useTexts();
  const headline = headlineOf(contract, nowMs);
  const fee = linesOf(contract, nowMs).filter(({ labelKey }) => labelKey === "contract.attribute.monthlyFee");
  const name = cleanName(contract.provider?.name) ?? t("contract.unknownProvider");
  const own = contractNameOf(contract);
  return (
    <Card asChild>
      <section aria-labelledby="present-contract">
        <Heading as="h2" id="present-contract" textStyle="small" fontWeight={400} color="onSurfaceVariant" mb="3">
          {t("electricityOffers.present")}
        </Heading>
        <Stack gap="3.5">
          <Flex gap="3" align="center" wrap="wrap">
            {contract.provider && <ProviderLogo {...contract.provider} />}
            <Box flex="1 1 8rem" minW="0" overflowWrap="anywhere">
              <Text fontWeight={650}>
                <bdi>{name}</bdi>
              </Text>
              {own && (
                <Text textStyle="small" color="onSurfaceVariant">
                  <bdi>{own}</bdi>
                </Text>
              )}
            </Box>
          </Flex>
          {headline && headline.price.now.value !== null && <PriceHeadline headline={headline} />}
          <AttributeLines lines={fee} />
        </Stack>
      </section>
    </Card>
  );
}
