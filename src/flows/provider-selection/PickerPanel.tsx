import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { PageLayout } from "../../ui/PageLayout";
import { StickyActions } from "../../ui/StickyActions";
import { TopBar } from "../../ui/TopBar";
import type { Picker } from "./picker";

type PickerPanelProps = {
  picker: Picker;
  title: string;
  body?: string;
  /** Beside the way back: how many are picked, which address it is. */
  note?: string;
  isConfirmDisabled: boolean;
  children: ReactNode;
};

/** One step of the full-screen panel: the way back, what is asked, Confirm at the lower edge. */
export function PickerPanel({ picker, title, body, note, isConfirmDisabled, children }: PickerPanelProps) {
  const { t } = useTexts();
  return (
    <PageLayout title={title}>
      <TopBar onBack={() => picker.send({ type: "back" })}>
        <Text role="status" textStyle="small" color="onSurfaceVariant" className="tabular">
          {note}
        </Text>
      </TopBar>
      <Stack gap="1" mb="5">
        <Heading as="h1" textStyle="h1">
          {title}
        </Heading>
        {body && <Text color="onSurfaceVariant">{body}</Text>}
      </Stack>
      <Box pb="5">{children}</Box>
      <StickyActions>
        <Button disabled={isConfirmDisabled} onClick={() => picker.send({ type: "confirm" })}>
          {t("picker.confirm")}
        </Button>
      </StickyActions>
    </PageLayout>
  );
}
