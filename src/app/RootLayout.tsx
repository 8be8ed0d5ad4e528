/** What stands around every page: texts first, then the page of the running session, over it a needed consent. */
import { Outlet, useRouter, useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { CenteredLoader } from "../ui/CenteredLoader";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { ErrorView } from "../ui/ErrorView";
import { InternalLinkProvider } from "../ui/InternalLink";
import { OfflineNotice } from "../ui/OfflineNotice";
import { PageLayout } from "../ui/PageLayout";
import { TextsFailedView } from "../ui/TextsFailedView";
import { useLostFocus } from "../ui/useLostFocus";
import { useRouteFocus } from "../ui/useRouteFocus";
import { useAppActors } from "./actors";
import { isReturning, travel, travelBack } from "./travel";
import { useRouteRow } from "./useRouteRow";

/** What few see comes when it is needed. */
const ConsentOverPage = lazy(() =>
  import("../flows/consent/ConsentOverPage").then((module) => ({ default: module.ConsentOverPage })),
);
const AppMenu = lazy(() => import("./AppMenu").then((module) => ({ default: module.AppMenu })));

export function RootLayout() {
  const { app } = useAppActors();
  const router = useRouter();
  const isOffline = useSelector(app, (snapshot) => snapshot.matches({ connectivity: "offline" }));
  useRouteFocus(useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? "" }), isReturning);
  useLostFocus();
  return (
    <InternalLinkProvider
      navigate={(to) => travel(router, { to })}
      goBack={() => (router.history.canGoBack() ? travelBack(router) : travel(router, { to: "/" }))}
    >
      <OfflineNotice isOffline={isOffline} />
      <WithTexts isOffline={isOffline}>
        <PageOfEpoch />
        <ConsentOverIt />
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

/**
 * The server asks for a consent before anything else works (specification §8); some pages are needed to decide (CNS-07). The
 * page stays below, with what was typed: what was held up goes on.
 */
function ConsentOverIt() {
  const { app } = useAppActors();
  const row = useRouteRow();
  const { consentReason, consentsGiven, epoch } = useSelector(app, ({ context }) => context);
  if (consentReason === null) return null;
  return (
    <ErrorBoundary fallback={(redraw) => <ErrorView failure={{ kind: "network" }} onRetry={redraw} headingAs="h2" />}>
      <Suspense fallback={null}>
        {/* What the server asks for next, or asks somebody else for, is another question. */}
        <ConsentOverPage key={`${epoch} ${consentsGiven}`} reason={consentReason} isAway={row?.isFreeOfConsent ?? false} />
      </Suspense>
    </ErrorBoundary>
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
