/** What the build leaves out of libraries: nothing that the app names, and it says when a library has changed. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shortenAttributes, shortenPreset, shortenProperties, withoutRouteLinks } from "../tools/lean-plugin";

const library = (path: string) => readFileSync(`node_modules/${path}`, "utf8");
const named = (...names: string[]) => new Set(names);

it("properties of CSS stay by their names", () => {
  const code = library("@pandacss/is-valid-prop/dist/index.mjs");
  expect(shortenProperties(code, named("gap", "zoom", "gapless"))).toContain('cssPropertiesStr = "gap,zoom"');
});

it("attributes stay by their names", () => {
  const code = library("@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js");
  expect(shortenAttributes(code, named("href", "id"))).toMatch(/\/\^\(\((href\|id|id\|href)\)\|/);
});

it("states and short forms of the style engine stay by their names, whichever of them is named", async () => {
  const code = shortenPreset(
    library("@chakra-ui/react/dist/esm/preset-base.js"),
    named("_hover", "bg", "paddingInline", "cursor"),
  );
  const only = code.replace(/import .*;\n/g, "").replace(/export .*;/, "");
  const helpers =
    "const defineConfig = (c) => c, defineConditions = (c) => c, createColorMixTransform = () => () => {}, cssVar = () => ({});";
  const config = new Function(`${helpers}\n${only}\nreturn defaultBaseConfig;`)() as Record<string, object>;
  expect([Object.keys(config.conditions!), Object.keys(config.utilities!)]).toEqual([
    ["hover"],
    ["background", "paddingInline", "cursor"],
  ]);
});

it("routes come without links of their own", () => {
  expect(withoutRouteLinks(library("@tanstack/react-router/dist/esm/route.js"))).not.toContain('"./link.js"');
});

it.each([shortenProperties, shortenAttributes, shortenPreset, withoutRouteLinks])(
  "%o says when a library has changed",
  (leaner) => {
    expect(() => leaner("export {};", named())).toThrow();
  },
);
