/**
 * The measures and colours that components may name. Spacing and sizes are a 4 px grid, in rem so that they grow with the text;
 * spacing only as far as a narrow screen leaves room for the words.
 */
import { palette } from "virtual:palette";
import { ROLES, type Role } from "./roles";

const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80];

const grid = (measure: (step: number) => string) => Object.fromEntries(STEPS.map((step) => [step, { value: measure(step) }]));

export const tokens = {
  spacing: grid((step) => `min(${step / 4}rem, ${step * 1.25}vw)`),
  sizes: {
    ...grid((step) => `${step / 4}rem`),
    full: { value: "100%" },
    fit: { value: "fit-content" },
    /** Pages and the checkout (OVL-15). */
    page: { value: "46.5rem" },
    /** The smallest thing that a finger may be asked to hit. */
    target: { value: "44px" },
  },
  radii: {
    none: { value: "0" },
    sm: { value: "8px" },
    tile: { value: "12px" },
    field: { value: "16px" },
    card: { value: "20px" },
    sheet: { value: "28px" },
    full: { value: "9999px" },
  },
  fonts: {
    body: { value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif' },
    mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
  },
  durations: {
    fast: { value: "150ms" },
    moderate: { value: "200ms" },
    slow: { value: "250ms" },
  },
  easings: { out: { value: "cubic-bezier(0.2, 0, 0, 1)" } },
  zIndex: {
    sticky: { value: 10 },
    nav: { value: 20 },
    overlay: { value: 30 },
    modal: { value: 40 },
    toast: { value: 50 },
  },
};

const byPalette = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const roles = Object.fromEntries(ROLES.map((role) => [role, byPalette(palette.light[role], palette.dark[role])])) as Record<
  Role,
  ReturnType<typeof byPalette>
>;

export const semanticTokens = {
  colors: {
    ...roles,
    /** Where cards lie: white on the tinted page, a step up from the dark one. */
    card: byPalette(palette.light.surfaceContainerLowest, palette.dark.surfaceContainerLow),
  },
  shadows: {
    card: byPalette("0 1px 2px rgb(0 0 0 / 0.06), 0 4px 16px rgb(11 59 50 / 0.06)", "none"),
    raised: byPalette("0 2px 6px rgb(0 0 0 / 0.1), 0 8px 28px rgb(11 59 50 / 0.14)", "0 8px 28px rgb(0 0 0 / 0.5)"),
  },
};
