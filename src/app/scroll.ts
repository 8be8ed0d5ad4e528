/** Where each of the ten most recent pages was scrolled to (NAV-08, LS-03). */
import { scrollStore } from "../platform/stores";

const saved = () => scrollStore.read() ?? [];
const without = (path: string) => saved().filter(([other]) => other !== path);

export const saveScroll = (path: string): void => scrollStore.write([...without(path), [path, Math.max(0, window.scrollY)]]);

export const clearScroll = (path: string): void => scrollStore.write(without(path));

/** A person who does one of these has a place of their own in mind. */
const OWN_WAYS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

let giveUp = () => {};

/** Somebody else has put the page where it is to be. */
export const stayScrolled = (): void => giveUp();

/**
 * A page that loads first is too short for its place at once, and grows more than once: it is put there anew each time, until
 * the person moves.
 */
export function restoreScroll(path: string): void {
  giveUp();
  const y = saved().find(([other]) => other === path)?.[1] ?? 0;
  window.scrollTo({ top: y, behavior: "instant" });
  if (y === 0) return;

  let put = window.scrollY;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top: y, behavior: "instant" });
    put = window.scrollY;
  });
  const leave = () => giveUp();
  const leaveIfMoved = () => void (Math.abs(window.scrollY - put) > 1 && giveUp());
  // The browser's own anchoring would move it as well.
  document.documentElement.style.overflowAnchor = "none";
  observer.observe(document.body);
  window.addEventListener("scroll", leaveIfMoved, { passive: true });
  for (const way of OWN_WAYS) window.addEventListener(way, leave, { passive: true });
  giveUp = () => {
    document.documentElement.style.overflowAnchor = "";
    observer.disconnect();
    window.removeEventListener("scroll", leaveIfMoved);
    for (const way of OWN_WAYS) window.removeEventListener(way, leave);
    giveUp = () => {};
  };
}

/** Smoothly, unless the person asked for less motion (NAV-05, FM-01). */
export function scrollToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
