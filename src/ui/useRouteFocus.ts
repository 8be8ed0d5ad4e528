import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/**
 * Moves the focus to the new page's heading when the route changes, so that a reader hears where it is and the keyboard
 * starts there (AXS-01). Not on the first load, which the browser announces itself. A page whose heading comes late (it
 * loads first) gets the focus then, unless the person has moved it meanwhile. An empty `routeKey` is no page yet.
 *
 * A page that was only covered (the list below a group) has its focus where it was: on what was pressed.
 */
export function useRouteFocus(routeKey: string): void {
  const shownKey = useRef("");
  const focused = useRef<Element | null>(null);
  const left = useRef<{ routeKey: string; focused: Element | null }>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (focused.current = (target as Element).closest("main") && (target as Element));
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useEffect(() => {
    const isFirst = shownKey.current === "";
    if (shownKey.current === routeKey) return;
    const returned = left.current?.routeKey === routeKey ? left.current.focused : null;
    left.current = { routeKey: shownKey.current, focused: focused.current };
    shownKey.current = routeKey;
    if (isFirst || refocus(returned) || focusHeading()) return;

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

function refocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || !element.checkVisibility()) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
