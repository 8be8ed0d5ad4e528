/** The load fragment: which faults are tried again, when, and what comes of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createLoadMachine } from "../../machines/shared/load";
import { ApiError } from "../../src/domain/errors";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = "GET /things";
const http = (status: number, change: { retryAfterMs?: number; isHandled?: boolean } = {}) =>
  new ApiError({ call, kind: "http", status, ...change });
const network = new ApiError({ call, kind: "network" });
const malformed = new ApiError({ call, kind: "malformed" });

it("hands over what it read", async () => {
  const { end, readAtMs } = await load(["contract 1"]);
  expect(end()).toEqual({ status: "loaded", data: "contract 1" });
  expect(readAtMs).toEqual([0]);
});

it("reads at once", () => {
  const read = vi.fn(() => new Promise<string>(() => {}));
  createActor(createLoadMachine<string>().provide({ actors: { read: fromPromise(read) } })).start();
  expect(read).toHaveBeenCalledTimes(1);
});

describe("passing faults [AMB-58] [F09]", () => {
  it.each([
    { fault: "429", error: http(429), failure: { kind: "http", status: 429 } },
    { fault: "502", error: http(502), failure: { kind: "http", status: 502 } },
    { fault: "503", error: http(503), failure: { kind: "http", status: 503 } },
    { fault: "504", error: http(504), failure: { kind: "http", status: 504 } },
    { fault: "a dropped connection", error: network, failure: { kind: "network" } },
  ])("$fault: is read again after 500 ms and 1 s, then it has failed", async ({ error, failure }) => {
    const { end, readAtMs, after } = await load([error, error, error, "too late"]);
    await after(1_499);
    expect(end()).toBeUndefined();
    await after(1);
    expect(readAtMs).toEqual([0, 500, 1_500]);
    expect(end()).toEqual({ status: "failed", failure });
    await after(60_000);
    expect(readAtMs).toHaveLength(3);
  });

  it("502, 503, then an answer: is loaded", async () => {
    const { end, after } = await load([http(502), http(503), "contract 1"]);
    await after(1_500);
    expect(end()).toEqual({ status: "loaded", data: "contract 1" });
  });

  it.each([
    { random: 0, readAtMs: [0, 500, 1_500] },
    { random: 0.5, readAtMs: [0, 550, 1_650] },
    { random: 0.99, readAtMs: [0, 599, 1_797] },
  ])("waits up to a fifth longer: %o", async ({ random, readAtMs }) => {
    const loading = await load([network, network, network], random);
    await loading.after(5_000);
    expect(loading.readAtMs).toEqual(readAtMs);
  });
});

describe("faults that stay", () => {
  it.each([
    { error: http(500), failure: { kind: "http", status: 500 } },
    { error: http(404), failure: { kind: "http", status: 404 } },
    { error: http(500, { retryAfterMs: 1_000 }), failure: { kind: "http", status: 500 } },
    { error: http(503, { isHandled: true }), failure: { kind: "handled" } },
    { error: malformed, failure: { kind: "malformed" } },
    { error: new TypeError("broken"), failure: { kind: "unexpected" } },
  ])("$failure: has failed at once", async ({ error, failure }) => {
    const { end, readAtMs, after } = await load([error, "too late"]);
    expect(end()).toEqual({ status: "failed", failure });
    await after(60_000);
    expect(readAtMs).toEqual([0]);
  });

  it("ends the tries that a passing one began", async () => {
    const { end, readAtMs, after } = await load([http(503), http(404)]);
    await after(500);
    expect(end()).toEqual({ status: "failed", failure: { kind: "http", status: 404 } });
    expect(readAtMs).toEqual([0, 500]);
  });
});

describe("Retry-After [AMB-58]", () => {
  it.each([
    { name: "3 s [F10]", asked: [3_000, 3_000], readAtMs: [0, 3_000, 6_000] },
    { name: "a day [F10]", asked: [86_400_000, 86_400_000], readAtMs: [0, 20_000] },
    { name: "20 s", asked: [20_000, 20_000], readAtMs: [0, 20_000] },
    { name: "15 s twice", asked: [15_000, 15_000], readAtMs: [0, 15_000, 20_000] },
    { name: "19.999 s, then nothing", asked: [19_999, undefined], readAtMs: [0, 19_999, 20_000] },
    { name: "0 [F11]", asked: [0, 0], readAtMs: [0, 500, 1_500] },
    { name: "junk or the past [F11]", asked: [undefined, undefined], readAtMs: [0, 500, 1_500] },
    { name: "less than the usual wait [F11]", asked: [100, 900], readAtMs: [0, 500, 1_500] },
  ])("$name: reads at $readAtMs, then it has failed", async ({ asked, readAtMs }) => {
    const answers = [...asked, asked.at(-1)].map((retryAfterMs) => http(429, retryAfterMs === undefined ? {} : { retryAfterMs }));
    const loading = await load(answers);
    await loading.after(readAtMs.at(-1)! - 1);
    expect(loading.end()).toBeUndefined();
    await loading.after(1);
    expect(loading.readAtMs).toEqual(readAtMs);
    expect(loading.end()).toEqual({ status: "failed", failure: { kind: "http", status: 429 } });
  });
});

it.each([
  { stage: "reading", answers: [] },
  { stage: "waiting", answers: [network] },
])("leaves nothing running when it is stopped while $stage [XS-08]", async ({ stage, answers }) => {
  const { actor, signals, end, after } = await load(answers);
  expect(actor.getSnapshot().value).toBe(stage);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
  if (stage === "reading") expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await after(60_000);
  expect(end()).toBeUndefined();
  expect(signals).toHaveLength(1);
});

it("has failed when nobody wired what it reads", async () => {
  const actor = createActor(createLoadMachine<string>()).start();
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().output).toEqual({ status: "failed", failure: { kind: "unexpected" } });
});

/** A load whose reads are answered by `answers`, one each; reads beyond them wait for ever. `random` is what chance gives. */
async function load(answers: (string | Error)[], random = 0) {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const beganAtMs = Date.now();
  const readAtMs: number[] = [];
  const signals: AbortSignal[] = [];
  const actor = createActor(
    createLoadMachine<string>().provide({
      actors: {
        read: fromPromise(async ({ signal }) => {
          const answer = answers[readAtMs.length];
          readAtMs.push(Date.now() - beganAtMs);
          signals.push(signal);
          if (answer instanceof Error) throw answer;
          return answer ?? new Promise<never>(() => {});
        }),
      },
    }),
  ).start();
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await after(0);
  return { actor, readAtMs, signals, after, end: () => actor.getSnapshot().output };
}
