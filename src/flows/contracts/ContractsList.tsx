import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { keyed } from "../../domain/keyed";
import {
  addingTypeOf,
  byCategory,
  type CategoryGroup,
  contractsOf,
  type Placeholder,
  type Placeholders,
  typesToAdd,
} from "../../domain/placeholders";
import { monthlyTotalOf } from "../../domain/priceSums";
import { useTexts } from "../../i18n";
import { CardBoundary } from "../../ui/CardBoundary";
import { Carousel } from "../../ui/Carousel";
import { useContractTypeName } from "../../ui/cards/useContractTypeName";
import { StaleNote } from "../../ui/StaleNote";
import { AddCard } from "./AddCard";
import { NoContracts } from "./NoContracts";
import { PlaceholderCard } from "./PlaceholderCard";
import { TotalCard } from "./TotalCard";

/** 2 side by side on narrow screens, 3 otherwise (CON-03). */
const PER_PAGE = { base: 2, sm: 3 };

type ContractsListProps = {
  list: Placeholders;
  onOpen: (placeholder: Placeholder) => void;
  /** The latest read failed: what is shown may be old. */
  isStale: boolean;
  onRetry: () => void;
};

/** Everything that the customer has, by category, and what could be added. */
export function ContractsList({ list, onOpen, isStale, onRetry }: ContractsListProps) {
  const { placeholders } = list;
  const groups = useMemo(() => byCategory(placeholders), [placeholders]);
  const total = useMemo(
    () => monthlyTotalOf(placeholders.flatMap((one) => contractsOf(one)).map(({ amount }) => amount)),
    [placeholders],
  );
  return (
    <Stack gap="6" css={{ animation: "fadeIn 200ms ease-out both" }}>
      <StaleNote isStale={isStale} onRetry={onRetry} />
      {total && <TotalCard total={total} />}
      {placeholders.length === 0 && <NoContracts />}
      {keyed(groups, ({ category }) => category).map(({ key, item }) => (
        <CategoryRow key={key} group={item} onOpen={onOpen} />
      ))}
      <TypesToAdd list={list} />
    </Stack>
  );
}

function CategoryRow({ group, onOpen }: { group: CategoryGroup; onOpen: (placeholder: Placeholder) => void }) {
  const { t } = useTexts();
  const typeName = useContractTypeName();
  const type = addingTypeOf(group.category);
  const count = group.placeholders.flatMap(contractsOf).length;
  const cards = keyed(group.placeholders, nameOf).map(({ key, item }) => ({
    key,
    content: (
      <CardBoundary>
        <PlaceholderCard placeholder={item} onOpen={onOpen} />
      </CardBoundary>
    ),
  }));
  return (
    <Carousel
      heading={
        <>
          <Heading as="h2">{typeName(group.category)}</Heading>
          {count > 1 && (
            <Text as="span" textStyle="small" color="onSurfaceVariant">
              {t("contracts.category.count", { count })}
            </Text>
          )}
        </>
      }
      items={cards}
      {...(type !== null && { extra: { key: "add", content: <AddCard type={type} /> } })}
      perPage={PER_PAGE}
      minItemWidth="8rem"
    />
  );
}

const nameOf = ({ contractId, contractHolderId, provider }: Placeholder) =>
  [contractId ?? "", contractHolderId ?? "", provider?.id ?? ""].join("/");

/** The kinds of which there is nothing on the page yet. */
function TypesToAdd({ list }: { list: Placeholders }) {
  const { t } = useTexts();
  const types = typesToAdd(list);
  if (types.length === 0) return null;
  return (
    <Box>
      <Carousel
        heading={
          <Heading as="h2">{t(list.addMoreContracts?.noContracts ? "contracts.add.first" : "contracts.add.more")}</Heading>
        }
        items={types.map((type) => ({ key: type, content: <AddCard type={type} isNamed /> }))}
        perPage={PER_PAGE}
        minItemWidth="8rem"
      />
    </Box>
  );
}
