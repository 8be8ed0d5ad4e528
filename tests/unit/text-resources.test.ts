/** What the diagram can't tell: when the tries go out, the 8 s, what is shown and kept in which order, and what is left running. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { textResourcesMachine } from "../../machines/text-resources";
import { ApiError } from "../../src/domain/errors";
import { after, FRESH, KEPT, openTexts, serverFault } from "../support/textsActor";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("has the specification's states and no other [TXT-02]", () => {
  expect(Object.keys(textResourcesMachine.states)).toEqual(["idle", "loading", "loaded", "failed"]);
});

describe("the first load [TXT-03] [I18-03]", () => {
  it("asks at 0, .5 and 1.5 s when two tries fail, and shows what comes", async () => {
    const texts = openTexts(null);
    await texts.fail();
    await after(500);
    await texts.fail();
    await after(1_000);
    await texts.answer();
    expect(texts.requestedAtMs()).toEqual([0, 500, 1_500]);
    expect(texts.state()).toEqual({ loaded: "current" });
    expect(texts.effects).toEqual([
      ["apply", FRESH],
      ["keep", FRESH],
    ]);
  });

  it("has failed at 3.5 s when all four tries fail [TXT-04]", async () => {
    const texts = openTexts(null);
    await texts.failEachTime();
    expect(texts.requestedAtMs()).toEqual([0, 500, 1_500, 3_500]);
    expect(texts.state()).toBe("failed");
    expect(texts.effects).toEqual([["apply", {}]]);
    await after(60_000);
    expect(texts.requests).toHaveLength(4);
  });

  it("has failed at 8 s when there is no answer, and not before [AMB-46]", async () => {
    const texts = openTexts(null);
    await after(7_999);
    expect(texts.state()).toEqual({ loading: "trying" });
    await after(1);
    expect(texts.state()).toBe("failed");
    expect(texts.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it("holds the 8 s for all tries together [AMB-46] [KY-03]", async () => {
    const texts = openTexts(null);
    for (const waitMs of [500, 1_000]) {
      await after(3_000);
      await texts.fail();
      await after(waitMs);
    }
    expect(texts.requestedAtMs()).toEqual([0, 3_500, 7_500]);
    await after(500);
    expect(texts.state()).toBe("failed");
  });

  it("hears nothing of an answer that comes after the 8 s", async () => {
    const texts = openTexts(null);
    await after(8_000);
    await texts.answer();
    expect(texts.state()).toBe("failed");
    expect(texts.effects).toEqual([["apply", {}]]);
  });
});

describe("trying again after a failure", () => {
  it.each(["retry", "wake"] as const)("on %s asks anew, with all its tries and another 8 s [I18-03] [F01]", async (type) => {
    const texts = openTexts(null);
    await texts.failEachTime();
    await after(10_000);
    texts.actor.send({ type });
    await after(0);
    expect(texts.failure()).toBeNull();
    await texts.failEachTime();
    expect(texts.requestedAtMs().slice(4)).toEqual([13_500, 14_000, 15_000, 17_000]);
    texts.actor.send({ type });
    await after(7_999);
    await texts.answer();
    expect(texts.state()).toEqual({ loaded: "current" });
    expect(texts.shown()).toEqual(FRESH);
  });
});

describe("a later visit [AMB-61]", () => {
  it("shows the kept texts at once, and the server's when they come", async () => {
    const texts = openTexts(KEPT);
    expect(texts.effects).toEqual([["apply", KEPT]]);
    expect(texts.requestedAtMs()).toEqual([0]);
    await texts.answer();
    expect(texts.effects).toEqual([
      ["apply", KEPT],
      ["apply", FRESH],
      ["keep", FRESH],
    ]);
    await after(60_000);
    expect(texts.requests).toHaveLength(1);
  });

  it.each([
    { how: "fails each time", end: (texts: ReturnType<typeof openTexts>) => texts.failEachTime() },
    { how: "does not answer", end: () => after(8_000) },
  ])("changes nothing on screen when the text service $how", async ({ end }) => {
    const texts = openTexts(KEPT);
    await end(texts);
    expect(texts.state()).toEqual({ loaded: "current" });
    expect(texts.effects).toEqual([["apply", KEPT]]);
    await after(60_000);
    expect(texts.requests.length).toBeLessThanOrEqual(4);
  });

  it("shows an empty kept set too", () => {
    expect(openTexts({}).state()).toEqual({ loaded: { refreshing: "trying" } });
  });

  it("asks no more than once for a person who comes and goes", async () => {
    const texts = openTexts(KEPT);
    texts.actor.send({ type: "wake" });
    await after(0);
    await texts.answer();
    texts.actor.send({ type: "wake" });
    await after(0);
    expect(texts.requests).toHaveLength(1);
  });
});

it.each([
  { error: new ApiError({ call: "GET /entries", kind: "network" }), failure: { kind: "network" } },
  { error: serverFault(503), failure: { kind: "http", status: 503 } },
  { error: new ApiError({ call: "GET /entries", kind: "malformed" }), failure: { kind: "malformed" } },
])("knows why it failed: $failure", async ({ error, failure }) => {
  const texts = openTexts(null);
  expect(texts.failure()).toBeNull();
  await texts.failEachTime(error);
  expect(texts.failure()).toEqual(failure);
});

describe("stopped from outside, it leaves nothing running [XS-08] [XS-11]", () => {
  it.each([
    { stage: "trying", reach: () => {} },
    { stage: "backingOff", reach: (texts: ReturnType<typeof openTexts>) => texts.fail() },
  ])("$stage", async ({ stage, reach }) => {
    const texts = openTexts(null);
    await reach(texts);
    expect(texts.state()).toEqual({ loading: stage });
    texts.actor.stop();
    expect(vi.getTimerCount()).toBe(0);
    if (stage === "trying") expect(texts.requests[0]?.signal.aborted).toBe(true);
    await texts.answer();
    expect(texts.effects).toEqual([]);
  });
});

it("says so when nobody wired what fetches the texts", async () => {
  const actor = createActor(textResourcesMachine.provide({ actions: { applyTexts: () => {} } }), {
    input: { stored: null },
  }).start();
  await after(8_000);
  expect(actor.getSnapshot()).toMatchObject({ value: "failed", context: { failure: { kind: "unexpected" } } });
});
