/** Every flow has the same places, found by its slug. */
import { describe, expect, it } from "vitest";
import type { AnyStateMachine } from "xstate";
import { catalogue } from "../../machines/catalogue";
import { models } from "../models/catalogue";
import { files, filesIn } from "./files";

/** What these two are wired to is the app itself. */
const WIRED_IN_APP = ["app", "session"];
/** No screen of its own: `session` invokes it, and `app` starts the texts. */
const WITHOUT_SCREEN = ["token-refresh", "text-resources", ...WIRED_IN_APP];

const slugs = Object.keys(catalogue);

it("every machine stands in the catalogue", () => {
  const machines = files.flatMap((file) => /^machines\/([^/]+)\.ts$/.exec(file)?.[1] ?? []);
  expect(machines.filter((slug) => slug !== "catalogue").sort()).toEqual([...slugs].sort());
});

describe.each(slugs)("%s", (slug) => {
  it("has its places", () => {
    const places = [
      `machines/${slug}.ts`,
      `tests/models/${slug}.model.ts`,
      `tests/walks/${slug}.test.ts`,
      `tests/e2e/${slug}.walk.spec.ts`,
      `docs/flows/${slug}.md`,
    ];
    expect(places.filter((place) => !files.includes(place))).toEqual([]);
    expect(models[slug]).toBeDefined();
  });

  it("has unit tests for what its diagram can't tell", () => {
    const units = filesIn("tests/unit").filter(
      (file) => file.startsWith(`tests/unit/${slug}.`) || file.startsWith(`tests/unit/${slug}-`),
    );
    expect(units).not.toEqual([]);
  });

  it("says what happens when an actor fails", () => {
    const machine = (catalogue as Record<string, AnyStateMachine>)[slug]!;
    expect(unansweredInvokes(machine.root)).toEqual([]);
  });
});

it.each(slugs.filter((slug) => !WITHOUT_SCREEN.includes(slug)))("%s has a folder for its React side", (slug) => {
  expect(filesIn(`src/flows/${slug}`)).not.toEqual([]);
});

it("no React side is left without its machine", () => {
  const folders = files.flatMap((file) => /^src\/flows\/([^/]+)\//.exec(file)?.[1] ?? []);
  expect([...new Set(folders)].filter((folder) => !slugs.includes(folder))).toEqual([]);
});

type Node = AnyStateMachine["root"];

/** `state: actor` for each invocation without `onError`. */
function unansweredInvokes(node: Node): string[] {
  const own = node.invoke
    .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
    .map(({ src }) => `${node.id}: ${src}`);
  return [...own, ...Object.values(node.states).flatMap(unansweredInvokes)];
}
