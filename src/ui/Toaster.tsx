import { Box, createToaster, Flex, Portal, Toaster as Region, Toast } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { cleanText } from "../domain/cleanText";
import { serverTextOf, useTexts } from "../i18n";
import { Button } from "./Button";
import { drawToasts, sameness, type ToastContent } from "./toast";

const LOOKS = {
  error: { Icon: CircleAlert, bg: "errorContainer", color: "onErrorContainer" },
  success: { Icon: CircleCheck, bg: "primaryContainer", color: "onPrimaryContainer" },
  info: { Icon: Info, bg: "inverseSurface", color: "inverseOnSurface" },
} as const;

const looksOf = (type: string | undefined) => (type === "error" || type === "success" ? LOOKS[type] : LOOKS.info);

/** As low as the bottom menu lets it, if there is one: a toast covers as little as it can of what one may want to press. */
const OFFSET = { bottom: "var(--toast-bottom)", left: "20px", right: "20px", top: "20px" };

const MAX_DESCRIPTION = 300;

const toaster = createToaster({ placement: "bottom", overlap: false, max: 3, gap: 12, offsets: OFFSET, pauseOnPageIdle: true });
const idsByContent = new Map<string, string>();
const errors = new Set<string>();

function takeBackErrors(): void {
  for (const id of errors) toaster.dismiss(id);
  errors.clear();
}

function show(content: ToastContent): void {
  const { tone, textKey, params, durationMs, action, isUntilDone } = content;
  const key = sameness(content);
  const shown = idsByContent.get(key);
  if (shown !== undefined) toaster.remove(shown);
  const description = descriptionOf(content);
  const id = toaster.create({
    type: tone,
    title: serverTextOf(textKey, "error.generic.title", params),
    ...(description && { description }),
    duration: durationMs,
    ...(action && { action: { label: serverTextOf(action.labelKey, "toast.open"), onClick: action.onPress } }),
  });
  idsByContent.set(key, id);
  if (tone === "error" || isUntilDone) errors.add(id);
}

function descriptionOf({ description, descriptionKey }: ToastContent): string {
  if (description) return cleanText(description).slice(0, MAX_DESCRIPTION);
  return serverTextOf(descriptionKey, null);
}

/**
 * Starts to draw, once the region is in the page and listens: a toast before that would be neither shown nor spoken. It
 * starts in a microtask of its own, queued before this one.
 */
function takeOver() {
  let end: (() => void) | null = () => {};
  queueMicrotask(() => {
    if (end) end = drawToasts({ show, takeBackErrors });
  });
  return () => {
    end?.();
    end = null;
  };
}

/** Draws the toasts with Chakra's toaster: at the bottom, 16rem wide at least (OVL-07). */
export default function Toaster() {
  const { t } = useTexts();
  useEffect(takeOver, []);
  return (
    // Beside the page, so that what a dialog hides from readers isn't this.
    <Portal>
      <Region toaster={toaster} aria-label={t("toast.region")}>
        {({ type, title, description, action }) => {
          const { Icon, ...colors } = looksOf(type);
          return (
            <Toast.Root
              {...colors}
              role={type === "error" ? "alert" : "status"}
              display="flex"
              alignItems="flex-start"
              gap="12px"
              w="full"
              minW="min(16rem, calc(100vw - 40px))"
              maxW="26rem"
              fontSize="min(1rem, 6.5vw)"
              pl="16px"
              pr="4px"
              py="1"
              borderRadius="field"
              boxShadow="raised"
              translate="var(--x) var(--y)"
              opacity="var(--opacity)"
              zIndex="var(--z-index)"
              // Also over a dialog, which takes them from the whole document.
              pointerEvents="auto"
              transition="translate 250ms cubic-bezier(0.2, 0, 0, 1), opacity 200ms"
              // Unseen parts of it that reach beyond it: what is below them can be pressed.
              css={{ "& > [data-ghost]": { pointerEvents: "none" } }}
            >
              <Box as={Icon} aria-hidden boxSize="22px" flexShrink={0} mt="2.5" strokeWidth={1.8} />
              <Box flex="1" minW={0} py="2">
                <Toast.Title fontWeight={600}>{title}</Toast.Title>
                {description && <Toast.Description textStyle="small">{description}</Toast.Description>}
                {action && (
                  <Flex mt="2">
                    <Toast.ActionTrigger asChild>
                      <Button size="sm" variant="outline" color="inherit" borderColor="currentColor">
                        {action.label}
                      </Button>
                    </Toast.ActionTrigger>
                  </Flex>
                )}
              </Box>
              <Toast.CloseTrigger asChild>
                <Button size="icon" variant="text" color="inherit" aria-label={t("toast.close")}>
                  <X size={20} strokeWidth={1.8} aria-hidden />
                </Button>
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Region>
    </Portal>
  );
}
