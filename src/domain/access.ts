/**
 * Who may see a page. One pure function decides, for every route; routes only ask it.
 * Specification §2 "Access rules", §6; readings AMB-06, AMB-35.
 */

/** What a page declares; AUTHENTICATED is the default. */
export type Access = "AUTHENTICATED" | "NON_AUTHENTICATED" | "ANY";

export type Visitor = {
  isLoggedIn: boolean;
  canImpersonate: boolean;
  /** Where a fresh login lands; null once it has. */
  landing: "/home" | "/represent-customer" | null;
};

export type PageRules = { access?: Access; isForAdmins?: boolean };

/** Where to send the visitor instead, or null when the page is theirs to see. */
export function redirectOf({ access = "AUTHENTICATED", isForAdmins = false }: PageRules, visitor: Visitor) {
  if (access === "ANY") return null;
  if (access === "NON_AUTHENTICATED") return visitor.isLoggedIn ? (visitor.landing ?? ("/home" as const)) : null;
  if (!visitor.isLoggedIn) return "/login" as const;
  return isForAdmins && !visitor.canImpersonate ? ("/" as const) : null;
}
