/** How paths come from diagrams: some for each, one for each transition, never without end. */
import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { catalogue } from "../../machines/catalogue";
import { models } from "../models/catalogue";
import { pathsOf, provedBy } from "../support/paths";

describe.each(Object.entries(models))("the diagram of %s", (_, model) => {
  const { paths, unwalked } = pathsOf(model);

  it("gives at least one path, and at most one for each transition [XS-04] [XS-05]", () => {
    const transitions = Object.values(model.states).flatMap(({ config }) => Object.keys(config.on ?? {}));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.length).toBeLessThanOrEqual(transitions.length);
  });

  it("visits every state and walks every transition [XS-04]", () => {
    const visited = new Set(paths.flatMap(({ edges }) => edges.map((edge) => `${edge.split('" on ')[0]}"`)));
    const leftFor = Object.keys(model.states).filter((state) => Object.keys(model.states[state]?.config.on ?? {}).length > 0);
    expect([unwalked, leftFor.filter((state) => !visited.has(JSON.stringify(state)))]).toEqual([[], []]);
  });
});

it("there is a diagram for every machine [XS-04]", () => {
  expect(Object.keys(catalogue).filter((slug) => !(slug in models))).toEqual([]);
});

it("refuses a diagram that nests states, since its paths would miss some", () => {
  const nested = setup({}).createMachine({ id: "nested", initial: "a", states: { a: { initial: "b", states: { b: {} } } } });
  expect(() => pathsOf(nested)).toThrow("nests states");
});

it("names what no path can reach", () => {
  const model = setup({ types: { events: {} as { type: "go" } } }).createMachine({
    id: "split",
    meta: { proves: ["XS-04"] },
    initial: "here",
    states: { here: { on: { go: "there" } }, there: {}, nowhere: { on: { go: "here" } } },
  });
  expect([pathsOf(model).paths.map(({ title }) => title), provedBy(model)]).toEqual([
    [expect.stringContaining("there")],
    "[XS-04]",
  ]);
});
