import { Dialog, Portal, Stack } from "@chakra-ui/react";
import { useSelector } from "@xstate/react";
import { X } from "lucide-react";
import { useCallback } from "react";
import { useTexts } from "../../i18n";
import { Button } from "../../ui/Button";
import { StickyActions } from "../../ui/StickyActions";
import { useBackSteps } from "../../ui/useBackSteps";
import { useReturnedFocus } from "../../ui/useReturnedFocus";
import { AddressEditor } from "./AddressEditor";
import type { Editor } from "./editor";

type AddressEditorPanelProps = {
  editor: Editor;
  title: string;
};

/**
 * The editor over the whole screen (ADDR-10), for a page that stays behind it: the focus goes back there. It is there while it
 * is drawn. The browser's back closes it before it leaves the page.
 */
export function AddressEditorPanel({ editor, title }: AddressEditorPanelProps) {
  const { t } = useTexts();
  const isSaving = useSelector(editor, (snapshot) => snapshot.matches({ open: "saving" }));
  const hasPlaces = useSelector(editor, ({ context }) => context.places.length > 0);
  const close = useCallback(() => editor.send({ type: "close" }), [editor]);
  useBackSteps(1, close);
  useReturnedFocus();
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      // The first Escape closes what the street's field offers.
      onEscapeKeyDown={(event) => void (hasPlaces && event.preventDefault())}
      onOpenChange={({ open }) => void (open || close())}
    >
      <Portal>
        <Dialog.Positioner position="fixed" inset="0" zIndex="modal">
          <Dialog.Content
            display="flex"
            flexDirection="column"
            h="100dvh"
            overflowY="auto"
            bg="background"
            color="onSurface"
            outline="none"
            css={{ animation: "rise 200ms cubic-bezier(0.2, 0, 0, 1) both" }}
          >
            <Stack
              gap="0"
              flex="1"
              w="full"
              maxW="page"
              mx="auto"
              pl="calc(20px + env(safe-area-inset-left))"
              pr="calc(20px + env(safe-area-inset-right))"
              pt="calc(1rem + env(safe-area-inset-top))"
              pb="calc(2rem + env(safe-area-inset-bottom))"
            >
              <Stack direction="row" align="center" minH="56px" mx="-12px" mb="1">
                <Button
                  variant="text"
                  size="icon"
                  color="onSurface"
                  aria-label={t("address.close")}
                  aria-disabled={isSaving}
                  onClick={close}
                >
                  <X size={26} strokeWidth={1.8} aria-hidden />
                </Button>
              </Stack>
              <Dialog.Title textStyle="h1" mb="5">
                {title}
              </Dialog.Title>
              <Stack pb="5">
                <AddressEditor editor={editor} />
              </Stack>
              <StickyActions>
                <Button aria-busy={isSaving} onClick={() => editor.send({ type: "save" })}>
                  {t(isSaving ? "address.saving" : "address.save")}
                </Button>
              </StickyActions>
            </Stack>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
