import { useLayoutEffect, useRef } from "react";
import { focusHeading } from "./focusHeading";

/**
 * When a page shows something else (`viewKey` changes) and what had the focus is gone, the page's heading gets it, so that
 * the keyboard and a reader go on from there and not from the top of the document; and it is seen from its top, however far
 * down what it showed before had been read. Not when the page is first shown.
 */
export function useKeptFocus(viewKey: string): void {
  const shownKey = useRef(viewKey);

  useLayoutEffect(() => {
    if (shownKey.current === viewKey) return;
    shownKey.current = viewKey;
    if (document.activeElement === document.body && focusHeading()) window.scrollTo({ top: 0, behavior: "instant" });
  }, [viewKey]);
}
