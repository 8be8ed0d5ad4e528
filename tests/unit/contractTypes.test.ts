import { describe, expect, it } from "vitest";
import { CONTRACT_TYPES, contractTypeOf } from "../../src/domain/contractTypes";

describe("contract types [GEN-09] [GEN-11]", () => {
  it.each(CONTRACT_TYPES)("%s is known in any letter case, with and without underscores", (type) => {
    const spelled = type.replace(/(?<=[a-z])(?=[A-Z])/g, "_");
    expect([type, type.toUpperCase(), type.toLowerCase(), spelled.toUpperCase()].map(contractTypeOf)).toEqual([
      type,
      type,
      type,
      type,
    ]);
  });

  it("the picker's own type is known too [GEN-10]", () => expect(contractTypeOf("INSURANCE")).toBe("Insurance"));

  it.each([null, undefined, "", "_", "Hovercraft", "constructor", "__proto__"])("%j is none", (text) =>
    expect(contractTypeOf(text)).toBeNull(),
  );
});
