import { useEffect } from "react";

/**
 * Lets the browser's back close what lies over a page, step by step, before it leaves the page (UX-15): each step is an entry
 * of the history at the same address. `depth` is how many steps are open (0: none), `onBack` is told when the browser takes
 * one back. Steps that close otherwise take their entries along; forward into one that is closed leads nowhere.
 */
export function useBackSteps(depth: number, onBack: () => void): void {
  useEffect(() => {
    wanted = depth;
    hear = onBack;
    // In a moment: an effect that is undone and done again, as StrictMode does, changes nothing.
    queueMicrotask(settle);
  }, [depth, onBack]);

  useEffect(() => {
    address = window.location.pathname;
    window.addEventListener("popstate", travelled);
    return () => {
      window.removeEventListener("popstate", travelled);
      wanted = 0;
      queueMicrotask(settle);
    };
  }, []);
}

/** One page has the screen: so these are the page's. */
let wanted = 0;
let address = "";
let hear = () => {};
let isTravelling = false;

type Entry = { backSteps?: unknown; __TSR_index?: unknown } | null;

/** What closes has closed by then. */
const STAYS_OPEN_MS = 100;

const depthNow = (): number => {
  const { backSteps } = (window.history.state as Entry) ?? {};
  return typeof backSteps === "number" ? backSteps : 0;
};

function settle(): void {
  if (isTravelling) return;
  const depth = depthNow();
  if (depth > wanted) {
    isTravelling = true;
    window.addEventListener("popstate", arrived, { once: true });
    window.history.go(wanted - depth);
    return;
  }
  for (let step = depth + 1; step <= wanted; step++) {
    const state = window.history.state as Entry;
    // The router counts its entries by this number.
    const index = typeof state?.__TSR_index === "number" ? { __TSR_index: state.__TSR_index + 1 } : {};
    window.history.pushState({ ...state, ...index, backSteps: step }, "");
  }
}

function arrived(): void {
  isTravelling = false;
  queueMicrotask(settle);
}

function travelled(): void {
  // Several entries at once, past the page's own: it is left already.
  if (isTravelling || window.location.pathname !== address) return;
  if (depthNow() >= wanted) {
    settle();
    return;
  }
  hear();
  // What stays open all the same (it is being saved, it asks first) keeps its entry.
  setTimeout(settle, STAYS_OPEN_MS);
}
