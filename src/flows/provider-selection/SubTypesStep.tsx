import { chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { openCategory } from "../../../machines/shared/provider-selection-setup";
import { cleanName } from "../../domain/cleanText";
import { type PickerProvider, subTypesOf } from "../../domain/providers";
import { providersWithoutChoice, providersWithSubTypes } from "../../domain/selection";
import { useTexts } from "../../i18n";
import { CheckRow } from "../../ui/CheckRow";
import { ProviderLogo } from "../../ui/ProviderLogo";
import { PickerPanel } from "./PickerPanel";
import type { Picker } from "./picker";
import { useCategoryTitle } from "./useCategoryTitle";

/** Which sorts the person has with each provider that has several. */
export function SubTypesStep({ picker }: { picker: Picker }) {
  const { serverText } = useTexts();
  const context = useSelector(picker, (snapshot) => snapshot.context);
  const category = openCategory(context);
  const { picks } = context.panel!;
  const waiting = providersWithoutChoice(category, picks);
  return (
    <PickerPanel
      picker={picker}
      title={serverText(category.subSelectHeadlineKey, "picker.subTypes.title")}
      body={serverText(category.subSelectDescriptionKey, "picker.subTypes.body")}
      isConfirmDisabled={waiting.length > 0}
    >
      <Stack gap="7">
        {providersWithSubTypes(category, picks).map((provider) => (
          <ProviderGroup
            key={provider.id}
            picker={picker}
            provider={provider}
            isWaiting={waiting.some(({ id }) => id === provider.id)}
          />
        ))}
      </Stack>
    </PickerPanel>
  );
}

type ProviderGroupProps = { picker: Picker; provider: PickerProvider; isWaiting: boolean };

function ProviderGroup({ picker, provider, isWaiting }: ProviderGroupProps) {
  const { t } = useTexts();
  const titleOf = useCategoryTitle();
  const context = useSelector(picker, (snapshot) => snapshot.context);
  const { subTypes } = context.panel!.picks;
  const isChosen = (type: string) => subTypes.some((one) => one.providerId === provider.id && one.contractType === type);
  return (
    <chakra.fieldset minW="0">
      <chakra.legend w="full">
        <Flex align="center" gap="3">
          <ProviderLogo {...provider} />
          <Text as="span" fontWeight={650} overflowWrap="anywhere" minW="0">
            <bdi>{cleanName(provider.name)}</bdi>
          </Text>
        </Flex>
      </chakra.legend>
      {/* Its place stays when it is gone: what is being tapped doesn't move. */}
      <Text textStyle="small" color="onSurfaceVariant" mt="1" visibility={isWaiting ? "visible" : "hidden"}>
        {t("picker.subTypes.missing")}
      </Text>
      {subTypesOf(openCategory(context), provider.id).map((sub) => (
        <CheckRow
          key={sub.contractType}
          id={sub.contractType}
          label={titleOf(sub)}
          isChecked={isChosen(sub.contractType)}
          onToggle={(contractType) => picker.send({ type: "subType.toggle", providerId: provider.id, contractType })}
        />
      ))}
    </chakra.fieldset>
  );
}
