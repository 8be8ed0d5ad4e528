/** What the diagram can't tell of the steps after the providers: which sub-types are asked for, what an address begins with. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_FORM } from "../../src/domain/address";
import { ApiError } from "../../src/domain/errors";
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
    expect(picker.form().street).toBe(street);
  });

  it("begin with what the provider says, before where the customer lives", async () => {
    const picker = await loaded({ customerAddress: home });
    picker.send(open(ELECTRICITY), tick("granby"), confirm);
    expect(picker.form().street).toBe("Granvägen");
  });

  it("begin with what was confirmed before", async () => {
    const picker = await loaded({ customerAddress: home });
    picker.send(open(ELECTRICITY), tick("granby"), confirm);
    picker.type(typed);
    await picker.save();
    picker.send(open(ELECTRICITY), confirm);
    expect(picker.form()).toMatchObject({ street: "Storgatan", postalCode: "903 25" });
  });

  it("know where the customer has moved meanwhile", async () => {
    const picker = await loaded();
    picker.move(home);
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    expect(picker.form().street).toBe("Hemgatan");
  });

  it("don't lose what is typed when the customer's details come anew [UX-08]", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    picker.type({ street: "Stor" });
    picker.move(home);
    expect(picker.form().street).toBe("Stor");
  });

  it("are confirmed one after the other, and can be gone back over", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), tick("granby"), confirm);
    picker.type(typed);
    await picker.save();
    expect(picker.panel()).toMatchObject({ at: 1, form: { street: "Granvägen" } });
    expect(picker.form().street).toBe("Granvägen");
    picker.type({ street: "Granstigen" });
    picker.send(back);
    expect(picker.panel()).toMatchObject({ at: 0, form: { street: "Storgatan" } });
    expect(picker.form().street).toBe("Storgatan");
    await picker.save();
    expect(picker.panel()).toMatchObject({ at: 1, form: { street: "Granvägen" } });
    await picker.save();
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
    expect(insured.form().street).toBe("Försäkrade gatan");
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

  it("are taken only when they are whole", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    await picker.save();
    expect(picker.state()).toEqual(at("addresses"));
    expect(new Set(picker.editor().getSnapshot().context.touched)).toEqual(new Set(Object.keys(EMPTY_FORM)));
    expect(picker.context().selection).toEqual([]);
  });

  it("fit the server's rules before they are confirmed [AMB-17]", async () => {
    const picker = begin();
    await picker.answer({ ...pickerData, addressRules: { entrance: { regex: "^[A-Z]$", required: true, errorKey: null } } });
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    picker.type(typed);
    await picker.save();
    expect(picker.state()).toEqual(at("addresses"));
    picker.type({ entrance: "B" });
    await picker.save();
    expect(picker.context().selection[0]?.address).toEqual({ ...typedAddress, entrance: "B" });
  });

  it("belong to one round each: a further one begins at its first", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), tick("granby"), confirm);
    picker.type(typed);
    await picker.save();
    picker.send(back, back, confirm);
    expect(picker.panel().at).toBe(0);
  });

  it("are edited with the rules that came, by somebody who may fetch the registered one", async () => {
    const picker = await loaded();
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    expect(picker.editor().getSnapshot().context).toMatchObject({ rules: {}, offersRegistered: true });
    expect(picker.editing.rules.calls).toHaveLength(0);
  });

  it("are edited without rules that didn't come; those that come late serve the next address too", async () => {
    const picker = begin();
    await picker.answer({ ...pickerData, addressRules: null, offersRegistered: false });
    picker.send(open(ELECTRICITY), tick("norrsken"), tick("granby"), confirm);
    expect(picker.editor().getSnapshot().context).toMatchObject({ rules: null, offersRegistered: false });
    const rules = { entrance: { regex: "^[A-Z]$", required: false, errorKey: null } };
    picker.editing.rules.answer(rules);
    await vi.advanceTimersByTimeAsync(0);
    picker.type(typed);
    await picker.save();
    expect(picker.panel().at).toBe(1);
    expect(picker.editor().getSnapshot().context.rules).toEqual(rules);
    expect(picker.editing.rules.calls).toHaveLength(1);
  });

  it("hear that the page is back, and that a consent was given", async () => {
    const picker = begin();
    await picker.answer({ ...pickerData, addressRules: null });
    picker.send(open(ELECTRICITY), tick("norrsken"), confirm);
    const refuse = async (isHandled: boolean) => {
      picker.editing.rules.fail(new ApiError({ call: "GET /address", kind: "http", status: 403, isHandled }));
      await vi.advanceTimersByTimeAsync(0);
    };
    await refuse(false);
    picker.send({ type: "wake" });
    expect(picker.editing.rules.calls).toHaveLength(2);
    await refuse(true);
    picker.send({ type: "consent.resolved" });
    expect(picker.editing.rules.calls).toHaveLength(3);
  });

  it("are gone back from when their editor closes or breaks", async () => {
    const closing = await loaded();
    closing.send(open(ELECTRICITY), tick("norrsken"), tick("granby"), confirm);
    closing.type(typed);
    await closing.save();
    closing.editor().send({ type: "close" });
    expect(closing.panel().at).toBe(0);
    expect(closing.state()).toEqual(at("addresses"));
    const breaking = await loaded({ addressEditor: "broken" });
    breaking.send(open(ELECTRICITY), tick("norrsken"), confirm);
    breaking.type(typed);
    await breaking.save();
    expect(breaking.state()).toEqual(providersAt);
  });
});
