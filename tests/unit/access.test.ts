/** Who may see which page: every row of the route table × every kind of visitor. */
import { describe, expect, it } from "vitest";
import { type RoutePath, routeTable } from "../../src/app/routeTable";
import { redirectOf, type Visitor } from "../../src/domain/access";

const visitors = {
  nobody: { isLoggedIn: false, canImpersonate: false, landing: null },
  customer: { isLoggedIn: true, canImpersonate: false, landing: null },
  "customer just logged in": { isLoggedIn: true, canImpersonate: false, landing: "/home" },
  admin: { isLoggedIn: true, canImpersonate: true, landing: null },
  "admin just logged in": { isLoggedIn: true, canImpersonate: true, landing: "/represent-customer" },
} as const satisfies Record<string, Visitor>;

const OPEN: RoutePath[] = ["/", "/about", "/login", "/login/bank-id"];
const ANY: RoutePath[] = ["/terms-and-conditions", "/contact", "/dev"];

/** Written down from the specification's table, not from the code. */
function expected(path: RoutePath, visitor: keyof typeof visitors): string | null {
  if (ANY.includes(path)) return null;
  if (OPEN.includes(path)) return openFor(visitor);
  if (visitor === "nobody") return "/login";
  return path === "/represent-customer" && visitor.startsWith("customer") ? "/" : null;
}
const openFor = (visitor: keyof typeof visitors): string | null => {
  if (visitor === "nobody") return null;
  return visitor === "admin just logged in" ? "/represent-customer" : "/home";
};

describe("every route for every visitor [ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-11] [AMB-06] [AMB-35] [IMP-01]", () => {
  for (const path of Object.keys(routeTable) as RoutePath[])
    it.each(Object.keys(visitors) as (keyof typeof visitors)[])(`${path} for %s`, (visitor) => {
      expect(redirectOf(routeTable[path], visitors[visitor])).toBe(expected(path, visitor));
    });
});

it("has every route of the specification [NAV-11]", () => {
  expect(Object.keys(routeTable)).toHaveLength(33);
});

it("a contract's page is for who is logged in, without the bottom menu [CDET-01]", () => {
  expect(routeTable["/contract/$id"]).toEqual({ titleKey: "page.contract" });
  expect(redirectOf(routeTable["/contract/$id"], visitors.nobody)).toBe("/login");
});

it("shows the bottom menu on home, contracts and more only [NAV-02] [NAV-03] [NAV-04]", () => {
  const withMenu = Object.entries(routeTable).flatMap(([path, row]) => ("hasNavbar" in row && row.hasNavbar ? [path] : []));
  expect(withMenu).toEqual(["/home", "/contracts", "/contracts/$selectedPlaceholder", "/more"]);
});

it.each(["/contracts/add", "/contracts/add/$type"] as const)("%s is for who is logged in, without the menu [ADD-01]", (path) => {
  expect(redirectOf(routeTable[path], visitors.nobody)).toBe("/login");
  expect(redirectOf(routeTable[path], visitors.customer)).toBeNull();
  expect("hasNavbar" in routeTable[path]).toBe(false);
});
