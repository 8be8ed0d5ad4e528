import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { type contractsMachine, shownGroup } from "../../../machines/contracts";
import { cleanName } from "../../domain/cleanText";

export type Contracts = ActorRefFrom<typeof contractsMachine>;

/** Whose contracts are open, as far as one knows. */
export const nameOfGroup = ({ context }: SnapshotFrom<typeof contractsMachine>): string | null =>
  cleanName(shownGroup(context)?.provider?.name);
