import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { cleanName } from "../../domain/cleanText";
import type { Contract } from "../../domain/contracts";
import { useTexts } from "../../i18n";
import { useContractTypeName } from "../../ui/cards/useContractTypeName";
import { ProviderLogo } from "../../ui/ProviderLogo";

/** Whose contract it is, and which one. */
export function ContractHeader({ contract: { provider, type, identifyingName } }: { contract: Contract }) {
  const { t } = useTexts();
  const typeName = useContractTypeName()(type);
  const name = cleanName(provider?.name);
  const own = cleanName(identifyingName);
  return (
    <Flex gap="3.5" align="center" wrap="wrap">
      {provider && <ProviderLogo {...provider} size="lg" />}
      <Stack gap="0.5" flex="1 1 11rem" minW="0">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          {name === null ? t("contract.unknownProvider") : <bdi>{name}</bdi>}
        </Heading>
        <Text color="onSurfaceVariant" overflowWrap="anywhere">
          {typeName}
          {own && (
            <>
              {" · "}
              <bdi>{own}</bdi>
            </>
          )}
        </Text>
      </Stack>
    </Flex>
  );
}
