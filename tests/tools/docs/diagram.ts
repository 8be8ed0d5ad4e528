/** Mermaid state diagrams: of a whole flat diagram, or of a machine's outermost states. */
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { statesOf, type Transition, transitionsOf } from "./chart";

/** `nodes` are drawn, and the transitions that lead from one (or from within it) to another. */
export function diagram(machine: AnyStateMachine): string {
  const { root } = machine;
  const regions = root.type === "parallel" ? Object.values(root.states) : [root];
  const drawn = regions.map((region) => {
    const lines = regionLines(region, machine);
    return region === root
      ? lines
      : [`state ${quoted(region.key)} as ${idOf(region)} {`, ...lines.map((line) => `  ${line}`), "}"];
  });
  return ["```mermaid", "stateDiagram-v2", ...drawn.flat().map((line) => `  ${line}`), "```"].join("\n");
}

function regionLines(region: AnyStateNode, machine: AnyStateMachine): string[] {
  const nodes = Object.values(region.states);
  const start = region.initial.target[0];
  const edges = new Map<string, Set<string>>();
  for (const node of statesOf(machine)) {
    const from = nodes.find((one) => isWithin(node, one));
    if (!from) continue;
    for (const transition of transitionsOf(node))
      for (const to of leavingTo(transition, from, nodes)) add(edges, from, to, transition);
  }
  return [
    ...nodes.map((node) => `state ${quoted(node.key)} as ${idOf(node)}`),
    ...(start ? [`[*] --> ${idOf(start)}`] : []),
    ...[...edges].map(([edge, events]) => `${edge} : ${[...events].join("<br/>")}`),
    ...nodes.filter((node) => node.type === "final" || isEnd(node)).map((node) => `${idOf(node)} --> [*]`),
  ];
}

/** Outermost states that a transition leads to; one that stays within its state is drawn only when the state itself declares it. */
function leavingTo({ source, targets }: Transition, from: AnyStateNode, nodes: AnyStateNode[]): AnyStateNode[] {
  return nodes.filter(
    (node) => targets.some((target) => isWithin(target, node)) && (node !== from || (source === from && targets.includes(from))),
  );
}

function add(edges: Map<string, Set<string>>, from: AnyStateNode, to: AnyStateNode, { event }: Transition) {
  const edge = `${idOf(from)} --> ${idOf(to)}`;
  edges.set(edge, (edges.get(edge) ?? new Set()).add(event.replaceAll(":", " ")));
}

/** A flat diagram's ends are the states that nothing leads out of. */
const isEnd = (node: AnyStateNode) =>
  Object.keys(node.states).length === 0 && transitionsOf(node).length === 0 && transitionsOf(node.machine.root).length === 0;

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));

const quoted = (text: string) => `"${text}"`;
const idOf = (node: AnyStateNode) => `s${node.order}`;
