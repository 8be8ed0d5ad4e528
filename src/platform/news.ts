/** What another tab has stored arrives here a moment later (measured in Chromium): longer than that takes. */
const STORAGE_LAG_MS = 500;

/** Listens from now on; `arrived` resolves once another tab's change is here, or when none can be on its way any more. */
export function newsOf(key: string) {
  let tell = () => {};
  const first = new Promise<void>((resolve) => void (tell = resolve));
  const hear = (event: StorageEvent) => void (event.key === key && tell());
  window.addEventListener("storage", hear);
  return {
    arrived: () => Promise.race([first, new Promise<void>((resolve) => setTimeout(resolve, STORAGE_LAG_MS))]),
    stop: () => window.removeEventListener("storage", hear),
  };
}
