/** Which paths from outside lead anywhere, and where. */
import { describe, expect, it } from "vitest";
import { type RouteRow, routeTable } from "../../src/app/routeTable";
import { placeOf, RETURN_ROUTES } from "../../src/domain/places";

const HOSTILE = [
  // A01, A02
  "//evil.example",
  "///evil",
  "/\\evil.example",
  "\\\\evil",
  "/%2F/evil.test",
  "/\t/evil.example",
  "/\n/evil.example",
  // A04
  "https:evil",
  "https:/evil",
  "HTTPS://evil",
  "http://127.0.0.1@evil/",
  "https://app.invalid.evil/home",
  "https://app.invalid/home",
  // A05
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  // A06
  "data:text/html,<script>",
  "blob:https://app/1",
  "vbscript:x",
  "intent://x",
  "bankid:///",
  // A08
  "/sign/poa/e30",
  "/represent-customer",
  "/dev",
  "/contract/../dev",
  "/contract/%2e%2e/dev",
  "/login",
  "/login/bank-id",
  "/",
  "",
  // not quite
  " /home",
  "/home ",
  "home",
  "/home/",
  "/Home",
  "/hom%65",
  "/home/extra",
  "/contract/",
  "/contract/%E0%A4%A",
  "/contract/\u202egro",
  `/contract/${"a".repeat(500)}`,
  "?x",
  "#x",
];

describe("a path from outside", () => {
  it.each(HOSTILE)("%j leads nowhere [SIGN-11] [SEC-01] [A01] [A02] [A04] [A05] [A06] [A08]", (path) =>
    expect(placeOf(path)).toBeNull(),
  );

  it.each([
    ["/home", { route: "/home", params: {}, search: "", hash: "" }],
    ["/contracts?x=1&y=a%20b#å+%2F", { route: "/contracts", params: {}, search: "?x=1&y=a%20b", hash: "%C3%A5+%2F" }],
    ["/contracts/add", { route: "/contracts/add", params: {}, search: "", hash: "" }],
    ["/contracts/el", { route: "/contracts/$selectedPlaceholder", params: { selectedPlaceholder: "el" }, search: "", hash: "" }],
    ["/contract/a%2Fb", { route: "/contract/$id", params: { id: "a/b" }, search: "", hash: "" }],
    ["/contract/$id", { route: "/contract/$id", params: { id: "$id" }, search: "", hash: "" }],
    [
      "/contract/Electricity/provider/7",
      { route: "/contract/$type/provider/$providerId", params: { type: "Electricity", providerId: "7" }, search: "", hash: "" },
    ],
    ["/home?next=//evil.example", { route: "/home", params: {}, search: "?next=//evil.example", hash: "" }],
  ])("%j leads to its route [TR-03] [TR-05]", (path, place) => expect(placeOf(path)).toEqual(place));
});

it("every customer's page can be returned to, and no other one [A08]", () => {
  const pages = Object.entries<RouteRow>(routeTable).filter(([path]) => !path.startsWith("/sign/") && path !== "/dev");
  const forCustomers = pages
    .filter(([, { access, isForAdmins }]) => access !== "NON_AUTHENTICATED" && !isForAdmins)
    .map(([path]) => path);
  expect([...RETURN_ROUTES].sort()).toEqual(forCustomers.sort());
});
