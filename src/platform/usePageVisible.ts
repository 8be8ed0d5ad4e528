import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Whether the page can be seen: not in a tab behind another. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
