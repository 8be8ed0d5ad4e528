import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { Dashboard } from "../../domain/cards";
import { contractTypeOf } from "../../domain/contractTypes";
import { useTexts } from "../../i18n";
import { Card, Chip } from "../../ui/Card";
import { InternalLink } from "../../ui/InternalLink";

/** The way to more contracts, and which kinds are missing. Specification §3 "addMoreContractsCard". */
export function AddMoreCard({ card }: { card: NonNullable<Dashboard["addMoreContractsCard"]> }) {
  const { serverText, t } = useTexts();
  const missing = [...new Set(card.missingContractTypes.map(contractTypeOf))].filter((type) => type !== null);
  return (
    <Card tone="plain" asChild display="block" textDecoration="none">
      <InternalLink to="/contracts/add">
        <Flex gap="3" align="flex-start" css={{ "& svg": { flexShrink: 0 } }}>
          <Plus size={24} strokeWidth={1.8} aria-hidden />
          <Stack gap="1" minW="0">
            <Heading as="h2" textStyle="body" fontWeight={650}>
              {serverText(card.titleKey, "home.addMore.title")}
            </Heading>
            <Text textStyle="small" color="onSurfaceVariant">
              {serverText(card.descriptionKey, "home.addMore.description")}
            </Text>
          </Stack>
        </Flex>
        {missing.length > 0 && (
          <Flex wrap="wrap" gap="2" mt="3">
            {missing.map((type) => (
              <Chip key={type} maxW="full" overflowWrap="anywhere">
                {t(`contractType.${type}`)}
              </Chip>
            ))}
          </Flex>
        )}
      </InternalLink>
    </Card>
  );
}
