import { chakra } from "@chakra-ui/react";
import type { SyntheticEvent } from "react";
import { cleanName } from "../domain/cleanText";
import { imageUrlOf } from "./imageUrl";

type ProviderLogoProps = { id: string | null; name: string | null; logoImageUrl: string | null; size?: "md" | "lg" };

/**
 * A provider's logo on a tile of fixed size; without one, or when it can't be shown, the initials on a tint that the id picks.
 * Decoration: the name stands beside it.
 */
export function ProviderLogo({ id, name, logoImageUrl, size = "md" }: ProviderLogoProps) {
  const url = imageUrlOf(logoImageUrl);
  return (
    <Tile aria-hidden tint={tintOf(id ?? name ?? "")} size={size}>
      {initialsOf(name)}
      {url && (
        <LogoImage key={url} src={url} alt="" decoding="async" loading="lazy" referrerPolicy="no-referrer" onError={hide} />
      )}
    </Tile>
  );
}

/** The initials lie beneath the image. */
const hide = (event: SyntheticEvent<HTMLImageElement>) => void (event.currentTarget.hidden = true);

const MAX_INITIALS = 2;

/** The first letters of the first two words: `Vindkraft Syd AB` is VS. */
export function initialsOf(name: string | null): string {
  const words = (cleanName(name) ?? "").split(/[\s&/+-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, MAX_INITIALS)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase("sv") ?? "")
    .join("");
}

const TINTS = ["secondary", "tertiary", "primary", "neutral"] as const;

/** The same id has the same tint, on every device. */
export function tintOf(id: string): (typeof TINTS)[number] {
  let sum = 0;
  for (let index = 0; index < id.length; index++) sum = (sum * 31 + id.charCodeAt(index)) % 65_521;
  return TINTS[sum % TINTS.length] ?? "neutral";
}

const Tile = chakra("span", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    overflow: "hidden",
    fontWeight: 700,
    letterSpacing: "0.01em",
  },
  variants: {
    tint: {
      primary: { bg: "primaryContainer", color: "onPrimaryContainer" },
      secondary: { bg: "secondaryContainer", color: "onSecondaryContainer" },
      tertiary: { bg: "tertiaryContainer", color: "onTertiaryContainer" },
      neutral: { bg: "surfaceContainerHighest", color: "onSurfaceVariant" },
    },
    size: {
      md: { w: "44px", h: "44px", borderRadius: "tile", fontSize: "15px" },
      lg: { w: "56px", h: "56px", borderRadius: "field", fontSize: "18px" },
    },
  },
});

/** White in both palettes: that is what logos are drawn for. */
const LogoImage = chakra("img", {
  base: { position: "absolute", inset: 0, w: "full", h: "full", objectFit: "contain", p: "1", bg: "white", color: "transparent" },
});
