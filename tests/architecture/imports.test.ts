/** The import zones of the folder table, and what a flow may take from another. */
import { beforeAll, describe, expect, it } from "vitest";
import { type Graph, graph, type Import } from "./graph";
import { sharedFlows } from "./zones";

let read: Graph;
beforeAll(async () => void (read = await graph()), 120_000);

it("imports only what the folder table allows, and never in a circle", () => {
  expect(read.violations).toEqual([]);
});

it("finds every file that is imported", () => {
  const local = read.imports.filter(({ to }) => to.startsWith("."));
  expect(local).toEqual([]);
});

describe("a flow", () => {
  const flowOf = (path: string) => /^src\/flows\/([^/]+)\//.exec(path)?.[1];
  const machineOf = (path: string) => /^machines\/([^/]+)\.ts$/.exec(path)?.[1];
  const named = ({ from, to }: Import) => `${from} → ${to}`;

  /** Its own machine and those that it invokes, however deep. */
  const machinesUnder = (slug: string, known = new Set([slug])): Set<string> => {
    // What was taken out of a machine for its length is still its own.
    const isOwn = (file: string) => file === `machines/${slug}.ts` || file.startsWith(`machines/shared/${slug}-`);
    for (const { from, to } of read.imports) {
      const invoked = machineOf(to);
      if (!isOwn(from) || invoked === undefined || known.has(invoked)) continue;
      machinesUnder(invoked, known.add(invoked));
    }
    return known;
  };
  const isForeign = (from: string, slug: string | undefined) =>
    slug !== undefined && !sharedFlows.includes(slug) && !machinesUnder(flowOf(from)!).has(slug);

  it("takes from other flows only what its machine invokes", () => {
    const foreign = read.imports.filter(({ from, to }) => flowOf(from) && isForeign(from, flowOf(to)));
    expect(foreign.map(named)).toEqual([]);
  });

  it("knows no machine but its own and those that it invokes", () => {
    const foreign = read.imports.filter(({ from, to }) => flowOf(from) && isForeign(from, machineOf(to)));
    expect(foreign.map(named)).toEqual([]);
  });
});
