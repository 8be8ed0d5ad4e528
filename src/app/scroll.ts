/** Where each of the ten most recent pages was scrolled to (NAV-08, LS-03). */
import { scrollStore } from "../platform/stores";

const saved = () => scrollStore.read() ?? [];
const without = (path: string) => saved().filter(([other]) => other !== path);

export const saveScroll = (path: string): void => scrollStore.write([...without(path), [path, Math.max(0, window.scrollY)]]);

export const clearScroll = (path: string): void => scrollStore.write(without(path));

/** A person who does one of these has a place of their own in mind. */
const OWN_WAYS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

let giveUp = () => {};

/** A page that loads first is too short for its place at once: it is tried anew as the page grows, until it fits. */
export function restoreScroll(path: string): void {
  giveUp();
  const y = saved().find(([other]) => other === path)?.[1] ?? 0;
  if (goTo(y)) return;
  const observer = new ResizeObserver(() => void (goTo(y) && giveUp()));
  const stop = () => giveUp();
  giveUp = () => {
    observer.disconnect();
    for (const way of OWN_WAYS) window.removeEventListener(way, stop);
    giveUp = () => {};
  };
  observer.observe(document.body);
  for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
}

function goTo(y: number): boolean {
  window.scrollTo({ top: y, behavior: "instant" });
  return Math.abs(window.scrollY - y) <= 1;
}

/** Smoothly, unless the person asked for less motion (NAV-05, FM-01). */
export function scrollToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
