/** What stands around every page: texts first, then a needed consent, then the page of the running session. */
import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { ports } from "../ports";
import { CenteredLoader } from "../ui/CenteredLoader";
import { InternalLinkProvider } from "../ui/InternalLink";
import { OfflineNotice } from "../ui/OfflineNotice";
import { PageLayout } from "../ui/PageLayout";
import { TextsFailedView } from "../ui/TextsFailedView";
import { useLostFocus } from "../ui/useLostFocus";
import { useRouteFocus } from "../ui/useRouteFocus";
import { useAppActors } from "./actors";
import { useRouteRow } from "./useRouteRow";

/** What few see comes when it is needed. */
const BlockedView = lazy(() => import("../ui/BlockedView").then((module) => ({ default: module.BlockedView })));
const AppMenu = lazy(() => import("./AppMenu").then((module) => ({ default: module.AppMenu })));

export function RootLayout() {
  const { app } = useAppActors();
  const router = useRouter();
  const isOffline = useSelector(app, (snapshot) => snapshot.matches({ connectivity: "offline" }));
  useRouteFocus(useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? "" }));
  useLostFocus();
  return (
    <InternalLinkProvider navigate={(to) => void router.navigate({ to })}>
      <OfflineNotice isOffline={isOffline} />
      <WithTexts isOffline={isOffline}>
        <WithConsent>
          <PageOfEpoch />
        </WithConsent>
      </WithTexts>
    </InternalLinkProvider>
  );
}

/** A first visit waits for the server's texts; later ones have the last set of this device (AMB-61). */
function WithTexts({ isOffline, children }: { isOffline: boolean; children: ReactNode }) {
  const { texts } = useAppActors();
  const view = useSelector(texts, (snapshot) => {
    if (snapshot.matches("failed")) return "failed";
    return snapshot.matches("loaded") ? "loaded" : "loading";
  });
  if (view === "loaded") return children;
  return (
    <PageLayout>
      {view === "failed" ? (
        <TextsFailedView isOffline={isOffline} onRetry={() => texts.send({ type: "retry" })} />
      ) : (
        <CenteredLoader />
      )}
    </PageLayout>
  );
}

/** The server asks for a consent before anything else works (specification §8); some pages are needed to decide (CNS-07). */
function WithConsent({ children }: { children: ReactNode }) {
  const { app } = useAppActors();
  const row = useRouteRow();
  const reason = useSelector(app, ({ context }) => context.consentReason);
  if (reason === null || row?.isFreeOfConsent) return children;
  return (
    <PageLayout>
      <Suspense fallback={<CenteredLoader />}>
        <BlockedView reason={reason} onLogOut={() => ports().logOut()} />
      </Suspense>
    </PageLayout>
  );
}

/**
 * The page, while the session that it was opened in is the running one: nothing of one session is ever drawn in another, not
 * even while the next page's code is on its way (CIMP-01).
 */
function PageOfEpoch() {
  const { session } = useAppActors();
  const row = useRouteRow();
  const epoch = useSelector(session, ({ context }) => context.epoch);
  const pageEpoch = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.context as { epoch?: number } | undefined)?.epoch,
  });
  // An unknown path has no guard, and so no epoch.
  if (pageEpoch !== undefined && pageEpoch !== epoch) return <CenteredLoader />;
  return (
    <Fragment key={epoch}>
      <Outlet />
      <Suspense fallback={null}>{row?.hasNavbar && <AppMenu />}</Suspense>
    </Fragment>
  );
}
