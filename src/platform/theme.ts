/**
 * Light, dark or as the system: what the person chose on this device. The palette itself is put on by public/theme.js: a file of
 * its own and a classic script, because the page's policy allows no inline ones, which runs before the first paint, so that
 * nothing flashes. Light unless the person chose otherwise, whatever the system prefers; a storage that can't be read holds no
 * choice. Its two colours are the palette's background, pinned by a unit test.
 * Specification §1 "The theme is default light"; case CH-07.
 */
import { readRaw, writeRaw } from "./storage";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

declare global {
  interface Window {
    /** Set by public/theme.js. */
    applyTheme?: (choice: string | null) => void;
  }
}

const KEY = "theme";
const listeners = new Set<() => void>();

/** Light until the person has chosen. */
export const themeChoice = (): ThemeChoice => THEME_CHOICES.find((choice) => choice === readRaw(KEY)) ?? "light";

/** Keeps the choice, in memory when nothing can be stored, and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeRaw(KEY, choice);
  show();
}

/** Told when the choice changes, here or in another tab. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system's palette and the choices of other tabs, from now until the returned function is called. */
export function followTheme(): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const hear = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) show();
  };
  system.addEventListener("change", show);
  window.addEventListener("storage", hear);
  return () => {
    system.removeEventListener("change", show);
    window.removeEventListener("storage", hear);
  };
}

function show(): void {
  window.applyTheme?.(themeChoice());
  for (const listener of listeners) listener();
}
