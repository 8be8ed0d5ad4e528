/** Made-up companies. Some have a logo, served by the sandbox itself; the rest leave the app to draw initials. */
import type { Provider } from "../../../src/domain/cards";

const provider = (id: string, name: string, { hasLogo }: { hasLogo: boolean }): Provider => ({
  id,
  name,
  logoImageUrl: hasLogo ? `/sandbox/logos/${id}.svg` : null,
});

export const providers = {
  norrsken: provider("norrsken-el", "Norrsken El", { hasLogo: true }),
  fjallkraft: provider("fjallkraft", "Fjällkraft", { hasLogo: true }),
  granby: provider("granby-energi", "Granby Energi", { hasLogo: false }),
  akraft: provider("akraft", "Åkraft", { hasLogo: false }),
  telnord: provider("telnord", "Telnord", { hasLogo: true }),
  bredbo: provider("bredbo", "Bredbo Fiber", { hasLogo: true }),
  ljusnat: provider("ljusnat", "Ljusnät", { hasLogo: false }),
  kvallsbio: provider("kvallsbio", "Kvällsbio", { hasLogo: false }),
  vagtrygg: provider("vagtrygg", "Vägtrygg", { hasLogo: true }),
  bilskydd: provider("bilskydd", "Bilskydd Sverige", { hasLogo: false }),
  hemtrygg: provider("hemtrygg", "Hemtrygg", { hasLogo: true }),
  hansa: provider("hansa", "Trygg & Säker/Hansa", { hasLogo: false }),
  bolanebanken: provider("bolanebanken", "Bolånebanken", { hasLogo: false }),
  lanhuset: provider("lanhuset", "Lånhuset", { hasLogo: false }),
} as const;

/** The logo of a provider's id as an SVG, or null for those that have none. */
export function logoOf(id: string): string | null {
  const found = Object.values(providers).find((one) => one.id === id && one.logoImageUrl !== null);
  if (found === undefined) return null;
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="10" fill="hsl(${hue} 45% 38%)"/><circle cx="22" cy="22" r="11" fill="none" stroke="#fff" stroke-width="3"/><text x="22" y="27" text-anchor="middle" font-family="sans-serif" font-size="14" font-weight="700" fill="#fff">${found.name.charAt(0)}</text></svg>`;
}
