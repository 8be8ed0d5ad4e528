/** Where each of the ten most recent pages was scrolled to (NAV-08, LS-03). */
import { scrollStore } from "../platform/stores";

const saved = () => scrollStore.read() ?? [];
const without = (path: string) => saved().filter(([other]) => other !== path);

export const saveScroll = (path: string): void => scrollStore.write([...without(path), [path, Math.max(0, window.scrollY)]]);

export const clearScroll = (path: string): void => scrollStore.write(without(path));

export function restoreScroll(path: string): void {
  const y = saved().find(([other]) => other === path)?.[1] ?? 0;
  window.scrollTo({ top: y, behavior: "instant" });
}

/** Smoothly, unless the person asked for less motion (NAV-05, FM-01). */
export function scrollToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}
