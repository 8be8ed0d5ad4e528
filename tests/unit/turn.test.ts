/** The turn across tabs: taken once, given back whatever happens. */
import { expect, it, vi } from "vitest";
import { assign, createActor, setup } from "xstate";
import { holdTurn } from "../../machines/shared/turn";
import { turns } from "../support/turns";

it("is taken, and given back when the flow is stopped [XS-11]", async () => {
  const lock = turns();
  const { actor, turnsTaken } = await hold(lock.take);
  expect(turnsTaken()).toBe(1);
  expect(lock.count()).toBe(1);
  actor.stop();
  expect(lock.count()).toBe(0);
});

it("comes when the one before gives it back", async () => {
  const lock = turns();
  const first = await hold(lock.take);
  const second = await hold(lock.take);
  expect(second.turnsTaken()).toBe(0);
  first.actor.stop();
  await settle();
  expect(second.turnsTaken()).toBe(1);
});

it("is no longer waited for once the flow is stopped", async () => {
  const lock = turns();
  const first = await hold(lock.take);
  const second = await hold(lock.take);
  second.actor.stop();
  await settle();
  first.actor.stop();
  expect(lock.count()).toBe(0);
  expect(second.turnsTaken()).toBe(0);
});

it("is given back when it comes in the moment in which the flow is left", async () => {
  const giveBack = vi.fn();
  let come = (_: () => void) => {};
  const { actor, turnsTaken } = await hold(() => new Promise((resolve) => void (come = resolve)));
  come(giveBack);
  actor.stop();
  await settle();
  expect(giveBack).toHaveBeenCalledTimes(1);
  expect(turnsTaken()).toBe(0);
});

it.each([
  { why: "the browser refuses", take: () => Promise.reject(new DOMException("", "SecurityError")) },
  {
    why: "there are no locks",
    take: () => {
      throw new TypeError("navigator.locks is undefined");
    },
  },
])("holds nobody up when $why", async ({ take }) => {
  const { actor, turnsTaken } = await hold(take);
  expect(turnsTaken()).toBe(1);
  expect(() => actor.stop()).not.toThrow();
});

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function hold(take: (signal: AbortSignal) => Promise<() => void>) {
  const flow = setup({
    types: { context: {} as { turnsTaken: number } },
    actors: { holdTurn: holdTurn(take) },
  }).createMachine({
    context: { turnsTaken: 0 },
    invoke: { src: "holdTurn" },
    on: { "turn.taken": { actions: assign({ turnsTaken: ({ context }) => context.turnsTaken + 1 }) } },
  });
  const actor = createActor(flow).start();
  await settle();
  return { actor, turnsTaken: () => actor.getSnapshot().context.turnsTaken };
}
