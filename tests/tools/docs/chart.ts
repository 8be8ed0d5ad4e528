/** A chart read for the documents: its states and, for each, where its transitions lead. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { actionName, eventName, guardName } from "./names";

export type Transition = { source: AnyStateNode; event: string; guard: string; targets: AnyStateNode[]; actions: string[] };

/** The states of a machine, each before its children, the root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const under = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(under)];
  return under(machine.root);
}

export function transitionsOf(node: AnyStateNode): Transition[] {
  const listed = [...node.transitions.entries()].flatMap(([event, definitions]) => definitions.map((one) => read(event, one)));
  return [...(node.always ?? []).map((one) => read("", one)), ...listed];
}

const read = (event: string, definition: AnyTransitionDefinition): Transition => ({
  source: definition.source,
  event: eventName(event, definition),
  guard: guardName(definition.guard),
  targets: [...(definition.target ?? [])],
  actions: definition.actions.map(actionName),
});

export const pathOf = (node: AnyStateNode): string => node.path.join(".") || "(any state)";
