import { expect, it } from "vitest";
import { keyed } from "../../src/domain/keyed";

it("gives rows of the same name keys of their own, and loses none [A56]", () => {
  const rows = [{ id: "a" }, { id: "a" }, { id: "" }, { id: null }, { id: "b" }];
  expect(keyed(rows, ({ id }) => id)).toEqual([
    { key: "a#1", item: { id: "a" } },
    { key: "a#2", item: { id: "a" } },
    { key: "#1", item: { id: "" } },
    { key: "#2", item: { id: null } },
    { key: "b#1", item: { id: "b" } },
  ]);
});
