import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { cleanName } from "../../domain/cleanText";
import { keyed } from "../../domain/keyed";
import { type ContractGroup, type ContractPreview, pathOf, targetOf } from "../../domain/placeholders";
import { sumsOf } from "../../domain/priceSums";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { useContractTypeName } from "../../ui/cards/useContractTypeName";
import { GrowingList } from "../../ui/GrowingList";
import { PressLink } from "../../ui/PressLink";
import { PriceSums } from "./PriceSums";

type GroupContractsProps = { group: ContractGroup; onOpen: (contractId: string) => void };

/** Each of the contracts: its type, which one it is, what it costs (CON-10). */
export function GroupContracts({ group: { contracts }, onOpen }: GroupContractsProps) {
  const { t } = useTexts();
  const rows = useMemo(() => keyed(contracts, ({ contractId }) => contractId), [contracts]);
  return (
    <Box as="section" aria-labelledby="group-contracts">
      <Heading as="h2" id="group-contracts" mb="3">
        {t("group.contracts")}
      </Heading>
      {rows.length === 0 ? (
        <Text color="onSurfaceVariant">{t("group.empty")}</Text>
      ) : (
        <Card py="0" overflow="hidden">
          <GrowingList items={rows} listKey="contracts" label={t("group.contracts")}>
            {({ key, item }, { index, count }) => (
              <Box
                as="li"
                key={key}
                aria-posinset={index + 1}
                aria-setsize={count}
                borderTopWidth={index === 0 ? "0" : "1px"}
                borderColor="outlineVariant"
                css={{ contentVisibility: "auto", containIntrinsicSize: "auto 76px" }}
              >
                <ContractRow contract={item} onOpen={onOpen} />
              </Box>
            )}
          </GrowingList>
        </Card>
      )}
    </Box>
  );
}

type ContractRowProps = { contract: ContractPreview; onOpen: (contractId: string) => void };

function ContractRow({ contract, onOpen }: ContractRowProps) {
  const { contractId } = contract;
  const target = targetOf({ contractId, contractHolderId: null, category: null, provider: null });
  if (contractId === null || target === null)
    return (
      <Flex py="4" minH="target">
        <RowText contract={contract} />
      </Flex>
    );
  return (
    <Flex asChild py="4" minH="target" align="center" gap="3" color="onSurface" textDecoration="none" borderRadius="sm">
      <PressLink href={pathOf(target)} onPress={() => onOpen(contractId)}>
        <RowText contract={contract} />
        <Box as="span" color="onSurfaceVariant" flexShrink={0}>
          <ChevronRight size={20} strokeWidth={1.8} aria-hidden />
        </Box>
      </PressLink>
    </Flex>
  );
}

function RowText({ contract: { contractType, identifyingName, amount } }: { contract: ContractPreview }) {
  const typeName = useContractTypeName();
  const name = cleanName(identifyingName);
  return (
    <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="1">
      <Box minW="0" flex="1 1 auto">
        <Text fontWeight={600} overflowWrap="anywhere">
          {typeName(contractType)}
        </Text>
        {name && (
          <Text textStyle="small" color="onSurfaceVariant" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Text>
        )}
      </Box>
      <PriceSums sums={sumsOf([amount]).sums} size="md" />
    </Flex>
  );
}
