import { useEffect } from "react";
import { focusFirst, focusHeading, headingsAbove } from "./focusHeading";

/**
 * When what had the focus is gone (a button whose part of the page shows something else now, a toast that closed), the nearest
 * heading above it gets it, so that the keyboard and a reader go on from there: where the page itself has given way the page's own
 * heading, at once or as soon as there is one; never the document, from where the keyboard would begin anew. Once, around every
 * page.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let above: readonly HTMLElement[] = [];
    const note = (event: FocusEvent) => {
      focused = event.target as Element;
      above = headingsAbove(focused);
    };
    // Who presses beside everything lets go of the focus on purpose; who presses it once more doesn't.
    const letGo = ({ target }: Event) => void (focused?.contains(target as Node) || (focused = null));
    const look = () => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
      if (!focusFirst(above)) focusHeading();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", letGo, { capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", letGo, { capture: true });
    };
  }, []);
}
