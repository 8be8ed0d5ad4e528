/** The contracts in their real surroundings: what they take from the path, what they ask of the app. */
import { afterEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { contractsFlow, contractsInput, groupInput } from "../../src/flows/contracts/wiring";
import { bindPorts } from "../../src/ports";
import { bindSession } from "../support/boundSession";

vi.mock("../../src/api/placeholders", () => ({
  readPlaceholders: async () => ({
    placeholders: [
      { contractHolderId: "h 2", contractId: null, category: null, provider: null, contractsPreviews: [], todoCards: [] },
    ],
    addMoreContracts: null,
  }),
  removeContractHolder: async (id: string) => void removed.push(id),
}));

const removed: string[] = [];
afterEach(() => void removed.splice(0));

function bind(here = "/contracts") {
  const listeners = new Set<(path: string) => void>();
  const done: unknown[] = [];
  bindSession();
  bindPorts({
    here: () => here,
    onPlaceChange: (listener: (path: string) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (destination: unknown) => void done.push(destination),
    goBackTo: (destination: unknown) => void done.push({ backTo: destination }),
    toast: ({ textKey }: { textKey: string }) => void done.push(textKey),
    takeBackErrors: () => {},
    confirm: async () => true,
  } as unknown as Parameters<typeof bindPorts>[0]);
  const go = (path: string) => {
    for (const listener of listeners) listener(path);
  };
  return { listeners, done, go };
}

it.each([
  ["/contracts", null],
  ["/contracts?utm_source=x", null],
  ["/contracts/h2", { holderId: "h2" }],
  ["/contracts/a%2Fb", { holderId: "a/b" }],
])("the path %s opens %o [AMB-68]", (here, selected) => {
  bind(here);
  expect(contractsInput()).toEqual({ selected });
});

it("follows the path while it is this page's, and no longer [XS-11]", () => {
  const { go, listeners } = bind();
  const contracts = createActor(contractsFlow, { input: contractsInput() }).start();
  const seen = ["/contracts/h2", "/home", "/contracts/add", "/contract/c1", "/contracts"].map((path) => {
    go(path);
    return contracts.getSnapshot().context.selected;
  });
  const h2 = { holderId: "h2" };
  expect(seen).toEqual([h2, h2, h2, h2, null]);
  contracts.stop();
  expect(listeners.size).toBe(0);
});

it("removes with the person's yes, says so and goes back", async () => {
  const { done } = bind("/contracts/h%202");
  const contracts = createActor(contractsFlow, { input: contractsInput() }).start();
  await vi.waitFor(() => expect(contracts.getSnapshot().matches({ list: "shown" })).toBe(true));
  contracts.send({ type: "holder.remove" });
  await vi.waitFor(() => expect(done).toEqual(["contracts.removed", { backTo: { to: "/contracts" } }]));
  expect(removed).toEqual(["h 2"]);
  contracts.send({ type: "contract.open", contractId: "c1" });
  expect(done.at(-1)).toEqual({ to: "/contract/$id", params: { id: "c1" } });
  contracts.stop();
});

it("the page of provider and category has them from its path [CON-16]", () => {
  expect(groupInput("Tv", "p")).toEqual({ selected: { type: "Tv", providerId: "p" } });
});
