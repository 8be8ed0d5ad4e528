/** Goes to a page and notes, in its own entry of the history, which one it was reached from. */
import type { AnyRouter } from "@tanstack/react-router";

type Way = { to: string; params?: Record<string, string>; replace?: boolean };

export function travel(router: AnyRouter, { to, params = {}, replace = false }: Way): void {
  // What takes the place of an entry was reached from where that one was.
  const from = replace ? cameFrom(router) : router.state.location.pathname;
  void router.navigate({ to, params, replace, state: { cameFrom: from } as object });
}

/** The path of the page from which a press led to this one; null when the browser, a link or a guard led here. */
export function cameFrom(router: AnyRouter): string | null {
  const { cameFrom } = router.state.location.state as { cameFrom?: unknown };
  return typeof cameFrom === "string" ? cameFrom : null;
}
