/** What the diagram can't tell: what exactly is sent, what is kept after a failed try, what reaches the picker. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { categoriesHash } from "../../src/domain/providers";
import { beginAdding as begin } from "../support/addContractActor";
import {
  address,
  back,
  choose,
  confirm,
  ELECTRICITY,
  finish,
  INSURANCE,
  MOBILE,
  open,
  pickerData,
  tick,
} from "../support/pickerActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const atCategories = async (given: Parameters<typeof begin>[0] = {}) => {
  const adding = begin(given);
  await adding.answerCategories();
  return adding;
};

it("sends sub-types and addresses as service providers, whole providers as such [ADD-04] [AMB-16] [ADD-13]", async () => {
  const adding = await atCategories();
  adding.pick(open(INSURANCE), tick("hemtrygg"), tick("hansa"), confirm);
  adding.pick(choose("hemtrygg", "CarInsurance"), confirm);
  adding.pick(open(ELECTRICITY), tick("granby"), confirm, confirm);
  await vi.advanceTimersByTimeAsync(0);
  adding.pick(finish);
  expect(adding.posts.calls).toEqual([
    {
      serviceProviders: [{ id: "hemtrygg-car" }, { id: "granby", address: address({ street: "Granvägen" }) }],
      providerIds: ["hansa"],
    },
  ]);
});

describe("after a try that failed", () => {
  it.each([
    [{ kind: "http", status: 499 }, "addContract.failed"],
    [{ kind: "http", status: 500 }, "addContract.unsure"],
    [{ kind: "network" }, "addContract.unsure"],
    [{ kind: "malformed" }, "addContract.unsure"],
  ] as const)("%o: says whether it may have happened [I3]", async (failure, textKey) => {
    const adding = await atCategories();
    adding.pick(open(MOBILE), tick("telnord"), confirm, finish);
    await adding.failPost(failure);
    expect(adding.toasts).toEqual([{ tone: "error", textKey, durationMs: 10_000 }]);
  });

  it.each([
    { kind: "http", status: 400, body: { cause: "VALIDATION_FAILED" } },
    { kind: "http", status: 500 },
    { kind: "network" },
    { kind: "malformed" },
  ] as const)("$kind: what was picked is there, and is sent only when the person says so [UX-03]", async (failure) => {
    const adding = await atCategories();
    adding.pick(open(MOBILE), tick("telnord"), confirm, finish);
    await adding.failPost(failure);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(adding.posts.calls).toHaveLength(1);
    await adding.answerCategories();
    adding.pick(finish);
    expect(adding.posts.calls).toHaveLength(2);
    expect(adding.posts.calls[1]).toEqual(adding.posts.calls[0]);
    await adding.answerPost();
    expect(adding.visited).toEqual([{ to: "/home", replace: false }]);
    expect(adding.actor.getSnapshot().status).toBe("done");
  });

  it("of one type opens its panel with what was ticked", async () => {
    const adding = await atCategories({ type: "mobile" });
    adding.pick(tick("telnord"), confirm);
    await adding.failPost({ kind: "network" });
    await adding.answerCategories();
    expect(adding.picker()?.getSnapshot().context.panel?.picks.providerIds).toEqual(["telnord"]);
    adding.pick(confirm);
    expect(adding.posts.calls).toHaveLength(2);
  });

  it("doesn't take up the draft again", async () => {
    const draft = { categoriesHash: categoriesHash(pickerData.categories), selection: [], panel: null };
    const adding = await atCategories({ draft });
    adding.pick(open(MOBILE), tick("telnord"), confirm, finish);
    await adding.failPost({ kind: "network" });
    await adding.answerCategories();
    expect(
      adding
        .picker()
        ?.getSnapshot()
        .context.selection.map(({ provider }) => provider.id),
    ).toEqual(["telnord"]);
  });
});

it("begins with what was kept [AMB-52]", async () => {
  const first = await atCategories();
  first.pick(open(MOBILE), tick("telnord"), confirm);
  const { selection, hash } = first.picker()!.getSnapshot().context;
  const adding = await atCategories({ draft: { categoriesHash: hash, selection, panel: null } });
  adding.pick(finish);
  expect(adding.posts.calls).toEqual([{ serviceProviders: [{ id: "telnord" }], providerIds: [] }]);
});

it("forgets the draft only when it has been sent", async () => {
  const adding = await atCategories({ type: "mobile" });
  adding.pick(back);
  expect(adding.timesForgotten()).toBe(0);
  expect(adding.visited).toEqual([{ to: "/home", replace: true }]);
  expect(adding.actor.getSnapshot().status).toBe("done");
});

it("passes on that the person is back, and that a consent was given", async () => {
  const offline = begin();
  for (let tries = 1; tries <= 3; tries++) await offline.failCategories({ kind: "network" });
  offline.actor.send({ type: "wake" });
  expect(offline.reads.calls).toHaveLength(4);
  const held = begin();
  await held.failCategories({ kind: "http", status: 403, isHandled: true });
  held.actor.send({ type: "consent.resolved" });
  expect(held.reads.calls).toHaveLength(2);
});

it("says so when the picker itself breaks, and can begin anew", async () => {
  const adding = begin({ broken: true, type: "mobile" });
  await adding.answerCategories();
  expect(adding.state()).toBe("mistaken");
  adding.actor.send({ type: "retry" });
  expect(adding.state()).toBe("choosing");
});

describe("closing [AMB-14]", () => {
  it("before anything was sent leads home, and sends nothing", async () => {
    const adding = await atCategories();
    adding.pick(open(MOBILE), tick("telnord"), confirm);
    adding.pick(back, { type: "close" });
    expect([adding.visited, adding.posts.calls]).toEqual([[{ to: "/home", replace: false }], []]);
  });

  it("after an answer changes nothing: the person is where Done has led", async () => {
    const adding = await atCategories();
    adding.pick(open(MOBILE), tick("telnord"), confirm, finish);
    await adding.answerPost({ contractIdToDisplay: "c1" });
    adding.actor.send({ type: "close" });
    expect(adding.visited).toEqual([{ to: "/contract/$id", params: { id: "c1" }, replace: false }]);
  });
});
