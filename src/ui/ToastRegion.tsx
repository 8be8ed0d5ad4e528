import { Box, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useTexts } from "../i18n";
import { Button } from "./Button";
import { ErrorBoundary } from "./ErrorBoundary";
import { dropWaitingToasts, onWaitingToasts, waitingToasts } from "./toast";

const load = () => import("./Toaster");
const Toaster = lazy(load);

let isWanted = false;
const isToasterWanted = () => (isWanted ||= waitingToasts().length > 0);

/** Where toasts appear: in UiProvider, outside every page. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(onWaitingToasts, isToasterWanted, () => false);
  usePreload();
  if (!isNeeded) return null;
  return (
    <ErrorBoundary fallback={() => <PlainToasts />}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Nearly every toast answers a press: it is fetched with the first one, so that it can say that the network is gone. */
function usePreload(): void {
  useEffect(() => {
    const preload = () => void load().catch(() => {});
    window.addEventListener("pointerdown", preload, { once: true, capture: true });
    window.addEventListener("keydown", preload, { once: true, capture: true });
    return () => {
      window.removeEventListener("pointerdown", preload, { capture: true });
      window.removeEventListener("keydown", preload, { capture: true });
    };
  }, []);
}

/** When what draws toasts can't be fetched: the words all the same. */
function PlainToasts() {
  const { t, serverText } = useTexts();
  const toasts = useSyncExternalStore(onWaitingToasts, waitingToasts, waitingToasts);
  if (toasts.length === 0) return null;
  return (
    <Flex
      role="alert"
      position="fixed"
      insetX="20px"
      bottom="var(--toast-bottom)"
      zIndex="toast"
      align="center"
      gap="3"
      p="4"
      borderRadius="field"
      bg="inverseSurface"
      color="inverseOnSurface"
      // It goes when its time is over; the next toast begins it anew.
      key={toasts.length}
      css={{ animation: `fadeIn 1ms ${Math.max(...toasts.map(({ durationMs }) => durationMs))}ms` }}
      onAnimationEnd={dropWaitingToasts}
    >
      <Box flex="1">
        {toasts.map(({ textKey, params }) => (
          <p key={textKey}>{serverText(textKey, "error.generic.title", params)}</p>
        ))}
      </Box>
      <Button size="sm" variant="text" color="inversePrimary" onClick={dropWaitingToasts}>
        {t("toast.close")}
      </Button>
    </Flex>
  );
}
