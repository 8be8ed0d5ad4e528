import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { palette } from "./tests/tools/palette-plugin.ts";

export default defineConfig({
  plugins: [react(), palette()],
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    include: ["tests/{unit,walks,architecture}/**/*.test.{ts,tsx}"],
    environment: "node",
    restoreMocks: true,
  },
});
