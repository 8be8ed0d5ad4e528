import { Box, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { cleanName } from "../../domain/cleanText";
import { contractsOf, type Placeholder, pathOf, targetOf } from "../../domain/placeholders";
import { sumsOf } from "../../domain/priceSums";
import { useTexts } from "../../i18n";
import { Card, Chip } from "../../ui/Card";
import { PressLink } from "../../ui/PressLink";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { PriceSums } from "./PriceSums";

type PlaceholderCardProps = { placeholder: Placeholder; onOpen: (placeholder: Placeholder) => void };

/** A contract, or all that one provider holds: whose it is, which one, what it costs (CON-04). */
export function PlaceholderCard({ placeholder, onOpen }: PlaceholderCardProps) {
  const { t } = useTexts();
  const { provider, amount, todoCards } = placeholder;
  const sums = sumsOf(amount ? [amount] : contractsOf(placeholder).map((contract) => contract.amount));
  return (
    <Card asChild display="flex" flexDirection="column" h="full" p="4" color="onSurface" textDecoration="none">
      <WithWay placeholder={placeholder} onOpen={onOpen}>
        <ProviderLogo id={provider?.id ?? null} name={provider?.name ?? null} logoImageUrl={provider?.logoImageUrl ?? null} />
        <Box mt="2.5" mb="1">
          <Text fontWeight={650} lineHeight={1.3} overflowWrap="anywhere" lineClamp={3}>
            <bdi>{cleanName(provider?.name) ?? t("contracts.unknownProvider")}</bdi>
          </Text>
          <Text textStyle="small" color="onSurfaceVariant" overflowWrap="anywhere" lineClamp={2}>
            <Name placeholder={placeholder} />
          </Text>
        </Box>
        <Stack gap="2" mt="auto" align="flex-start">
          <PriceSums sums={sums.sums} size="sm" />
          {todoCards.length > 0 && <Chip tone="good">{t("contracts.todo", { count: todoCards.length })}</Chip>}
        </Stack>
      </WithWay>
    </Card>
  );
}

/** Which contract it is, or how many there are. */
function Name({ placeholder }: { placeholder: Placeholder }) {
  const { t } = useTexts();
  const name = cleanName(placeholder.identifyingName);
  if (name !== null) return <bdi>{name}</bdi>;
  const count = contractsOf(placeholder).length;
  return placeholder.contractId === null && count > 0 ? t("contracts.category.count", { count }) : null;
}

type WithWayProps = PlaceholderCardProps & { children: ReactNode };

/** What leads nowhere is no link. */
function WithWay({ placeholder, onOpen, children, ...rest }: WithWayProps) {
  const target = targetOf(placeholder);
  if (target === null) return <div {...rest}>{children}</div>;
  return (
    <PressLink href={pathOf(target)} onPress={() => onOpen(placeholder)} {...rest}>
      {children}
    </PressLink>
  );
}
