import { chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { ChevronRight } from "lucide-react";
import { cleanName } from "../../domain/cleanText";
import { isSameType } from "../../domain/contractTypes";
import { keyed } from "../../domain/keyed";
import { type Category, providersOf } from "../../domain/providers";
import type { Selection } from "../../domain/selection";
import { useTexts } from "../../i18n";
import { Chip } from "../../ui/Card";
import { ProviderLogos } from "../../ui/cards/ProviderLogos";
import { EmptyState } from "../../ui/EmptyState";
import { ProviderLogo } from "../../ui/ProviderLogo";
import type { Picker } from "./picker";
import { useCategoryTitle } from "./useCategoryTitle";

/** Each category with what is picked in it; one without providers can't be opened. */
export function CategoryList({ picker, wanted }: { picker: Picker; wanted: readonly string[] }) {
  const { t } = useTexts();
  const { categories, selection } = useSelector(picker, ({ context }) => context);
  if (categories.length === 0) return <EmptyState title={t("picker.empty.title")} body={t("picker.empty.body")} />;
  return (
    <Stack as="ul" listStyleType="none" role="list" gap="3">
      {keyed(categories, ({ contractType }) => contractType).map(({ key, item }, place) => (
        <li key={key}>
          <CategoryButton
            category={item}
            selection={selection}
            isWanted={wanted.some((type) => isSameType(type, item.contractType))}
            onOpen={() => picker.send({ type: "category.open", category: place })}
          />
        </li>
      ))}
    </Stack>
  );
}

type CategoryButtonProps = { category: Category; selection: Selection; isWanted: boolean; onOpen: () => void };

function CategoryButton({ category, selection, isWanted, onOpen }: CategoryButtonProps) {
  const { t, serverText } = useTexts();
  const title = useCategoryTitle();
  const offered = providersOf(category);
  const picked = pickedIn(selection, category);
  const shown = picked.length > 0 ? picked : offered;
  const says = () => {
    if (offered.length === 0) return t("picker.category.empty");
    if (picked.length > 0) return picked.map(({ name }) => cleanName(name)).join(", ");
    return serverText(category.descriptionKey, null) || t("picker.category.providers", { count: offered.length });
  };
  return (
    <Button type="button" disabled={offered.length === 0} onClick={onOpen} data-picked={picked.length > 0 || undefined}>
      {category.iconImageUrl && (
        <ProviderLogo id={category.contractType} name={title(category)} logoImageUrl={category.iconImageUrl} />
      )}
      {/* Where the text is large, the logos go below it. */}
      <Stack gap="1" flex="1 1 8rem" minW="0" textAlign="left">
        <Heading as="h2" textStyle="body" fontWeight={650}>
          {title(category)}
        </Heading>
        {isWanted && picked.length === 0 && (
          <Chip tone="good" w="fit">
            {t("picker.category.wanted")}
          </Chip>
        )}
        <Text textStyle="small" color="onSurfaceVariant" lineClamp={2} overflowWrap="anywhere">
          <bdi>{says()}</bdi>
        </Text>
      </Stack>
      <Flex align="center" gap="2" flexShrink={0}>
        <ProviderLogos providers={shown} />
        <ChevronRight size={24} strokeWidth={1.8} aria-hidden />
      </Flex>
    </Button>
  );
}

/** One of each provider, however many of its sub-types are picked. */
const pickedIn = (selection: Selection, { contractType }: Category) => {
  const own = selection.filter(({ categoryType }) => isSameType(categoryType, contractType));
  return [...new Map(own.map(({ provider }) => [provider.id, provider])).values()];
};

const Button = chakra("button", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    alignItems: "center",
    gap: "3",
    w: "full",
    minH: "76px",
    p: "4",
    borderRadius: "card",
    bg: "card",
    color: "onSurface",
    boxShadow: "card",
    cursor: "pointer",
    "&[data-picked]": { outline: "2px solid", outlineColor: "primary", outlineOffset: "-2px" },
    _focusVisible: { outline: "3px solid", outlineColor: "primary", outlineOffset: "2px" },
    _disabled: { opacity: 0.6, cursor: "not-allowed", boxShadow: "none" },
  },
});
