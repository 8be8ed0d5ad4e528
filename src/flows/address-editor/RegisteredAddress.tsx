import { Stack, Text } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { House } from "lucide-react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { Spinner } from "../../ui/CenteredLoader";
import type { Editor } from "./editor";

/** Fills the form with where the population register has the person, for those who are logged in (ADDR-11). */
export function RegisteredAddress({ editor }: { editor: Editor }) {
  const { t } = useTexts();
  const isOffered = useSelector(editor, ({ context }) => context.offersRegistered);
  const isFetching = useSelector(editor, (snapshot) => snapshot.matches({ open: { editing: { registered: "fetching" } } }));
  const isFilled = useSelector(editor, (snapshot) => snapshot.matches({ open: { editing: { registered: "filled" } } }));
  if (!isOffered) return null;
  return (
    <Stack gap="2" align="start">
      <Button variant="tonal" size="sm" aria-busy={isFetching} onClick={() => editor.send({ type: "registered.fetch" })}>
        {isFetching ? <Spinner size="20px" /> : <House size={20} strokeWidth={1.8} aria-hidden />}
        <Text as="span" minW="0" overflowWrap="anywhere" hyphens="auto">
          {t("address.registered.fetch")}
        </Text>
      </Button>
      <Text role="status" textStyle="small" color="onSurfaceVariant" _empty={{ display: "none" }}>
        {isFetching && t("address.registered.fetching")}
        {isFilled && t("address.registered.filled")}
      </Text>
    </Stack>
  );
}
