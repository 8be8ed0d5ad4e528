/** The actors that live as long as the page, for the layouts. */
import { createContext, useContext } from "react";
import type { ActorRefFrom, AnyActorRef } from "xstate";
import { type appMachine, SYSTEM_IDS } from "../../machines/app";
import type { sessionMachine } from "../../machines/session";
import type { textResourcesMachine } from "../../machines/text-resources";

export type AppActors = {
  app: ActorRefFrom<typeof appMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  texts: ActorRefFrom<typeof textResourcesMachine>;
};

/** The children of a started root actor. */
export function childrenOf(app: ActorRefFrom<typeof appMachine>): Omit<AppActors, "app"> {
  const child = (id: string) => app.system.get(id) as AnyActorRef;
  return {
    session: child(SYSTEM_IDS.session) as AppActors["session"],
    texts: child(SYSTEM_IDS.texts) as AppActors["texts"],
  };
}

export const AppActorsContext = createContext<AppActors | null>(null);

export function useAppActors(): AppActors {
  const actors = useContext(AppActorsContext);
  if (actors === null) throw new Error("The app's actors are not provided.");
  return actors;
}
