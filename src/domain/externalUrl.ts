const MAX_LENGTH = 2_000;

/**
 * A link that came from outside, if it may be followed: absolute https, no user-info (`https://bank.se@evil.example`).
 * The host it gives is in ASCII, so that a look-alike shows itself. Hostile A32 to A38.
 */
export function externalUrlOf(address: string | null | undefined): { href: string; host: string } | null {
  if (!address || address.length > MAX_LENGTH || !/^https:\/\//i.test(address)) return null;
  try {
    const url = new URL(address);
    return url.protocol === "https:" && !url.username && !url.password ? { href: url.href, host: url.host } : null;
  } catch {
    return null;
  }
}
