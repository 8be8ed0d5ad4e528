import { expect, it } from "vitest";
import { visitedAfter } from "../../src/app/visited";

const visit = (...paths: string[]) => paths.reduce<string[]>(visitedAfter, []);

it("remembers where the visit has been, the newest last [AMB-69]", () => {
  expect(visit("/home", "/contracts", "/more")).toEqual(["/home", "/contracts", "/more"]);
});

it("forgets the page that one turned back from, and counts a reload once", () => {
  expect(visit("/home", "/more", "/more", "/home")).toEqual(["/home"]);
});

it("keeps at most 25 [NAV-07]", () => {
  const paths = Array.from({ length: 40 }, (_, i) => `/contract/${i}`);
  expect(visit(...paths)).toEqual(paths.slice(15));
});
