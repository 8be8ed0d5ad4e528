/** What the inspection keeps: states and event names, never data (XS-12). */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, setup } from "xstate";
import { inspector } from "../../src/app/inspect";

beforeEach(() => void vi.stubGlobal("window", {}));
afterEach(() => void vi.unstubAllGlobals());

const secretive = setup({
  types: { context: {} as { personalNumber: string }, events: {} as { type: "told"; token: string } },
}).createMachine({
  id: "secretive",
  context: { personalNumber: "191212121212" },
  initial: "waiting",
  states: { waiting: { on: { told: "knowing" } }, knowing: { on: { told: "waiting" } } },
});

it("keeps what happened without what was in it [XS-12]", () => {
  const actor = createActor(secretive, { id: "one", inspect: inspector }).start();
  actor.send({ type: "told", token: "eyJhbGciOi" });
  expect(window.inspection?.map(({ actor: id, event, state }) => [id, event, state])).toEqual([
    ["one", "xstate.init", undefined],
    ["one", "xstate.init", "waiting"],
    ["one", "told", undefined],
    ["one", "told", "knowing"],
  ]);
  expect(JSON.stringify(window.inspection)).not.toMatch(/191212121212|eyJhbGciOi/);
});

it("keeps the last thousand", () => {
  const actor = createActor(secretive, { inspect: inspector }).start();
  for (let i = 0; i < 1_000; i++) actor.send({ type: "told", token: "x" });
  expect(window.inspection).toHaveLength(1_000);
});
