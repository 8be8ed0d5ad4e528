/** Goes to a page and notes, in its own entry of the history, which one it was reached from. */
import type { AnyRouter, RouterHistory } from "@tanstack/react-router";

type Way = { to: string; params?: Record<string, string>; hash?: string; replace?: boolean };

export function travel(router: AnyRouter, { to, params = {}, hash = "", replace: isReplaced = false }: Way): void {
  const { href, pathname } = router.buildLocation({ to, params, hash });
  // The second tap on a link whose page is on its way: one entry of the history is enough (UX-03).
  if (isOnItsWay(router) && href === router.latestLocation.href) return;
  // To another part of the same page: nobody goes back to that one step by step.
  const replace = isReplaced || (hash !== "" && pathname === router.state.location.pathname);
  // What takes the place of an entry was reached from where that one was.
  const from = replace ? cameFrom(router) : router.state.location.pathname;
  // Who asks for the same part once more is on another visit to it.
  void router.navigate({
    to,
    params,
    hash,
    replace,
    state: { cameFrom: from, ...(hash !== "" && { askedAt: Date.now() }) } as object,
  });
}

/** Back by one page, however often the button is pressed before that page is there (UX-03). */
export function travelBack(router: AnyRouter): void {
  if (isGoingBack || isOnItsWay(router)) return;
  isGoingBack = true;
  window.addEventListener("popstate", () => void (isGoingBack = false), { once: true });
  router.history.back();
}

/** Told to the browser, which hasn't got there yet. */
let isGoingBack = false;

const isOnItsWay = ({ latestLocation, state }: AnyRouter): boolean => latestLocation.href !== state.resolvedLocation?.href;

/** The path of the page from which a press led to this one; null when the browser, a link or a guard led here. */
export function cameFrom(router: AnyRouter): string | null {
  const { cameFrom } = router.state.location.state as { cameFrom?: unknown };
  return typeof cameFrom === "string" ? cameFrom : null;
}

let isReturn = false;

/** Whether the page that is on its way, or was reached last, was so by the browser's history: back, or forward again. */
export const isReturning = (): boolean => isReturn;

export const followReturns = (history: RouterHistory) =>
  history.subscribe(({ action: { type } }) => void (isReturn = type !== "PUSH" && type !== "REPLACE"));
