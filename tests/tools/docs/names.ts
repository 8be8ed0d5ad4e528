/** How a chart's events, guards and actions are called in the documents. */
import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** `after pollInterval (1 s)`, `collectOrder done`, or the event's own name. */
export function eventName(event: string, { source }: AnyTransitionDefinition): string {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (outcome && id) return `${srcOf(source, id)} ${outcome === "done" ? "done" : "fails"}`;
  const [, watched] = /^xstate\.snapshot\.(.+)$/.exec(event) ?? [];
  if (watched) return `${srcOf(source, watched)} changes`;
  if (event.startsWith("xstate.done.state.")) return "all done";
  if (event.startsWith("xstate.after.")) return `after ${delayOf(event, source)}`;
  return event === "" ? "at once" : event;
}

function srcOf(node: AnyStateNode, id: string): string {
  const src = node.invoke.find((invoke) => invoke.id === id)?.src;
  return typeof src === "string" ? src : id;
}

function delayOf(event: string, node: AnyStateNode): string {
  const name = event.slice("xstate.after.".length, -(node.id.length + 1));
  const delay = node.machine.implementations.delays[name] ?? Number(name);
  return typeof delay === "number" && Number.isFinite(delay) ? `${name} (${duration(delay)})` : name;
}

const duration = (ms: number) => (ms < 1_000 ? `${ms} ms` : ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1_000} s`);

/** A named guard by its name, one written in place by its text. */
export function guardName(guard: unknown): string {
  if (guard === undefined) return "";
  if (typeof guard === "string") return guard;
  if (isCombined(guard)) return `${guard.name}(${guard.guards.map(guardName).join(", ")})`;
  if (typeof guard === "function") return textOf(String(guard));
  const { type } = guard as { type: unknown };
  return typeof type === "string" ? type : guardName(type);
}

/** What `and`, `or` and `not` make of guards. */
const isCombined = (guard: unknown): guard is { name: string; guards: unknown[] } =>
  typeof guard === "function" && Array.isArray((guard as { guards?: unknown }).guards);

export function actionName(action: unknown): string {
  if (typeof action === "string") return action;
  const { type } = action as { type?: unknown };
  if (typeof type !== "string") return "a function";
  return type.replace(/^xstate\./, "");
}

const MAX_TEXT = 60;

function textOf(written: string): string {
  const body = written
    .replace(/^[^=]*=>\s*/, "")
    .replace(/\(0,\s*(__\w+?_import_\d+__\.\w+)\)/g, "$1")
    .replace(/__\w+?_import_\d+__\./g, "")
    .replace(/\s+/g, " ");
  return body.length <= MAX_TEXT ? body : `${body.slice(0, MAX_TEXT - 1)}…`;
}
