import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lean } from "./tests/tools/lean-plugin.ts";
import { palette } from "./tests/tools/palette-plugin.ts";
import { texts } from "./tests/tools/texts-plugin.ts";

type ModuleInfoOf = (id: string) => { isEntry: boolean; importers: readonly string[] } | null;

/** Barrels whose parts are loaded one by one: what a late chunk alone needs must not come with the first. */
const BARRELS = /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|lucide-react)\//;

/** Whether a module comes with a root in any case: the root imports it, however many steps away. */
function comesWith(id: string, moduleInfo: ModuleInfoOf, isRoot: (id: string) => boolean): boolean {
  if (BARRELS.test(id)) return false;
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isRoot(next)) return true;
    if (!seen.has(next)) waiting.push(...(moduleInfo(next)?.importers ?? []));
    seen.add(next);
  }
  return false;
}

/**
 * What every page needs goes into one file, and what home needs beyond it into another: one file compresses better than ten,
 * and takes one round trip. What the login shares with home comes first as well, so that neither fetches the other.
 */
function fileOf(id: string, moduleInfo: ModuleInfoOf): string | null {
  const isPartOf = (page: string) => comesWith(id, moduleInfo, (one) => one.endsWith(page));
  if (comesWith(id, moduleInfo, (one) => moduleInfo(one)?.isEntry === true)) return "first";
  if (!isPartOf("/HomePage.tsx")) return null;
  return isPartOf("/LoginPage.tsx") ? "first" : "home";
}

export default defineConfig({
  plugins: [react(), palette(), texts(), lean()],
  resolve: {
    alias: [
      // React has had it since 18: what stands in for it in older ones isn't needed.
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: "use-sync-external-store/with-selector" },
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      // The browser's version sets innerHTML, which the page's policy forbids; the other one weighs 10 kB.
      {
        find: "decode-named-character-reference",
        replacement: fileURLToPath(new URL("src/ui/namedCharacters.ts", import.meta.url)),
      },
    ],
  },
  build: {
    target: "es2022",
    sourcemap: false,
    // The first file holds all that the first page needs; `npm test` keeps it within its budget.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion names it for a part that we don't use.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [{ debugName: "pages", name: (id, graph) => fileOf(id, (one) => graph.getModuleInfo(one)) }],
        },
      },
    },
  },
  test: {
    include: ["tests/{unit,walks,architecture}/**/*.test.{ts,tsx}"],
    environment: "node",
    restoreMocks: true,
    // Long, so that a slow machine never decides.
    testTimeout: 30_000,
  },
});
