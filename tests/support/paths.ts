/** The only importer of @xstate/test: how paths are made from a specification diagram, for vitest and for the browser. */
import { createTestModel } from "@xstate/test";
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";

type Step = () => unknown;

/**
 * How one system under test takes each event of a diagram, and what must hold in each of its states.
 * Both tables are total: a diagram that gains a state or an event doesn't compile until every walker knows it.
 */
export type Walker<Model extends AnyStateMachine> = {
  events: Record<EventFromLogic<Model>["type"], Step>;
  states: Record<Extract<SnapshotFrom<Model>["value"], string>, Step>;
};

/** What is done in each state once its assertions hold: a picture, say. */
type AfterState = (state: string) => unknown;

function watched<Model extends AnyStateMachine>(walker: Walker<Model>, afterState: AfterState | undefined): Walker<Model> {
  if (!afterState) return walker;
  const states = Object.entries<Step>(walker.states).map(([state, holds]) => [
    state,
    async () => {
      await holds();
      await afterState(state);
    },
  ]);
  return { events: walker.events, states: Object.fromEntries(states) };
}

/** One path for each transition of the diagram: the shortest way to its source, then the transition. */
export function pathsOf<Model extends AnyStateMachine>(model: Model) {
  const nested = Object.values(model.states).filter(({ type }) => type !== "atomic" && type !== "final");
  if (nested.length > 0) throw new Error(`The diagram "${model.id}" nests states: split it, or flatten it.`);

  const testModel = createTestModel(model, {
    // Naming the source as well keeps every edge apart, self-transitions on the first state too.
    serializeTransition: (_, event, source) => (event ? edgeName(source, event) : ""),
  });
  const paths = testModel.getShortestPaths({ traversalLimit: 10_000 }).map((path) => ({
    title: path.description.replace(/^Reaches state /, "").replace(": xstate.init → ", ": "),
    walk: (walker: Walker<Model>, afterState?: AfterState) =>
      path.test(watched(walker, afterState) as Parameters<typeof path.test>[0]),
    edges: path.steps.slice(1).map((step, i) => edgeName(path.steps[i]?.state, step.event)),
  }));
  const edges = adjacencyMapToArray<AnyMachineSnapshot, AnyEventObject>(getAdjacencyMap(model, { limit: 10_000 })).map(
    ({ state, event }) => edgeName(state, event),
  );
  const walked = new Set(paths.flatMap((path) => path.edges));
  return { paths, unwalked: edges.filter((edge) => !walked.has(edge)) };
}

/** The requirement rows that a diagram proves, as they stand in test titles. */
export const provedBy = (model: AnyStateMachine): string =>
  ((model.root.meta as { proves?: string[] } | undefined)?.proves ?? []).map((id) => `[${id}]`).join(" ");

const edgeName = (source: AnyMachineSnapshot | undefined, event: AnyEventObject) =>
  `${JSON.stringify(source?.value)} on "${event.type}"`;
