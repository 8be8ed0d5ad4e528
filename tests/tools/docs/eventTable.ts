/** What a machine does in each state with each event, as a table. */
import type { AnyStateMachine, AnyStateNode } from "xstate";
import { pathOf, statesOf, transitionsOf } from "./chart";
import { actionName } from "./names";

export function eventTable(machine: AnyStateMachine): string {
  const rows = statesOf(machine).flatMap(rowsOf);
  return ["| State | Event | If | To | Does |", "|---|---|---|---|---|", ...rows].join("\n");
}

function rowsOf(node: AnyStateNode): string[] {
  const moments = [
    { event: "entry", actions: named(node.entry) },
    { event: "exit", actions: named(node.exit) },
  ].filter(({ actions }) => actions.length > 0);
  return [
    ...moments.map(({ event, actions }) => row(node, event, "", "", actions)),
    ...transitionsOf(node).map(({ event, guard, targets, actions }) =>
      row(node, event, guard, targets.map(pathOf).join(", "), actions),
    ),
  ];
}

/** XState keeps the timers of `after` as entry and exit actions: those stand in the table as events. */
const named = (actions: readonly unknown[]) => actions.map(actionName).filter((name) => name !== "raise" && name !== "cancel");

const row = (node: AnyStateNode, event: string, guard: string, to: string, actions: string[]) =>
  `| ${[pathOf(node), event, code(guard), to, actions.map(code).join(", ")].map(cell).join(" | ")} |`;

const code = (text: string) => (text === "" ? "" : `\`${text}\``);
const cell = (text: string) => text.replaceAll("|", "\\|");
