import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { assign, createActor, fromPromise, setup } from "xstate";
import { createLoadMachine, type Loaded } from "../../machines/shared/load";
import { endings, patience, patienceDelays, readingGuards } from "../../machines/shared/reading";
import { ApiError } from "../../src/domain/errors";

/** A flow that does nothing but read: what it took, and where that led. */
const flow = (read: () => Promise<string>) =>
  setup({
    types: { context: {} as { taken: Loaded<string> | null } },
    actors: { load: createLoadMachine<string>().provide({ actors: { read: fromPromise(read) } }) },
    actions: { take: assign((_, taken: Loaded<string>) => ({ taken })) },
    guards: readingGuards,
    delays: patienceDelays,
  }).createMachine({
    context: { taken: null },
    initial: "loading",
    states: {
      loading: {
        invoke: { src: "load", ...endings<string>({ loaded: "shown", heldUp: "heldUp", failed: "failed" }) },
        ...patience,
      },
      shown: {},
      heldUp: {},
      failed: {},
    },
  });

const started = (machine: ReturnType<typeof flow>) => createActor(machine).start();
const refusal = (isHandled: boolean) => new ApiError({ call: "GET /x", kind: "http", status: 403, isHandled });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("how a load ends", () => {
  it.each<{ how: string; read: () => Promise<string>; value: string; taken: Loaded<string> | null }>([
    { how: "with data", read: async () => "data", value: "shown", taken: { status: "loaded", data: "data" } },
    { how: "in other hands", read: () => Promise.reject(refusal(true)), value: "heldUp", taken: null },
    {
      how: "in a failure",
      read: () => Promise.reject(refusal(false)),
      value: "failed",
      taken: { status: "failed", failure: { kind: "http", status: 403 } },
    },
  ])("$how", async ({ read, value, taken }) => {
    const actor = started(flow(read));
    await vi.advanceTimersByTimeAsync(0);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.taken]).toEqual([value, taken]);
  });

  it("in a fault of its own", async () => {
    const actor = started(
      flow(async () => "data").provide({ actors: { load: fromPromise(() => Promise.reject(new Error("broken"))) as never } }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.taken]).toEqual([
      "failed",
      { status: "failed", failure: { kind: "unexpected" } },
    ]);
  });
});

it("says what is going on after one second, why it takes longer after five", async () => {
  const actor = started(flow(() => new Promise(() => {})));
  const seen = [];
  for (const ms of [0, 999, 1, 3_999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(actor.getSnapshot().value);
  }
  expect(seen).toEqual(["begun", "begun", "slow", "slow", "verySlow"].map((loading) => ({ loading })));
});
