import { useEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/**
 * Moves the focus to the new page's heading when the route changes, so that a reader hears where it is and the keyboard
 * starts there (AXS-01). Not on the first load, which the browser announces itself. A page whose heading comes late (it
 * loads first) gets the focus then, unless the person has moved it meanwhile. An empty `routeKey` is no page yet.
 *
 * A page that was only covered (the list below a group) has its focus where it was: on what was pressed. So has the page that
 * one returns to (`isReturning`): on the link that led away, once that is there again; it is shown where it was left.
 */
export function useRouteFocus(routeKey: string, isReturning: () => boolean): void {
  const shownKey = useRef("");
  const focused = useRef<Element | null>(null);
  const left = useRef<{ routeKey: string; focused: Element | null }>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const element = (target as Element).closest("main :not(h1)");
      if (element) focused.current = element;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  useEffect(() => {
    const isFirst = shownKey.current === "";
    if (shownKey.current === routeKey) return;
    const returned = left.current?.routeKey === routeKey ? left.current.focused : null;
    left.current = { routeKey: shownKey.current, focused: focused.current };
    focused.current = null;
    shownKey.current = routeKey;
    if (isFirst || refocus(returned)) return;
    const href = isReturning() ? (returned?.getAttribute("href") ?? null) : null;
    // Found, or nothing more to wait for than the heading.
    const settle = () => (href !== null && refocus(linkTo(href))) || (focusHeading() && href === null);
    if (settle()) return;

    let before = document.activeElement;
    const observer = new MutationObserver(() => {
      const now = document.activeElement;
      // The heading of what took the place of a page's skeleton gets it by itself.
      const hasMoved = now !== before && !now?.matches("body, h1");
      if (hasMoved || settle()) observer.disconnect();
      before = document.activeElement;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [routeKey, isReturning]);
}

const linkTo = (href: string): Element | null =>
  [...document.querySelectorAll("main a")].find((link) => link.getAttribute("href") === href) ?? null;

function refocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || !element.checkVisibility()) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
