import { chakra, Flex, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { ContractType } from "../../domain/contractTypes";
import { useTexts } from "../../i18n";
import { Card } from "../../ui/Card";
import { InternalLink } from "../../ui/InternalLink";

type AddCardProps = {
  /** One of the picker's categories (AMB-15). */
  type: ContractType;
  /** Says which kind where no heading above it does. */
  isNamed?: boolean;
};

/** The way to one more contract of a kind (CON-05). */
export function AddCard({ type, isNamed = false }: AddCardProps) {
  const { t } = useTexts();
  const name = t(`contractType.${type}`);
  return (
    <Card tone="plain" asChild display="block" h="full" textDecoration="none" px="2">
      <InternalLink to={`/contracts/add/${type}`}>
        <Flex h="full" minH="7rem" direction="column" align="center" justify="center" gap="1.5" textAlign="center">
          <Plus size={24} strokeWidth={1.8} aria-hidden />
          <Text textStyle="small" fontWeight={600} overflowWrap="anywhere" maxW="full">
            {isNamed ? (
              <>
                <chakra.span srOnly>{`${t("contracts.add.button")} `}</chakra.span>
                {name}
              </>
            ) : (
              <>
                {t("contracts.add.button")}
                <chakra.span srOnly>{` ${name}`}</chakra.span>
              </>
            )}
          </Text>
        </Flex>
      </InternalLink>
    </Card>
  );
}
