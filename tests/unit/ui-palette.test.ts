import { readFileSync } from "node:fs";
import { palette } from "virtual:palette";
import { describe, expect, it } from "vitest";
import sv from "../../src/i18n/sv.json";
import { PRODUCT_NAME } from "../../src/ui/product";
import type { Role, Scheme } from "../../src/ui/theme/roles";
import { BREAKPOINTS, system } from "../../src/ui/theme/system";

/** WCAG 2.2 contrast of two `#rrggbb` colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const PALETTES = [
  ["light", palette.light, palette.light.surfaceContainerLowest],
  ["dark", palette.dark, palette.dark.surfaceContainerLow],
] as const;

const SURFACES: Role[] = [
  "background",
  "surfaceContainerLow",
  "surfaceContainer",
  "surfaceContainerHigh",
  "surfaceContainerHighest",
];

const pairs: [Role, Role][] = [
  ["onPrimary", "primary"],
  ["onPrimaryContainer", "primaryContainer"],
  ["onSecondaryContainer", "secondaryContainer"],
  ["onTertiaryContainer", "tertiaryContainer"],
  ["onError", "error"],
  ["onErrorContainer", "errorContainer"],
  ["inverseOnSurface", "inverseSurface"],
  ["inversePrimary", "inverseSurface"],
  // Texts of buttons without a ground of their own, on what they may lie on.
  ["primary", "background"],
  ["primary", "surfaceContainerHigh"],
  ["primary", "secondaryContainer"],
  ["error", "background"],
];

describe.each(PALETTES)("the %s palette", (_name, scheme: Scheme, card) => {
  it.each(SURFACES)("body text on %s has a contrast of 7 or more", (surface) => {
    expect(contrast(scheme.onSurface, scheme[surface])).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme.onSurface, card)).toBeGreaterThanOrEqual(7);
  });

  it.each(SURFACES)("quiet text on %s has a contrast of 7 or more", (surface) => {
    expect(contrast(scheme.onSurfaceVariant, scheme[surface])).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme.onSurfaceVariant, card)).toBeGreaterThanOrEqual(7);
  });

  it.each(pairs)("%s on %s has a contrast of 4.5 or more", (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it("links and errors on a card have a contrast of 4.5 or more", () => {
    expect(contrast(scheme.primary, card)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme.error, card)).toBeGreaterThanOrEqual(4.5);
  });

  it("edges that one has to see have a contrast of 3 or more", () => {
    expect(contrast(scheme.outline, scheme.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(scheme.outline, card)).toBeGreaterThanOrEqual(3);
    // The focus ring.
    expect(contrast(scheme.primary, scheme.background)).toBeGreaterThanOrEqual(3);
  });
});

it("comes from the source colour #006b5a: its own tone 40 in light, tone 80 in dark [GEN-08]", () => {
  expect([palette.light.primary, palette.dark.primary]).toEqual(["#086b5a", "#85d6c1"]);
});

it("every colour that a component may name is a token, with a value of its own in each palette", () => {
  expect(system.token.var("colors.onPrimaryContainer")).toBe("var(--chakra-colors-on-primary-container)");
  expect(system.token.var("colors.card")).toBe("var(--chakra-colors-card)");
});

it("the breakpoints are compact 600, medium 1023 and expanded 1199 [OVL-14] [AMB-28]", () => {
  expect(BREAKPOINTS).toEqual({ compact: 600, medium: 1023, expanded: 1199 });
  expect(system.breakpoints.values.map(({ name, min }) => [name, min])).toEqual([
    ["sm", "37.5625rem"],
    ["md", "64rem"],
    ["lg", "75rem"],
  ]);
});

it("a page is 46.5rem wide at most [OVL-15]", () => {
  expect(system.token("sizes.page")).toBe("46.5rem");
});

describe("what stands outside the theme", () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  const favicon = readFileSync("public/favicon.svg", "utf8");

  it("the product has one name everywhere", () => {
    const title = readFileSync("index.html", "utf8").match(/<title>(.*)<\/title>/)?.[1];
    expect([sv["app.name"], manifest.name, manifest.short_name, title]).toEqual(Array(4).fill(PRODUCT_NAME));
  });

  it("the manifest has the palette's background", () => {
    expect([manifest.theme_color, manifest.background_color]).toEqual([palette.light.background, palette.light.background]);
    expect([manifest.lang, manifest.display]).toEqual(["sv", "standalone"]);
  });

  it("the icon has the palette's primary colours, and each icon of the manifest exists", () => {
    expect(favicon.match(/#[0-9a-f]{6}/g)).toEqual([palette.light.primary, palette.light.primaryContainer]);
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(`public${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
