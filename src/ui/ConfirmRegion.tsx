import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
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
      <Suspense fallback={null}>
        <ConfirmDialog {...asked} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NobodyAsks() {
  useEffect(() => {
    // The next question fetches it anew.
    ConfirmDialog = lateDialog();
    giveUpAsking();
  }, []);
  return null;
}
