import { Box } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { CenteredLoader } from "./CenteredLoader";
import { askedNow, giveUpAsking, onAsked } from "./confirm";
import { ErrorBoundary } from "./ErrorBoundary";

const lateDialog = () => lazy(() => import("./ConfirmDialog"));
let ConfirmDialog = lateDialog();

/** Where questions are asked: in UiProvider, over every page. */
export function ConfirmRegion() {
  const asked = useSyncExternalStore(onAsked, askedNow, () => null);
  if (asked === null) return null;
  return (
    <ErrorBoundary fallback={() => <NobodyAsks />}>
      <Suspense fallback={<Coming />}>
        <ConfirmDialog {...asked} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Its code is on the way: so that the press is seen to have done something. */
const Coming = () => (
  <Box position="fixed" inset="0" zIndex="modal">
    <CenteredLoader />
  </Box>
);

function NobodyAsks() {
  useEffect(() => {
    // The next question fetches it anew.
    ConfirmDialog = lateDialog();
    giveUpAsking();
  }, []);
  return null;
}
