/**
 * Serves `virtual:palette`: the Material 3 tonal-spot scheme of the product's source colour, light and dark, computed when
 * the app is built, so that no colour library is shipped. Specification §1 "The source colour is #006b5a".
 */
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import type { Palette } from "../../src/ui/theme/roles";

const VIRTUAL = "virtual:palette";
const RESOLVED = `\0${VIRTUAL}`;
const SCHEME = fileURLToPath(new URL("./palette-scheme.ts", import.meta.url));

/** The palette by itself, for tools that aren't modules of the app. */
export async function computePalette(): Promise<Palette> {
  // The colour library imports files without endings: Node can't load it, Vite can.
  const { module } = await runnerImport<{ schemeOfSource(): Palette }>(SCHEME, {
    configFile: false,
    logLevel: "error",
    environments: { inline: { resolve: { noExternal: ["@material/material-color-utilities"] } } },
  });
  return module.schemeOfSource();
}

export function palette(): Plugin {
  let code: Promise<string> | null = null;
  return {
    name: "avtalsbo:palette",
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      code ??= computePalette().then((computed) => `export const palette = ${JSON.stringify(computed)};`);
      return code;
    },
  };
}
