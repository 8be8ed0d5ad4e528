import { useLayoutEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/**
 * When a page shows something else (`viewKey` changes) and what had the focus is gone, the page's heading gets it, so that
 * the keyboard and a reader go on from there and not from the top of the document. Not when the page is first shown.
 */
export function useKeptFocus(viewKey: string): void {
  const shownKey = useRef(viewKey);

  useLayoutEffect(() => {
    if (shownKey.current === viewKey) return;
    shownKey.current = viewKey;
    if (document.activeElement === document.body) focusHeading();
  }, [viewKey]);
}
