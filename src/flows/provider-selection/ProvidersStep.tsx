import { Box } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { openCategory } from "../../../machines/shared/provider-selection-setup";
import { cleanName } from "../../domain/cleanText";
import { type PickerProvider, providersOf } from "../../domain/providers";
import { searchByName } from "../../domain/search";
import { useTexts } from "../../i18n";
import { CheckRow } from "../../ui/CheckRow";
import { EmptyState } from "../../ui/EmptyState";
import { GrowingList } from "../../ui/GrowingList";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { TextField } from "../../ui/TextField";
import { PickerPanel } from "./PickerPanel";
import type { Picker } from "./picker";
import { useCategoryTitle } from "./useCategoryTitle";

/** Whom the person has this kind of contract with: a search over all of them, and a tick for each. */
export function ProvidersStep({ picker }: { picker: Picker }) {
  const { t, serverText } = useTexts();
  const titleOf = useCategoryTitle();
  const context = useSelector(picker, (snapshot) => snapshot.context);
  const canConfirm = useSelector(picker, (snapshot) => snapshot.can({ type: "confirm" }));
  const category = openCategory(context);
  const { text, query, picks } = context.panel!;
  const providers = useMemo(() => providersOf(category), [category]);
  const found = useMemo(() => searchByName(providers, query), [providers, query]);
  const picked = picks.providerIds.length;
  return (
    <PickerPanel
      picker={picker}
      title={serverText(category.headlineKey, null) || t("picker.panel.headline", { type: titleOf(category).toLowerCase() })}
      body={t("picker.panel.description")}
      note={picked > 0 ? t("picker.picked", { count: picked }) : ""}
      isConfirmDisabled={!canConfirm}
    >
      <Box position="sticky" top="0" zIndex="sticky" bg="background" py="2" mb="1">
        <TextField
          label={t("picker.search.label")}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onType={(typed) => picker.send({ type: "search.type", text: typed })}
        />
      </Box>
      <Box role="status" srOnly>
        {query.trim() !== "" && t("picker.search.hits", { count: found.length })}
      </Box>
      {found.length === 0 ? (
        <EmptyState title={t("picker.search.none.title")} body={t("picker.search.none.body")} />
      ) : (
        <ProviderList picker={picker} providers={found} query={query} pickedIds={picks.providerIds} />
      )}
    </PickerPanel>
  );
}

type ProviderListProps = { picker: Picker; providers: PickerProvider[]; query: string; pickedIds: string[] };

function ProviderList({ picker, providers, query, pickedIds }: ProviderListProps) {
  const { t } = useTexts();
  const toggle = useCallback((providerId: string) => picker.send({ type: "provider.toggle", providerId }), [picker]);
  const picked = useMemo(() => new Set(pickedIds), [pickedIds]);
  return (
    <GrowingList items={providers} listKey={query} label={t("picker.search.label")}>
      {(provider, { index, count }) => (
        <Box
          as="li"
          key={provider.id}
          aria-posinset={index + 1}
          aria-setsize={count}
          css={{ contentVisibility: "auto", containIntrinsicSize: "auto 61px" }}
        >
          <ProviderRow provider={provider} isPicked={picked.has(provider.id)} onToggle={toggle} />
        </Box>
      )}
    </GrowingList>
  );
}

type ProviderRowProps = { provider: PickerProvider; isPicked: boolean; onToggle: (id: string) => void };

function ProviderRow({ provider, isPicked, onToggle }: ProviderRowProps) {
  const logo = useMemo(() => <ProviderLogo {...provider} />, [provider]);
  return (
    <CheckRow id={provider.id} label={cleanName(provider.name) ?? provider.id} isChecked={isPicked} onToggle={onToggle}>
      {logo}
    </CheckRow>
  );
}
