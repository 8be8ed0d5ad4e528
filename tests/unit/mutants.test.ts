/** What `npm run mutate` tries: whatever it doesn't think of, it can't find missing. */
import { describe, expect, it } from "vitest";
import { mutantsOf } from "../tools/mutate/mutants.mjs";

const SOURCE = `
const LIMIT_MS = 500;
const KNOWN = ["a", "b"];
const machine = setup({
  actions: { take: assign({ a: 1, b: 2 }) },
  delays: { pause: 1_000, wait: ({ context }) => context.ms },
}).createMachine({
  initial: "one",
  states: {
    one: {
      entry: "begin",
      invoke: { src: "read", input: () => 1, onDone: { guard: "isGood", actions: ["take", "tell"], target: "two" }, onError: "three" },
      on: { stop: [{ guard: "isLate", target: "three" }, { target: "two" }] },
    },
    two: { after: { pause: { target: "two", reenter: true } }, always: { guard: ({ context }) => context.ms < LIMIT_MS, target: "three" } },
    three: { type: "final", exit: assign({ a: 3 }) },
  },
  output: () => 1,
});
`;

const ids = (isDeep = false) => mutantsOf("machine.ts", SOURCE, { isDeep }).map(({ id }) => id);
const codeOf = (id: string) => {
  const mutant = mutantsOf("machine.ts", SOURCE, { isDeep: true }).find((one) => one.id === id);
  return mutant?.code.slice(mutant.code.indexOf("\n")) ?? "";
};

it("takes apart all that a chart can say", () => {
  expect(ids().sort()).toEqual(
    [
      'setup: action "take", a not assigned',
      'setup: action "take", b not assigned',
      'setup: delay "pause" doubled',
      'setup: delay "pause" gone',
      'setup: delay "wait" doubled',
      'setup: delay "wait" gone',
      "machine: output dropped",
      'machine: initial "two"',
      'one: entry "begin" dropped',
      'one: invoke "read" without input',
      'one: "read" onDone dropped',
      'one: "read" onDone, guard "isGood" dropped',
      'one: "read" onDone, guard "isGood" negated',
      'one: "read" onDone, action "take" dropped',
      'one: "read" onDone, action "tell" dropped',
      'one: "read" onDone, target dropped',
      'one: "read" onDone to "three"',
      'one: "read" onError dropped',
      'one: "read" onError to "one"',
      "one: on stop[0] dropped",
      'one: on stop[0], guard "isLate" dropped',
      'one: on stop[0], guard "isLate" negated',
      'one: on stop[0] to "one"',
      "one: on stop[1] dropped",
      'one: on stop[1] to "three"',
      "two: after pause dropped",
      "two: after pause doesn't re-enter",
      'two: after pause to "three"',
      "two: always dropped",
      "two: always, guard ({ context }) => context.ms < LIMIT_MS dropped",
      "two: always, guard ({ context }) => context.ms < LIMIT_MS negated",
      'two: always to "one"',
      "three: no longer final",
      "three: exit assign(…) dropped",
      "LIMIT_MS: 500 is 1000",
      "LIMIT_MS: 500 is 0",
    ].sort(),
  );
});

it("goes deeper when asked", () => {
  const shallow = ids();
  expect(ids(true).filter((id) => !shallow.includes(id))).toEqual([
    'one: "read" onDone, action "tell" before "take"',
    'KNOWN: without "a"',
    'KNOWN: without "b"',
    "context.ms < LIMIT_MS: <= for <",
  ]);
});

describe("a mutant", () => {
  it.each([
    { id: "LIMIT_MS: 500 is 0", from: "LIMIT_MS = 500", to: "LIMIT_MS = 0" },
    { id: "one: on stop[0] dropped", from: '{ guard: "isLate", target: "three" },', to: "" },
    { id: "one: on stop[1] dropped", from: '{ target: "two" }]', to: "]" },
    { id: 'one: entry "begin" dropped', from: 'entry: "begin",', to: "" },
    { id: 'one: "read" onDone, guard "isGood" negated', from: '"isGood"', to: '__mutantNot("isGood" as never)' },
    { id: 'setup: delay "pause" doubled', from: "1_000", to: "2 * (1_000)" },
    { id: 'one: "read" onDone, action "tell" before "take"', from: '["take", "tell"]', to: '["tell", "take"]' },
  ])("$id changes that and nothing else", ({ id, from, to }) => {
    expect(codeOf(id)).toBe(SOURCE.replace(from, to));
  });
});
