/** The page is back: visible again, focused, online again, or restored from the browser's back-forward cache. */

const BURST_MS = 250;

/** Calls `listener` once for each return; the events that a browser fires together count as one. */
export function onWake(listener: () => void): () => void {
  let lastAtMs = Number.NEGATIVE_INFINITY;
  const wake = () => {
    const atMs = performance.now();
    if (atMs - lastAtMs < BURST_MS) return;
    lastAtMs = atMs;
    listener();
  };
  const ifVisible = () => void (document.visibilityState === "visible" && wake());
  const ifRestored = (event: PageTransitionEvent) => void (event.persisted && wake());
  document.addEventListener("visibilitychange", ifVisible);
  window.addEventListener("focus", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", ifRestored);
  return () => {
    document.removeEventListener("visibilitychange", ifVisible);
    window.removeEventListener("focus", wake);
    window.removeEventListener("online", wake);
    window.removeEventListener("pageshow", ifRestored);
  };
}

/** Whether the browser believes that there is a network: a hint, only a call can tell (F75). */
export function onConnectivity(listener: (isOnline: boolean) => void): () => void {
  const online = () => listener(true);
  const offline = () => listener(false);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  if (!navigator.onLine) listener(false);
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
}
