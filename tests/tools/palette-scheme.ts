/** The scheme behind `virtual:palette`; loaded through Vite only (see palette-plugin.ts). */
import { argbFromHex, Hct, hexFromArgb, SchemeTonalSpot } from "@material/material-color-utilities";
import { type Palette, ROLES, type Scheme } from "../../src/ui/theme/roles";

const SOURCE = "#006b5a";
const STANDARD_CONTRAST = 0;

export const schemeOfSource = (): Palette => ({ light: schemeFor(false), dark: schemeFor(true) });

function schemeFor(isDark: boolean): Scheme {
  const scheme = new SchemeTonalSpot(Hct.fromInt(argbFromHex(SOURCE)), isDark, STANDARD_CONTRAST);
  return Object.fromEntries(ROLES.map((role) => [role, hexFromArgb(scheme[role])])) as Scheme;
}
