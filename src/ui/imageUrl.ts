/**
 * The address of an image that came with an answer, if it may be shown: from this origin, or by https from a host that the
 * build names in `VITE_LOGO_HOSTS` (comma-separated), which is also what the page's policy lets through. Hostile A64.
 */
export function imageUrlOf(
  address: string | null,
  { origin, hosts }: { origin: string; hosts: readonly string[] } = { origin: window.location.origin, hosts: LOGO_HOSTS },
): string | null {
  if (!address) return null;
  const url = parse(address, origin);
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin === origin) return url.href;
  return url.protocol === "https:" && hosts.includes(url.host) ? url.href : null;
}

const LOGO_HOSTS = ((import.meta.env.VITE_LOGO_HOSTS as string | undefined) ?? "")
  .split(",")
  .map((host) => host.trim())
  .filter((host) => host !== "");

function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
