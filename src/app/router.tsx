/** The router's routes, made from the route table. Routes only guard; what a page shows is loaded by its machine. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { ActorRefFrom } from "xstate";
import type { sessionMachine } from "../../machines/session";
import { redirectOf, type Visitor } from "../domain/access";
import { canImpersonate } from "../domain/session";
import { CenteredLoader } from "../ui/CenteredLoader";
import { ErrorView } from "../ui/ErrorView";
import { PageLayout } from "../ui/PageLayout";
import { NotFoundPage } from "./plain/NotFoundPage";
import { RootLayout } from "./RootLayout";
import { type RoutePath, routeTable } from "./routeTable";
import { restoreScroll, saveScroll } from "./scroll";

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The routes that show more than the plain page. `RoutePath`s that are missing here aren't built yet. */
const screens: Partial<Record<RoutePath, RouteComponent>> = {
  "/login": lazyRouteComponent(() => import("../flows/hidden-mode/LoginPage"), "LoginPage"),
  "/login/bank-id": lazyRouteComponent(() => import("../flows/login/LoginBankIdPage"), "LoginBankIdPage"),
  "/home": lazyRouteComponent(() => import("../flows/home/HomePage"), "HomePage"),
  "/more": lazyRouteComponent(() => import("./plain/MorePage"), "MorePage"),
  "/represent-customer": lazyRouteComponent(() => import("./plain/RepresentCustomerPage"), "RepresentCustomerPage"),
};

const plainPage = lazyRouteComponent(() => import("./plain/NotBuiltPage"), "NotBuiltPage");

export const visitorOf = ({ session, landing }: ReturnType<SessionActor["getSnapshot"]>["context"]): Visitor => ({
  isLoggedIn: session !== null,
  canImpersonate: session !== null && canImpersonate(session),
  landing: landing === "/home" || landing === "/represent-customer" ? landing : null,
});

/** `session` is asked at each navigation, so the router may be made before the session has started. */
export function createAppRouter(session: () => SessionActor) {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage });
  const routes = (Object.keys(routeTable) as RoutePath[]).map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: screens[path] ?? plainPage,
      beforeLoad: () => {
        const { context } = session().getSnapshot();
        const to = redirectOf(routeTable[path], visitorOf(context));
        if (to !== null) throw redirect({ to, replace: true });
        return { epoch: context.epoch };
      },
      // Another contract is another screen; another step of a wizard is the same one.
      remountDeps: ({ params }) => ({ ...params, step: undefined }),
    }),
  );
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
  router.subscribe("onBeforeLoad", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) saveScroll(fromLocation.pathname);
  });
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    if (pathChanged) restoreScroll(toLocation.pathname);
  });
  return router;
}

/** A page that broke while it was drawn: it can be drawn anew (ERR-07). */
function BrokenPage({ reset }: ErrorComponentProps) {
  return (
    <PageLayout>
      <ErrorView failure={{ kind: "unexpected" }} onRetry={reset} />
    </PageLayout>
  );
}
