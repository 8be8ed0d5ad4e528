import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/**
 * Moves the focus to the new page's heading when the route changes, so that a reader hears where it is and the keyboard
 * starts there (AXS-01). Not on the first load, which the browser announces itself. A page whose heading comes late (it
 * loads first) gets the focus then, unless the person has moved it meanwhile. An empty `routeKey` is no page yet.
 */
export function useRouteFocus(routeKey: string): void {
  const shownKey = useRef("");

  useEffect(() => {
    const isFirst = shownKey.current === "";
    if (shownKey.current === routeKey) return;
    shownKey.current = routeKey;
    if (isFirst || focusHeading()) return;

    const before = document.activeElement;
    const observer = new MutationObserver(() => {
      const now = document.activeElement;
      const hasMoved = now !== before && now !== document.body;
      if (hasMoved || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [routeKey]);
}
