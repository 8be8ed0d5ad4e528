/** What every handler of the sandbox finds in its context. */
import type { HttpBindings } from "@hono/node-server";
import type { Call } from "./calls";
import type { Person } from "./person";
import type { World } from "./worlds";

/** Who made an authenticated call. */
export type Caller = {
  person: Person;
  /** The admin who acts for the person. */
  actorId: string | null;
};

export type SandboxEnv = {
  /** Missing when a test calls the sandbox in its own process. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    world: World;
    call: Call;
    caller: Caller;
    /** Run once the answer has gone out; forgotten when a fault loses it. */
    onDelivered: (() => void)[];
  };
};
