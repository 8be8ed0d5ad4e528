import { useEffect } from "react";
import { onWake } from "./wake";

const tried = new WeakSet<object>();

/**
 * Calls `again` whenever the page is back, while `fault` is shown. A fault of a network that has returned before it came on
 * screen is tried again at once; only once, for it stands there until the next answer.
 */
export function useReconnect(fault: object | null, again: () => void): void {
  useEffect(() => {
    if (fault === null) return;
    if (navigator.onLine && !tried.has(fault)) {
      tried.add(fault);
      again();
    }
    return onWake(again);
  }, [fault, again]);
}
