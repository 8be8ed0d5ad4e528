/** What the diagram can't tell: times, what a further read does to what is on screen, whose answer counts, which ids are asked for. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formOf } from "../../src/domain/address";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail, kallgatan } from "../support/contracts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const detail = contractDetail("Electricity");
const newer = contractDetail("Electricity", { identifyingName: "Storgatan 1" });
const failed = { tone: "error", textKey: "failedToDeleteContract", durationMs: 10_000 };

const shown = async (given: Parameters<typeof beginContract>[0] = {}, first = detail) => {
  const page = beginContract(given);
  await page.answer(first);
  return page;
};
const at = (data: string, doing: string) => ({ shown: { data, doing } });

describe("which ids are asked for [A14]", () => {
  it.each(["c1", "anna-andersson-electricity", "../../admin", "a?x=1", "a#b", "a/b", "%2e%2e%2f", "å ä", "\0", "x".repeat(200)])(
    "%j is",
    (id) => {
      const page = beginContract({ id });
      expect(page.reads.calls).toHaveLength(1);
      expect(page.context().id).toBe(id);
    },
  );

  it.each(["", ".", "..", "x".repeat(201), "x".repeat(20_000), "\ud800"])("%j is as good as not found", (id) => {
    const page = beginContract({ id });
    expect(page.reads.calls).toHaveLength(0);
    expect(page.state()).toBe("failed");
    expect(page.context().failure).toEqual({ kind: "http", status: 404 });
    page.actor.send({ type: "retry" });
    expect(page.reads.calls).toHaveLength(0);
  });
});

describe("loading", () => {
  it("tells what it does after 1 s, and why it takes longer after 5 s", async () => {
    const page = beginContract();
    const seen: unknown[] = [];
    for (const ms of [999, 1, 3_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      seen.push(page.state());
    }
    expect(seen).toEqual([{ loading: "begun" }, { loading: "slow" }, { loading: "slow" }, { loading: "verySlow" }]);
    expect(page.reads.calls).toHaveLength(1);
  });

  it("reads again at a press, and forgets the failure [TR-09]", async () => {
    const page = beginContract();
    await page.fail({ kind: "http", status: 500 });
    expect(page.context()).toMatchObject({ detail: null, failure: { kind: "http", status: 500 } });
    page.actor.send({ type: "retry" });
    expect(page.state()).toEqual({ loading: "begun" });
    await page.answer(detail);
    expect(page.reads.calls).toHaveLength(2);
    expect(page.context()).toMatchObject({ detail, failure: null });
  });

  it("fails as unexpected when the load itself breaks", async () => {
    const page = beginContract({ broken: "load" });
    await page.fail({ kind: "network" });
    expect(page.state()).toBe("failed");
    expect(page.context().failure).toEqual({ kind: "unexpected" });
  });

  it("waits for a consent without a failure [AMB-64]", async () => {
    const page = beginContract();
    await page.fail({ kind: "http", status: 403, isHandled: true });
    expect(page.state()).toBe("heldUp");
    expect(page.context().failure).toBeNull();
    page.actor.send({ type: "retry" });
    expect(page.reads.calls).toHaveLength(1);
  });

  it.each([
    { failure: { kind: "network" }, tries: 3, isReadAgain: true },
    { failure: { kind: "http", status: 500 }, tries: 1, isReadAgain: false },
    { failure: { kind: "malformed" }, tries: 1, isReadAgain: false },
  ] as const)("after $failure.kind goes on by itself on return: $isReadAgain", async ({ failure, tries, isReadAgain }) => {
    const page = beginContract();
    for (let i = 0; i < tries; i++) await page.fail(failure);
    const before = Date.now();
    vi.setSystemTime(before + 3_600_000);
    page.actor.send({ type: "wake" });
    expect(page.reads.calls).toHaveLength(tries + (isReadAgain ? 1 : 0));
    expect(page.context().nowMs).toBe(isReadAgain ? before + 3_600_000 : new Date("2026-03-01T09:00:00Z").getTime());
  });
});

describe("the way back", () => {
  it.each([
    { where: "while loading", go: async () => beginContract() },
    {
      where: "after a failure",
      go: async () => {
        const page = beginContract();
        await page.fail({ kind: "http", status: 404 });
        return page;
      },
    },
    { where: "from the contract", go: () => shown() },
  ])("leads to where the person came from, else to the contracts: $where", async ({ go }) => {
    const page = await go();
    page.actor.send({ type: "back" });
    expect(page.backs).toEqual([{ to: "/contracts", replace: true }]);
    expect(page.visited).toEqual([]);
  });
});

describe("a further read keeps what is on screen [AMB-21]", () => {
  const reload = async (given: Parameters<typeof beginContract>[0] = {}) => {
    const page = await shown(given);
    page.actor.send({ type: "reload" });
    return page;
  };

  it("until the new one is there", async () => {
    const page = await reload();
    expect(page.state()).toEqual(at("rereading", "nothing"));
    expect(page.context().detail).toEqual(detail);
    await page.answer(newer);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.context().detail).toEqual(newer);
  });

  it("when it fails, and can be tried again", async () => {
    const page = await reload();
    await page.fail({ kind: "http", status: 500 });
    expect(page.state()).toEqual(at("stale", "nothing"));
    expect(page.context()).toMatchObject({ detail, failure: { kind: "http", status: 500 } });
    page.actor.send({ type: "wake" });
    expect(page.reads.calls).toHaveLength(2);
    page.actor.send({ type: "retry" });
    await page.answer(newer);
    expect(page.context()).toMatchObject({ detail: newer, failure: null });
  });

  it("without a connection, and goes on by itself on return", async () => {
    const page = await reload();
    for (let tries = 1; tries <= 3; tries++) await page.fail({ kind: "network" });
    expect(page.state()).toEqual(at("stale", "nothing"));
    vi.setSystemTime(Date.now() + 3_600_000);
    page.actor.send({ type: "wake" });
    expect(page.state()).toEqual(at("rereading", "nothing"));
    expect(page.context().nowMs).toBe(Date.now());
  });

  it("when the load itself breaks", async () => {
    const page = await reload({ broken: "load" });
    await page.fail({ kind: "network" });
    expect(page.state()).toEqual(at("stale", "nothing"));
    expect(page.context()).toMatchObject({ detail, failure: { kind: "unexpected" } });
  });

  it("while a consent is asked for, and goes on after it [AMB-64]", async () => {
    const page = await reload();
    await page.fail({ kind: "http", status: 403, isHandled: true });
    expect(page.state()).toEqual(at("heldUp", "nothing"));
    expect(page.context()).toMatchObject({ detail, failure: null });
    page.actor.send({ type: "consent.resolved" });
    await page.answer(newer);
    expect(page.context().detail).toEqual(newer);
  });

  it("and gives up the read before it", async () => {
    const page = await reload();
    page.actor.send({ type: "reload" });
    expect(page.reads.calls).toHaveLength(3);
    await page.answer(newer);
    expect(() => page.reads.answer(detail)).toThrow();
  });

  it("and interrupts nobody who is asked something", async () => {
    const page = await reload();
    page.actor.send({ type: "contract.remove" });
    await page.answer(newer);
    expect(page.state()).toEqual(at("fresh", "asking"));
    page.actor.send({ type: "reload" });
    expect(page.state()).toEqual(at("rereading", "asking"));
  });

  it("is not made just because the person is back, whose time is noted", async () => {
    const page = await shown();
    vi.setSystemTime(Date.now() + 3_600_000);
    page.actor.send({ type: "wake" });
    page.actor.send({ type: "consent.resolved" });
    expect(page.reads.calls).toHaveLength(1);
    expect(page.context().nowMs).toBe(Date.now());
  });
});

describe("removing [CDET-11] [CDET-12] [CDET-13]", () => {
  const removing = async (given: Parameters<typeof beginContract>[0] = {}) => {
    const page = await shown(given);
    page.actor.send({ type: "contract.remove" });
    await page.say(true);
    return page;
  };

  it("sends nothing before the person has said yes", async () => {
    const page = await shown();
    page.actor.send({ type: "contract.remove" });
    page.actor.send({ type: "contract.remove" });
    expect([page.questions.calls.length, page.removals.calls.length]).toEqual([1, 0]);
    await page.say(false);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.removals.calls).toEqual([]);
  });

  it("takes no answer for no", async () => {
    const page = await shown();
    page.actor.send({ type: "contract.remove" });
    page.questions.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect([page.removals.calls, page.toasts]).toEqual([[], []]);
  });

  it("sends it once, however often the person presses, and not again by itself [UX-03] [F65]", async () => {
    const page = await removing();
    for (let presses = 1; presses <= 3; presses++) page.actor.send({ type: "contract.remove" });
    page.actor.send({ type: "wake" });
    page.actor.send({ type: "address.edit" });
    expect(page.state()).toEqual(at("fresh", "removing"));
    expect(page.removals.calls).toEqual([{ id: "c1" }]);
    await page.failRemoval({ kind: "http", status: 503 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(page.removals.calls).toHaveLength(1);
  });

  it.each([
    { fault: { kind: "http", status: 400 }, toasts: [failed] },
    { fault: { kind: "http", status: 503 }, toasts: [failed] },
    { fault: { kind: "malformed" }, toasts: [failed] },
    { fault: { kind: "http", status: 403, isHandled: true }, toasts: [] },
    { fault: { kind: "network", isHandled: true }, toasts: [] },
  ] as const)("leaves the contract after $fault", async ({ fault, toasts }) => {
    const page = await removing();
    await page.failRemoval(fault);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect([page.toasts, page.visited, page.reads.calls.length]).toEqual([toasts, [], 1]);
  });

  it.each([404, 410])("is done when it is gone already: %i", async (status) => {
    const page = await removing();
    await page.failRemoval({ kind: "http", status });
    expect(page.visited).toEqual([{ to: "/contracts", replace: true }]);
    expect(page.actor.getSnapshot().status).toBe("done");
  });

  it("asks the server what became of it when the answer is lost", async () => {
    const page = await removing();
    await page.failRemoval({ kind: "network" });
    expect(page.state()).toEqual(at("fresh", "checking"));
    expect(page.reads.calls).toHaveLength(2);
    await page.fail({ kind: "http", status: 410 });
    expect(page.visited).toEqual([{ to: "/contracts", replace: true }]);
    expect(page.toasts).toEqual([{ tone: "success", textKey: "contract.removed", durationMs: 10_000 }]);
    expect(page.removals.calls).toHaveLength(1);
  });

  it.each([
    { found: "it is still there", answer: { detail }, toasts: [failed] },
    { found: "the server refuses", answer: { fault: { kind: "http", status: 500 } }, toasts: [failed] },
    { found: "a consent is asked for", answer: { fault: { kind: "http", status: 403, isHandled: true } }, toasts: [] },
  ] as const)("says that it failed, unless somebody else tells: $found", async ({ answer, toasts }) => {
    const page = await removing();
    await page.failRemoval({ kind: "network" });
    if ("detail" in answer) await page.answer(answer.detail);
    else await page.fail(answer.fault);
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect([page.toasts, page.visited]).toEqual([toasts, []]);
  });

  it("says that it failed when even asking breaks", async () => {
    const page = await removing({ broken: "load" });
    await page.failRemoval({ kind: "network" });
    await page.fail({ kind: "network" });
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.toasts).toEqual([failed]);
  });
});

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
    expect(page.state()).toEqual(at("fresh", isEditable ? "editing" : "nothing"));
  });

  it("opens the editor with the address, or empty where there is none, and offers the registered one [ADDR-11]", async () => {
    const withOne = await shown();
    withOne.actor.send({ type: "address.edit" });
    expect(withOne.editor()!.getSnapshot().context).toMatchObject({
      form: { street: "Källgatan", streetNumber: "12", postalCode: "413 02" },
      rules: null,
      offersRegistered: true,
    });
    const without = await shown({}, contractDetail("Electricity", { customerDetails: {} }));
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
    await page.answer(newer);
    expect(page.context().detail).toEqual(newer);
  });

  it("reads nothing anew when nothing was saved", async () => {
    const page = await editing();
    page.editor()!.send({ type: "close" });
    expect(page.state()).toEqual(at("fresh", "nothing"));
    expect(page.reads.calls).toHaveLength(1);
  });

  it("stays when the editor breaks", async () => {
    const page = await editing({ broken: "addressEditor" });
    page.editor()!.send({ type: "save" });
    await vi.advanceTimersByTimeAsync(0);
    expect(page.state()).toEqual(at("fresh", "nothing"));
  });

  it("tells the editor that the person is back", async () => {
    const page = await editing();
    await page.failRules({ kind: "http", status: 500 });
    expect(page.rules.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 3_600_000);
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
    const page = await shown({ draft }, contractDetail("Electricity", { canUpdateContractAddress: false }));
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
