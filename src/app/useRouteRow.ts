import { useRouterState } from "@tanstack/react-router";
import { type RoutePath, type RouteRow, routeTable } from "./routeTable";

/** The route table's row of the page that is shown; null on an unknown path. */
export function useRouteRow(): RouteRow | null {
  const routeId = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId as string | undefined });
  return routeId !== undefined && Object.hasOwn(routeTable, routeId) ? routeTable[routeId as RoutePath] : null;
}
