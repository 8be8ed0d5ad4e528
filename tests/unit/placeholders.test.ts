/** The rules of the contracts page: groups, targets, what can be added, what comes over the wire. */
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { placeholdersSchema } from "../../src/api/schemas/placeholders";
import {
  addingTypeOf,
  byCategory,
  groupOf,
  hasHolder,
  pathOf,
  type Target,
  targetOf,
  typesToAdd,
  withoutHolder,
} from "../../src/domain/placeholders";
import { holder, placeholder, placeholders, single } from "../support/contractsActor";

describe("by category [CON-02]", () => {
  it("in the order in which they came, whatever the letter case [GEN-11]", () => {
    const [one, two, three, four] = [
      placeholder({ category: "CarInsurance" }),
      placeholder({ category: "Tv" }),
      placeholder({ category: "CAR_INSURANCE" }),
      placeholder({ category: null }),
    ];
    expect(byCategory([one!, two!, three!, four!])).toEqual([
      { category: "CarInsurance", placeholders: [one, three] },
      { category: "Tv", placeholders: [two] },
      { category: null, placeholders: [four] },
    ]);
  });

  it.each([
    ["CarInsurance", "Insurance"],
    ["HOME_INSURANCE", "Insurance"],
    ["insurance", "Insurance"],
    ["electricity", "Electricity"],
    ["Zeppelin", null],
    [null, null],
  ])("%s is added in %s [AMB-15]", (type, category) => expect(addingTypeOf(type)).toBe(category));

  it("offers each missing type once, and none that a category on the page offers [CON-05] [CON-15]", () => {
    const addMoreContracts = {
      noContracts: false,
      contractTypes: ["Mortgage", "CarInsurance", "HOMEINSURANCE", "mobile", "Zeppelin", "Tv"],
    };
    expect(typesToAdd({ placeholders: [holder], addMoreContracts })).toEqual(["Tv", "Mortgage", "Insurance"]);
    expect(typesToAdd({ placeholders: [holder], addMoreContracts: null })).toEqual([]);
  });
});

describe("ids reach the address whole [TR-05] [A14]", () => {
  it.each<[Target, string]>([
    [{ contractId: "a/b?x=1#c" }, "/contract/a%2Fb%3Fx%3D1%23c"],
    [{ contractId: "../../admin" }, "/contract/..%2F..%2Fadmin"],
    [{ holderId: "%2e%2e%2f" }, "/contracts/%252e%252e%252f"],
    [{ type: "Tv", providerId: "a b/å" }, "/contract/Tv/provider/a%20b%2F%C3%A5"],
  ])("%j", (target, path) => expect(pathOf(target)).toBe(path));

  it.each(["", ".", "..", "\ud800"])("but %j is no id", (id) => {
    expect(targetOf(placeholder({ contractId: id, contractHolderId: id, category: id }))).toBeNull();
    expect(targetOf(placeholder({ provider: { id, name: "x", logoImageUrl: null } }))).toBeNull();
    expect(groupOf([placeholder({ contractHolderId: id })], { holderId: id })?.holderId).toBeNull();
  });
});

describe("the group", () => {
  it("of a holder is all that it holds", () => {
    const other = placeholder({ contractId: "c9", identifyingName: "Extra", contractHolderId: "h2" });
    expect(groupOf([single, holder, other], { holderId: "h2" })).toEqual({
      category: "Mobile",
      provider: holder.provider,
      holderId: "h2",
      contracts: [
        ...holder.contractsPreviews,
        { contractId: "c9", contractType: "Mobile", identifyingName: "Extra", amount: null },
      ],
      todoCards: [],
    });
  });

  it("of provider and category is found whatever the letter case [CON-07] [GEN-11]", () => {
    expect(groupOf([single, holder], { type: "MOBILE", providerId: "telnord" })?.holderId).toBe("h2");
    expect(groupOf([single, holder], { type: "Mobile", providerId: "granby" })).toBeNull();
    expect(groupOf([single, holder], { type: "Tv", providerId: "telnord" })).toBeNull();
  });

  it("of a provider that has told nothing yet is there, and empty", () => {
    expect(groupOf([placeholder({ contractHolderId: "h3" })], { holderId: "h3" })?.contracts).toEqual([]);
  });

  it("that nobody knows is none", () => expect(groupOf([single, holder], { holderId: "h9" })).toBeNull());

  it("leaves the list whole but for itself", () => {
    expect(withoutHolder(placeholders, "h2")).toEqual({ placeholders: [single], addMoreContracts: null });
    expect([hasHolder(placeholders, "h2"), hasHolder(withoutHolder(placeholders, "h2"), "h2")]).toEqual([true, false]);
  });
});

describe("what comes over the wire [CON-14]", () => {
  it("is kept as it is", () => {
    const todo = { titleKey: "x", contractId: "c2", subFlows: [], providers: [] };
    const answer = {
      placeholders: [
        {
          category: "Mobile",
          provider: { id: 7, name: "Telnord", logoImageUrl: "/l.svg" },
          contractId: null,
          identifyingName: "070",
          amount: { value: 448, unitKey: "sekPerMonth" },
          contractHolderId: "h2",
          contractsPreviews: [{ contractId: 5, contractType: "Mobile", identifyingName: "070", amount: null }],
          todoCards: [todo],
        },
      ],
      addMoreContracts: { noContracts: true, contractTypes: ["Tv"] },
    };
    const read = parse(placeholdersSchema, answer);
    expect(read.addMoreContracts).toEqual(answer.addMoreContracts);
    expect(read.placeholders[0]).toMatchObject({
      ...answer.placeholders[0],
      provider: { id: "7", name: "Telnord", logoImageUrl: "/l.svg" },
      contractsPreviews: [{ contractId: "5", contractType: "Mobile", identifyingName: "070", amount: null }],
    });
  });

  it("with holes in it is read as far as it goes [F17]", () => {
    const holes = [{}, { provider: {}, amount: { value: "much" }, contractsPreviews: {} }, null, 7];
    const empty = placeholder({ category: null, provider: null });
    expect(parse(placeholdersSchema, { placeholders: holes, addMoreContracts: { noContracts: "yes" }, extra: 1 })).toEqual({
      placeholders: [empty, { ...empty, amount: { value: null, unitKey: null } }],
      addMoreContracts: { noContracts: false, contractTypes: [] },
    });
    expect(parse(placeholdersSchema, {})).toEqual({ placeholders: [], addMoreContracts: null });
  });

  it("is cut where there is too much of it [A49]", () => {
    const many = Array.from({ length: 100_000 }, (_, i) => ({ contractId: i }));
    const { placeholders } = parse(placeholdersSchema, { placeholders: many });
    expect(placeholders).toHaveLength(500);
    expect(parse(placeholdersSchema, { placeholders: [{ identifyingName: "x".repeat(2_001) }] }).placeholders).toEqual([
      placeholder({ category: null, provider: null }),
    ]);
  });
});
