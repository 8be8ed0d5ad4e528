import type { ActorRefFrom } from "xstate";
import type { providerSelectionMachine } from "../../../machines/provider-selection";

/** The running selection, as its screens hold it. */
export type Picker = ActorRefFrom<typeof providerSelectionMachine>;
