declare module "virtual:palette" {
  /** The Material 3 scheme of the source colour. Made at build time by tests/tools/palette-plugin.ts. */
  export const palette: import("./roles").Palette;
}
