/** The only importer of @xstate/test: how paths are made from a specification diagram, for vitest and for the browser. */
import { createTestModel } from "@xstate/test";
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  type EventFromLogic,
  type SnapshotFrom,
} from "xstate";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";

type Step = () => unknown;

export type EventOf<Model extends AnyStateMachine> = EventFromLogic<Model>["type"];
export type StateOf<Model extends AnyStateMachine> = Extract<SnapshotFrom<Model>["value"], string>;

/**
 * How one system under test takes each event of a diagram, and what must hold in each of its states.
 * Both tables are total: a diagram that gains a state or an event doesn't compile until every walker knows it, or says that it
 * comes later.
 */
export type Walker<Model extends AnyStateMachine, LaterEvent extends string = never, LaterState extends string = never> = {
  events: Record<Exclude<EventOf<Model>, LaterEvent>, Step>;
  states: Record<Exclude<StateOf<Model>, LaterState>, Step>;
};

/** What a system under test doesn't have yet: events that nothing brings about, and the states that only they lead to. */
export type Waiting = { events: readonly string[]; states: readonly string[] };

/** What is done in each state once its assertions hold: a picture, say. */
type AfterState = (state: string) => unknown;

/** A walker whose tables lack only what no path meets. */
type AnyWalker = { events: Record<string, Step>; states: Record<string, Step> };

function watched(walker: AnyWalker, afterState: AfterState | undefined): AnyWalker {
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

const NOTHING: Waiting = { events: [], states: [] };

/**
 * One path for each transition of the diagram: the shortest way to its source, then the transition. Transitions that can't be
 * reached without the events that come `later` are `waiting`; one that could be walked and isn't is `unwalked`.
 */
export function pathsOf(model: AnyStateMachine, later: Waiting = NOTHING) {
  const nested = Object.values(model.states).filter(({ type }) => type !== "atomic" && type !== "final");
  if (nested.length > 0) throw new Error(`The diagram "${model.id}" nests states: split it, or flatten it.`);

  const now = without(later.events, model);
  const testModel = createTestModel(now, {
    // Naming the source as well keeps every edge apart, self-transitions on the first state too.
    serializeTransition: (_, event, source) => (event ? edgeName(source, event) : ""),
  });
  const paths = testModel.getShortestPaths({ traversalLimit: 10_000 }).map((path) => ({
    title: path.description.replace(/^Reaches state /, "").replace(": xstate.init → ", ": "),
    walk: (walker: AnyWalker, afterState?: AfterState) =>
      path.test(watched(walker, afterState) as Parameters<typeof path.test>[0]),
    edges: path.steps.slice(1).map((step, i) => edgeName(path.steps[i]?.state, step.event)),
    states: path.steps.map(({ state }) => String(state.value)),
  }));
  const met = paths.flatMap(({ states }) => states).filter((state) => later.states.includes(state));
  if (met.length > 0) throw new Error(`"${model.id}" comes to "${met[0]}", which was to come later.`);

  const walked = new Set(paths.flatMap((path) => path.edges));
  const edges = edgesOf(now);
  return {
    paths,
    unwalked: edges.filter((edge) => !walked.has(edge)),
    waiting: edgesOf(model).filter((edge) => !edges.includes(edge)),
  };
}

/** The diagram as it is without these events. */
function without(events: readonly string[], { config }: AnyStateMachine): AnyStateMachine {
  const states = Object.entries(config.states ?? {}).map(([name, state]) => {
    const on = Object.entries(state.on ?? {}).filter(([event]) => !events.includes(event));
    return [name, { ...state, on: Object.fromEntries(on) }];
  });
  return createMachine({ ...config, states: Object.fromEntries(states) });
}

const edgesOf = (model: AnyStateMachine): string[] =>
  adjacencyMapToArray<AnyMachineSnapshot, AnyEventObject>(getAdjacencyMap(model, { limit: 10_000 })).map(({ state, event }) =>
    edgeName(state, event),
  );

/** The requirement rows that a diagram proves, as they stand in test titles. */
export const provedBy = (model: AnyStateMachine): string =>
  ((model.root.meta as { proves?: string[] } | undefined)?.proves ?? []).map((id) => `[${id}]`).join(" ");

const edgeName = (source: AnyMachineSnapshot | undefined, event: AnyEventObject) =>
  `${JSON.stringify(source?.value)} on "${event.type}"`;
