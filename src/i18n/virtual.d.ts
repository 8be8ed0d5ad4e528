declare module "virtual:texts" {
  /** The bundled texts that no module names. Made at build time by tests/tools/texts-plugin.ts. */
  const texts: Record<string, string>;
  export default texts;
}
