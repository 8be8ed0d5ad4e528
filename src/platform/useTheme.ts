import { useSyncExternalStore } from "react";
import { chooseTheme, onThemeChange, type ThemeChoice, themeChoice } from "./theme";

/** The person's choice of palette, and how to change it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(onThemeChange, themeChoice, () => "light" as const), chooseTheme];
}
