/** What the diagram can't tell of the steps after the providers: which sub-types are asked for, what an address begins with. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_FORM } from "../../src/domain/address";
import {
  address,
  at,
  back,
  beginPicker as begin,
  CATEGORIES,
  choose,
  confirm,
  ELECTRICITY,
  entry,
  INSURANCE,
  loaded,
  open,
  pickerData,
  providersAt,
  tick,
  typed,
  typedAddress,
} from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("sub-types [PICK-09] [PICK-10]", () => {
  it("are asked for of those who have them: one at least of each", async () => {
    const picker = await loaded();
    picker.send(open(INSURANCE), tick("hemtrygg"), tick("bilskydd"), tick("hansa"), confirm);
    expect(picker.state()).toEqual(at("subTypes"));
    picker.send(confirm);
    picker.send(choose("hemtrygg", "CarInsurance"), confirm);
    expect(picker.state()).toEqual(at("subTypes"));
    picker.send(choose("bilskydd", "CarInsurance"), confirm);
    expect(picker.state()).toEqual(CATEGORIES);
    const own = { categoryType: "Insurance", contractType: "CarInsurance" };
    expect(picker.context().selection).toEqual([
      entry({ id: "hemtrygg", ...own, serviceProviderId: "hemtrygg-car" }),
      entry({ id: "bilskydd", ...own, serviceProviderId: "bilskydd-car" }),
      entry({ id: "hansa", categoryType: "Insurance", contractType: "Insurance", serviceProviderId: null }),
    ]);
  });

  it("can be taken back, and are as they were after a step back", async () => {
    const picker = await loaded();
    picker.send(open(INSURANCE), tick("hemtrygg"), confirm, choose("hemtrygg", "CarInsurance"));
    picker.send(choose("hemtrygg", "HomeInsurance"), choose("hemtrygg", "CarInsurance"), back);
    expect(picker.state()).toEqual(providersAt);
    picker.send(confirm);
    expect(picker.panel().picks.subTypes).toEqual([{ providerId: "hemtrygg", contractType: "HomeInsurance" }]);
  });

  it("are not asked of a provider that offers none, or is taken as a whole", async () => {
    const picker = await loaded();
    picker.send(open(INSURANCE), tick("hansa"), tick("ensam"), confirm);
    expect(picker.state()).toEqual(CATEGORIES);
    expect(picker.context().selection.map(({ serviceProviderId }) => serviceProviderId)).toEqual([null, null]);
  });
});

describe("addresses [PICK-11] [PICK-12]", () => {
  const home = address({ street: "Hemgatan" });

  it.each([
    { what: "nothing", given: {}, street: "" },
    { what: "where the customer lives", given: { customerAddress: home }, street: "Hemgatan" },
  ])("begin with $what", async ({ given, street }) => {
    const picker = await loaded(given);
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    expect(picker.state()).toEqual(at("addresses"));
    expect(picker.panel().form.street).toBe(street);
  });

  it("begin with what the provider says, before where the customer lives", async () => {
    const picker = await loaded({ customerAddress: home });
    picker.send(open(ELECTRICITY), tick("granby"), confirm);
    expect(picker.panel().form.street).toBe("Granvägen");
  });

  it("begin with what was confirmed before", async () => {
    const picker = await loaded({ customerAddress: home });
    picker.send(open(ELECTRICITY), tick("granby"), confirm);
    picker.type(typed);
    picker.send(confirm, open(ELECTRICITY), confirm);
    expect(picker.panel().form).toMatchObject({ street: "Storgatan", postalCode: "903 25" });
  });

  it("know where the customer has moved meanwhile", async () => {
    const picker = await loaded();
    picker.move(home);
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    expect(picker.panel().form.street).toBe("Hemgatan");
  });

  it("don't lose what is typed when the customer's details come anew [UX-08]", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    picker.type({ street: "Stor" });
    picker.move(home);
    expect(picker.panel().form.street).toBe("Stor");
  });

  it("are confirmed one after the other, and can be gone back over", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), tick("granby"), confirm);
    picker.type(typed);
    picker.send(confirm);
    expect(picker.panel()).toMatchObject({ at: 1, touched: [], form: { street: "Granvägen" } });
    picker.type({ street: "Granstigen" });
    picker.send(back);
    expect(picker.panel()).toMatchObject({ at: 0, form: { street: "Storgatan" } });
    picker.send(confirm);
    expect(picker.panel()).toMatchObject({ at: 1, form: { street: "Granvägen" } });
    picker.send(confirm);
    expect(picker.state()).toEqual(CATEGORIES);
    const own = { categoryType: "Electricity", contractType: "Electricity", requiresAddress: true };
    expect(picker.context().selection).toEqual([
      entry({ id: "norrsken", ...own, address: typedAddress }),
      entry({ id: "granby", ...own, address: address({ street: "Granvägen" }) }),
    ]);
    expect(picker.context().panel).toBeNull();
  });

  it("lead back to the sub-types that asked for them, else to the providers", async () => {
    const insured = await loaded();
    insured.send(open(INSURANCE), tick("hemtrygg"), confirm, choose("hemtrygg", "HomeInsurance"), confirm);
    expect(insured.panel().form.street).toBe("Försäkrade gatan");
    insured.send(back);
    expect(insured.state()).toEqual(at("subTypes"));
    const powered = await loaded();
    powered.send(open(ELECTRICITY), tick("norrsken"), confirm, back);
    expect(powered.state()).toEqual(providersAt);
  });

  it("are not asked for where sub-types need none", async () => {
    const picker = await loaded();
    picker.send(open(INSURANCE), tick("hemtrygg"), confirm, choose("hemtrygg", "CarInsurance"), confirm);
    expect(picker.state()).toEqual(CATEGORIES);
  });

  it("say what is wrong with a field once it was left, and with all of them after Confirm [VAL-03]", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm, { type: "address.leave", field: "street" });
    expect(picker.panel().touched).toEqual(["street"]);
    picker.send({ type: "address.leave", field: "street" }, { type: "address.leave", field: "co" });
    expect(picker.panel().touched).toEqual(["street", "co"]);
    picker.send(confirm);
    expect(picker.state()).toEqual(at("addresses"));
    expect(new Set(picker.panel().touched)).toEqual(new Set(Object.keys(EMPTY_FORM)));
    expect(picker.context().selection).toEqual([]);
  });

  it("fit the server's rules before they are confirmed [AMB-17]", async () => {
    const picker = begin();
    await picker.answer({ ...pickerData, addressRules: { entrance: { regex: "^[A-Z]$", required: true, errorKey: null } } });
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    picker.type(typed);
    picker.send(confirm);
    expect(picker.state()).toEqual(at("addresses"));
    picker.type({ entrance: "B" });
    picker.send(confirm);
    expect(picker.context().selection[0]?.address).toEqual({ ...typedAddress, entrance: "B" });
  });

  it("belong to one round each: a further one begins at its first", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), tick("granby"), confirm);
    picker.type(typed);
    picker.send(confirm, back, back, confirm);
    expect(picker.panel().at).toBe(0);
  });
});
