/**
 * What flows that show what they read have in common: how long the person has waited, and what becomes of a load that has ended.
 * Specification §2 "A page may load data first"; readings AMB-58, AMB-64.
 */
import type { Loaded } from "./load";

/** What is going on is told after one second, why it takes longer after five in all. */
export const patienceDelays = { tellWhat: 1_000, tellWhy: 4_000 };

/** The substates of waiting; the flow that spreads them has `patienceDelays`. */
export const patience = {
  initial: "begun",
  states: {
    begun: { after: { tellWhat: "slow" } },
    slow: { after: { tellWhy: "verySlow" } },
    verySlow: {},
  },
} as const;

/** For the flow's `setup`. */
export const readingGuards = {
  isLoaded: (_: unknown, end: Loaded<unknown>): boolean => end.status === "loaded",
  /** The session or the consent view has taken over: nothing of it is for this flow to show. */
  isHandedOver: (_: unknown, end: Loaded<unknown>): boolean => end.status === "failed" && end.failure.kind === "handled",
};

const UNEXPECTED = { status: "failed", failure: { kind: "unexpected" } } as const;

/** Where a load leads, for the flow that invokes it: its action `take` keeps the data, or the failure beside what there was. */
export const endings = <Data>(to: Record<"loaded" | "heldUp" | "failed", string>) => {
  const end = ({ event }: { event: { output: Loaded<Data> } }) => event.output;
  const take = { type: "take", params: end } as const;
  return {
    onDone: [
      { guard: { type: "isLoaded", params: end }, actions: take, target: to.loaded },
      { guard: { type: "isHandedOver", params: end }, target: to.heldUp },
      { actions: take, target: to.failed },
    ],
    onError: { actions: { type: "take", params: UNEXPECTED }, target: to.failed },
  } as const;
};
