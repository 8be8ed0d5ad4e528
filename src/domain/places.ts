/**
 * Places in the app that an address from outside may lead to. Hostile cases A01 to A08, SEC-01, T4, T5: a path is parsed, must
 * stay within the origin, and must fit one of the routes listed here; whoever follows it goes by route, never by address.
 */

/** Pages that a customer may see, in the route table's own words. Not the signing itself (a loop), nor what is for admins or developers. */
export const RETURN_ROUTES = [
  "/home",
  "/onboarding",
  "/contracts",
  "/contracts/add",
  "/contracts/add/$type",
  "/contracts/$selectedPlaceholder",
  "/contract/$id",
  "/contract/$type/provider/$providerId",
  "/more",
  "/more/power-of-attorney",
  "/more/faq",
  "/settings",
  "/settings/notifications",
  "/power-of-attorney",
  "/terms-and-conditions",
  "/contact",
  "/car-insurance/$contractId/offers",
  "/car-insurance/$contractId/completion",
  "/car-insurance/offer/$offerId/checkout",
  "/car-insurance/offer/$offerId/checkout/$step",
  "/insurance/collect/$collectionId/$providerName",
  "/electricity/$contractId/offers",
  "/electricity/$contractId/offer/$offerId",
  "/create-offer/$id",
  "/private-loan/application",
  "/private-loan/application/$step",
] as const;

export type Place = {
  route: (typeof RETURN_ROUTES)[number];
  /** Decoded, by the names in the route. */
  params: Record<string, string>;
  /** With its `?`, as it came; empty when there is none. */
  search: string;
  /** Without its `#`, as it came. */
  hash: string;
};

const MAX_LENGTH = 500;
/** Nothing that a parser of addresses would bend or drop: backslashes, spaces, invisible signs. */
const PLAIN_PATH = /^\/[^\s\\\p{C}]*$/u;
/** Any origin will do: a path that leaves it has one of its own. */
const ORIGIN = "https://app.invalid";

/** The place that a path leads to, or null when it leads anywhere else. */
export function placeOf(path: string): Place | null {
  if (path.length > MAX_LENGTH || !PLAIN_PATH.test(path) || !URL.canParse(path, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  if (origin !== ORIGIN) return null;
  for (const route of RETURN_ROUTES) {
    const params = paramsOf(route, pathname);
    if (params) return { route, params, search, hash: hash.slice(1) };
  }
  return null;
}

function paramsOf(route: string, pathname: string): Record<string, string> | null {
  const names = route.split("/");
  const parts = pathname.split("/");
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const part = decoded(parts[i] ?? "");
    if (part === null) return null;
    if (!name.startsWith("$")) {
      if (name !== parts[i]) return null;
    } else if (part === "") return null;
    else params[name.slice(1)] = part;
  }
  return params;
}

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
