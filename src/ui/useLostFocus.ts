import { useEffect } from "react";
import { focusHeading } from "./focusHeading";

/**
 * When what had the focus is gone (a button whose view gave way to another, a toast that closed), the page's heading gets it,
 * at once or as soon as there is one: never the document, from where the keyboard would begin anew. Once, around every page.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    const note = (event: FocusEvent) => void (focused = event.target as Element);
    // Who presses beside everything lets go of the focus on purpose; who presses it once more doesn't.
    const letGo = ({ target }: Event) => void (focused?.contains(target as Node) || (focused = null));
    const look = () => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
      focusHeading();
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
