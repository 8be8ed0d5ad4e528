import type { ActorRefFrom } from "xstate";
import type { contractsMachine } from "../../../machines/contracts";

export type Contracts = ActorRefFrom<typeof contractsMachine>;
