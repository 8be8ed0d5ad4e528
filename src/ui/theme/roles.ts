/** The colour roles that the app uses, by their Material 3 names. Their values come from the source colour at build time. */
export const ROLES = [
  "primary",
  "onPrimary",
  "primaryContainer",
  "onPrimaryContainer",
  "secondaryContainer",
  "onSecondaryContainer",
  "tertiary",
  "tertiaryContainer",
  "onTertiaryContainer",
  "error",
  "onError",
  "errorContainer",
  "onErrorContainer",
  "background",
  "surface",
  "onSurface",
  "onSurfaceVariant",
  "surfaceContainerLowest",
  "surfaceContainerLow",
  "surfaceContainer",
  "surfaceContainerHigh",
  "surfaceContainerHighest",
  "inverseSurface",
  "inverseOnSurface",
  "inversePrimary",
  "outline",
  "outlineVariant",
] as const;

export type Role = (typeof ROLES)[number];
/** One colour per role, `#rrggbb`. */
export type Scheme = Record<Role, string>;
export type Palette = { light: Scheme; dark: Scheme };
