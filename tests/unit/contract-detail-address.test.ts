/** The address of a contract: whose can be edited, what the editor begins with, what becomes of what it saves. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formOf } from "../../src/domain/address";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail, kallgatan } from "../support/contracts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const detail = contractDetail("Broadband");
const newer = contractDetail("Broadband", { identifyingName: "Storgatan 1" });

const shown = async (given: Parameters<typeof beginContract>[0] = {}, first = detail) => {
  const page = beginContract(given);
  await page.answer(first);
  return page;
};
const at = (data: string, doing: string) => ({ shown: { data, doing, invoice: "none" } });

describe("where it holds [CDET-06] [CDET-07]", () => {
  it.each([
    ["Electricity", true, true],
    ["Broadband", true, true],
    ["HomeInsurance", true, true],
    ["Mortgage", true, true],
    ["Electricity", false, false],
    ["Mobile", true, false],
    ["Tv", true, false],
    ["CarInsurance", true, false],
    ["PrivateLoan", true, false],
    ["Zeppelin", true, false],
  ])("%s, canUpdateContractAddress %s: can be edited %s", async (type, canUpdateContractAddress, isEditable) => {
    const page = await shown({}, contractDetail(type, { canUpdateContractAddress }));
    expect(page.actor.getSnapshot().can({ type: "address.edit" })).toBe(isEditable);
    page.actor.send({ type: "address.edit" });
    expect(page.state()).toMatchObject({ shown: { doing: isEditable ? "editing" : "nothing" } });
  });

  it("opens the editor with the address, or empty where there is none, and offers the registered one [ADDR-11]", async () => {
    const withOne = await shown();
    withOne.actor.send({ type: "address.edit" });
    expect(withOne.editor()!.getSnapshot().context).toMatchObject({
      form: { street: "Källgatan", streetNumber: "12", postalCode: "413 02" },
      rules: null,
      offersRegistered: true,
    });
    const without = await shown({}, contractDetail("Broadband", { customerDetails: {} }));
    without.actor.send({ type: "address.edit" });
    expect(without.editor()!.getSnapshot().context.form.street).toBe("");
  });

  const editing = async (given: Parameters<typeof beginContract>[0] = {}) => {
    const page = await shown(given);
    page.actor.send({ type: "address.edit" });
    return page;
  };

  it("shows what was saved at once, and reads the rest anew [TR-15]", async () => {
    const page = await editing();
    page.editor()!.send({ type: "address.type", field: "street", value: "Storgatan" });
    page.editor()!.send({ type: "save" });
    await page.saveAddress();
    expect(page.context().detail).toEqual({
      ...detail,
      contract: {
        ...detail.contract,
        customerDetails: { ...detail.contract.customerDetails, address: { ...kallgatan, street: "Storgatan" } },
      },
    });
    expect(page.state()).toEqual(at("rereading", "nothing"));
    expect(page.timesForgotten()).toBe(1);
    await page.answer(newer);
    expect(page.context().detail).toEqual(newer);
  });

  it("reads nothing anew when nothing was saved", async () => {
    const page = await editing();
    expect(page.timesForgotten()).toBe(0);
    page.editor()!.send({ type: "close" });
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect([page.reads.calls.length, page.timesForgotten()]).toEqual([1, 1]);
  });

  it("stays when the editor breaks", async () => {
    const page = await editing({ broken: "addressEditor" });
    page.editor()!.send({ type: "save" });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.timesForgotten()).toBe(0);
  });

  it("tells the editor that the person is back", async () => {
    const page = await editing();
    await page.failRules({ kind: "http", status: 500 });
    expect(page.rules.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    page.actor.send({ type: "wake" });
    expect(page.rules.calls).toHaveLength(2);
    expect(page.context().nowMs).toBe(Date.now());
    expect(page.state()).toEqual(at("fresh", "editing"));
  });

  it("tells the editor that a consent was given [AMB-64]", async () => {
    const page = await editing();
    await page.failRules({ kind: "http", status: 403, isHandled: true });
    page.actor.send({ type: "consent.resolved" });
    expect(page.rules.calls).toHaveLength(2);
    expect(page.state()).toEqual(at("fresh", "editing"));
  });

  const draft = formOf({ ...kallgatan, street: "Åsgatan" });

  it("goes on with what the person was typing, once [AMB-52]", async () => {
    const page = await shown({ draft });
    expect(page.state()).toEqual(at("fresh", "editing"));
    expect(page.editor()!.getSnapshot().context.form).toEqual(draft);
    page.editor()!.send({ type: "close" });
    expect(page.state()).toEqual(at("fresh", "nothing"));
    page.actor.send({ type: "address.edit" });
    expect(page.editor()!.getSnapshot().context.form).toEqual(formOf(kallgatan));
  });

  it("goes on with nothing where the address can no longer be edited", async () => {
    const page = await shown({ draft }, contractDetail("Broadband", { canUpdateContractAddress: false }));
    expect(page.state()).toEqual(at("fresh", "nothing"));
  });

  it("keeps the editor open through a further read", async () => {
    const page = await editing();
    page.actor.send({ type: "reload" });
    await page.answer(newer);
    expect(page.state()).toEqual(at("fresh", "editing"));
    page.actor.send({ type: "contract.remove" });
    expect(page.questions.calls).toEqual([]);
  });
});
