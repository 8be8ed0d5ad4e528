/** Removing a contract: when it is asked for, what each answer means, what is said. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginContract } from "../support/contractDetailActor";
import { contractDetail } from "../support/contracts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const detail = contractDetail("Broadband");
const failed = { tone: "error", textKey: "failedToDeleteContract", durationMs: 10_000 };

const shown = async (given: Parameters<typeof beginContract>[0] = {}, first = detail) => {
  const page = beginContract(given);
  await page.answer(first);
  return page;
};
const at = (data: string, doing: string) => ({ shown: { data, doing, invoice: "none" } });

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
    expect(page.visited).toEqual([{ backTo: { to: "/contracts" } }]);
    expect(page.actor.getSnapshot().status).toBe("done");
  });

  it("asks the server what became of it when the answer is lost", async () => {
    const page = await removing();
    await page.failRemoval({ kind: "network" });
    expect(page.state()).toEqual(at("fresh", "checking"));
    expect(page.reads.calls).toHaveLength(2);
    await page.fail({ kind: "http", status: 410 });
    expect(page.visited).toEqual([{ backTo: { to: "/contracts" } }]);
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
