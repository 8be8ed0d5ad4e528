import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { invoiceAnalysisMachine } from "../../../machines/invoice-analysis";

export type Analysis = ActorRefFrom<typeof invoiceAnalysisMachine>;
type Snapshot = SnapshotFrom<typeof invoiceAnalysisMachine>;
type Value = Snapshot["value"];
type KeyOf<One> = One extends object ? keyof One : never;
type Resting = Extract<Value, { resting: unknown }>["resting"];

/** What the person is told apart: where a file may be chosen, each place; else what is going on. */
export type ShownState = Extract<Value, string> | Exclude<KeyOf<Value>, "resting"> | Resting;

export function shownState({ value }: Snapshot): ShownState {
  if (typeof value === "string") return value;
  return "resting" in value ? value.resting : (Object.keys(value)[0] as Exclude<KeyOf<Value>, "resting">);
}
