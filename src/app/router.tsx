/** The router's routes, made from the route table. Routes only guard; what a page shows is loaded by its machine. */
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  type RouteComponent,
  redirect,
  useRouter,
} from "@tanstack/react-router";
import { useCallback } from "react";
import type { ActorRefFrom } from "xstate";
import type { sessionMachine } from "../../machines/session";
import { redirectOf, type Visitor } from "../domain/access";
import { failureOf } from "../domain/errors";
import { canImpersonate } from "../domain/session";
import { useTexts } from "../i18n";
import { NotFoundPage } from "../pages/not-found/NotFoundPage";
import { useReconnect } from "../platform/useReconnect";
import { CenteredLoader } from "../ui/CenteredLoader";
import { ErrorView } from "../ui/ErrorView";
import { PageLayout } from "../ui/PageLayout";
import { latePage } from "./latePage";
import { RootLayout } from "./RootLayout";
import { type RoutePath, type RouteRow, routeTable } from "./routeTable";
import { clearScroll, restoreScroll, saveScroll } from "./scroll";
import { followReturns, isReturning } from "./travel";
import { useRouteRow } from "./useRouteRow";

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The list, and over it the group that the path selects: one page, which stays while a group opens and closes. */
const contractsPage = latePage(() => import("../flows/contracts/ContractsPage"), "ContractsPage");

const electricityOffersPage = latePage(() => import("./ElectricityOffersRoute"), "ElectricityOffersRoute");

/** The routes that show more than the plain page. `RoutePath`s that are missing here aren't built yet. */
const screens: Partial<Record<RoutePath, RouteComponent>> = {
  "/login": latePage(() => import("../flows/hidden-mode/LoginPage"), "LoginPage"),
  "/login/bank-id": latePage(() => import("../flows/login/LoginBankIdPage"), "LoginBankIdPage"),
  "/sign/poa/$options": latePage(() => import("./SignPoaRoute"), "SignPoaRoute"),
  "/onboarding": latePage(() => import("../flows/onboarding/OnboardingPage"), "OnboardingPage"),
  "/home": latePage(() => import("../flows/home/HomePage"), "HomePage"),
  "/contracts": contractsPage,
  "/contracts/$selectedPlaceholder": contractsPage,
  "/contract/$id": latePage(() => import("./ContractRoute"), "ContractRoute"),
  "/contract/$type/provider/$providerId": latePage(() => import("./ContractGroupRoute"), "ContractGroupRoute"),
  "/contracts/add": latePage(() => import("./AddContractRoute"), "AddContractRoute"),
  "/contracts/add/$type": latePage(() => import("./AddContractRoute"), "AddContractRoute"),
  "/electricity/$contractId/offers": electricityOffersPage,
  "/electricity/$contractId/offer/$offerId": electricityOffersPage,
  "/create-offer/$id": latePage(() => import("../pages/create-offer/CreateOfferPage"), "CreateOfferPage"),
  "/more": latePage(() => import("./plain/MorePage"), "MorePage"),
  "/terms-and-conditions": latePage(() => import("../pages/terms/TermsPage"), "TermsPage"),
  "/power-of-attorney": latePage(() => import("../pages/power-of-attorney/PowerOfAttorneyPage"), "PowerOfAttorneyPage"),
  "/represent-customer": latePage(() => import("./plain/RepresentCustomerPage"), "RepresentCustomerPage"),
};

const plainPage = latePage(() => import("./plain/NotBuiltPage"), "NotBuiltPage");

export const visitorOf = ({ session, landing }: ReturnType<SessionActor["getSnapshot"]>["context"]): Visitor => ({
  isLoggedIn: session !== null,
  canImpersonate: session !== null && canImpersonate(session),
  landing: landing === "/home" || landing === "/represent-customer" ? landing : null,
});

/** `session` is asked at each navigation, so the router may be made before the session has started. */
export function createAppRouter(session: () => SessionActor) {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });
  const routeOf = (path: RoutePath, parent: AnyRoute, ownPath: string) =>
    createRoute({
      getParentRoute: () => parent,
      path: ownPath,
      component: screens[path] ?? plainPage,
      beforeLoad: () => {
        const { context } = session().getSnapshot();
        const to = redirectOf(routeTable[path], visitorOf(context));
        if (to !== null) throw redirect({ to, replace: true });
        return { epoch: context.epoch };
      },
      // Another contract is another screen; another step of a wizard is the same one.
      remountDeps: ({ params }) => ({ ...params, step: undefined }),
    });
  const paths = Object.keys(routeTable) as RoutePath[];
  const routes = paths
    .filter((path) => liesOver(path) === null)
    .map((path) => {
      const route = routeOf(path, root, path);
      const over = paths.filter((other) => liesOver(other) === path);
      return route.addChildren(over.map((other) => routeOf(other, route, other.slice(path.length))));
    });
  const router = createRouter({
    routeTree: root.addChildren(routes),
    // Addresses are kept as they came: nothing is read into numbers or written anew (TR-06).
    parseSearch: (text) => (text ? { text } : {}),
    stringifySearch: ({ text }) => (typeof text === "string" ? text : ""),
    defaultPendingComponent: CenteredLoader,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: BrokenPage,
    scrollRestoration: false,
  });
  followReturns(router.history);
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    saveScroll(fromLocation.pathname);
    // Who goes on to a page begins at its top, also where it was seen before (NAV-06).
    if (!isReturning()) clearScroll(toLocation.pathname);
  });
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    if (pathChanged) restoreScroll(toLocation.pathname);
  });
  return router;
}

const liesOver = (path: RoutePath): string | null => (routeTable[path] as RouteRow).liesOver ?? null;

/** A page that broke while it was drawn, or whose code didn't come: it can be fetched and drawn anew (ERR-07). */
function BrokenPage({ error }: ErrorComponentProps) {
  const { t } = useTexts();
  const row = useRouteRow();
  const router = useRouter();
  const failure = failureOf(error);
  const redraw = useCallback(() => void router.invalidate(), [router]);
  useReconnect(failure.kind === "network" && error instanceof Error ? error : null, redraw);
  return (
    <PageLayout {...(row && { title: t(row.titleKey) })}>
      <ErrorView failure={failure} onRetry={redraw} />
    </PageLayout>
  );
}
