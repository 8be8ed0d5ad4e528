import type { SnapshotFrom } from "xstate";
import type { contractsMachine } from "../../../machines/contracts";
import { type Patience, patienceOf } from "../../ui/WaitingSkeleton";

export const patienceIn = (snapshot: SnapshotFrom<typeof contractsMachine>): Patience =>
  patienceOf((state) => snapshot.matches({ list: { loading: state } }));
