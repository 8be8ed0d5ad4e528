import { Box, Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useReturnFocus } from "./useReturnFocus";

type DialogFrameProps = {
  title: ReactNode;
  body: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
  /** The person wants it gone: by Escape, or beside it. Without it the dialog stays until it is answered. */
  onClose?: () => void;
};

/**
 * A question that holds up everything else: 15 to 35rem wide (OVL-10). Keyboard, focus and what is behind it are Chakra's.
 * It is there while it is drawn.
 */
export function DialogFrame({ title, body, children, onClose }: DialogFrameProps) {
  useReturnFocus();
  return (
    <Dialog.Root
      open
      role="alertdialog"
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined}
      onOpenChange={({ open }) => void (open || onClose?.())}
    >
      <Portal>
        <Dialog.Backdrop
          position="fixed"
          inset="0"
          zIndex="modal"
          bg="rgb(0 0 0 / 0.5)"
          css={{ animation: "fadeIn 150ms ease-out both" }}
        />
        <Dialog.Positioner
          position="fixed"
          inset="0"
          zIndex="modal"
          display="flex"
          // In the middle, so that a toast at the bottom covers nothing of it.
          alignItems="center"
          justifyContent="center"
          // Large text on a small screen needs the room more than the edges do.
          p="min(1rem, 4vw)"
          pb="calc(min(1rem, 4vw) + env(safe-area-inset-bottom))"
          overflowY="auto"
        >
          <Dialog.Content
            display="flex"
            flexDirection="column"
            gap="5"
            w="full"
            minW="min(15rem, 100%)"
            maxW="35rem"
            my="auto"
            p="min(1.25rem, 6vw)"
            borderRadius="sheet"
            bg="card"
            color="onSurface"
            boxShadow="raised"
            outline="none"
            css={{ animation: "rise 200ms cubic-bezier(0.2, 0, 0, 1) both" }}
          >
            <Box>
              <Dialog.Title textStyle="h2">{title}</Dialog.Title>
              <Dialog.Description as="div" mt="2" color="onSurfaceVariant">
                {body}
              </Dialog.Description>
            </Box>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
