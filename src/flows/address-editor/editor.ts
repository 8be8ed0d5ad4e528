import type { ActorRefFrom } from "xstate";
import type { addressEditorMachine } from "../../../machines/address-editor";

/** The running editor, as its screens hold it. */
export type Editor = ActorRefFrom<typeof addressEditorMachine>;
