import type { SnapshotFrom } from "xstate";
import type { contractsMachine } from "../../../machines/contracts";
import type { TextKey } from "../../i18n";

/** How long the person has waited: not worth a word, over a second, over five. */
export type Patience = "begun" | "slow" | "verySlow";

export const WAITING_TEXTS = {
  begun: null,
  slow: "contracts.loading.slow",
  verySlow: "contracts.loading.verySlow",
} satisfies Record<Patience, TextKey | null>;

export function patienceIn(snapshot: SnapshotFrom<typeof contractsMachine>): Patience {
  if (snapshot.matches({ list: { loading: "verySlow" } })) return "verySlow";
  return snapshot.matches({ list: { loading: "slow" } }) ? "slow" : "begun";
}
