/** The ports that flows use, bound to the router, the session and the toaster. */
import type { ActorRefFrom } from "xstate";
import type { sessionMachine } from "../../machines/session";
import { placeStore } from "../platform/stores";
import type { bindPorts } from "../ports";
import type { createAppRouter } from "./router";

type Ports = Parameters<typeof bindPorts>[0];
type Given = {
  router: ReturnType<typeof createAppRouter>;
  session: () => ActorRefFrom<typeof sessionMachine>;
  toast: Ports["toast"];
};

export const createAppPorts = ({ router, session, toast }: Given): Ports => ({
  navigate: ({ to, replace = false }) => void router.navigate({ to, replace }),
  toast,
  openSession: ({ loggedIn, landing }) => session().send({ type: "login.completed", loggedIn, landing }),
  logOut: () => session().send({ type: "logout", isOnAdminPage: router.state.location.pathname === "/represent-customer" }),
  session: () => session().getSnapshot().context.session,
  customer: () => session().getSnapshot().context.customer,
  onSessionChange: (listener) => {
    const subscription = session().subscribe(({ context }) => listener(context.session));
    return () => subscription.unsubscribe();
  },
  placeLeft: () => {
    const place = placeStore.read();
    return place && place.userId === session().getSnapshot().context.session?.user.id ? place.path : null;
  },
  goOn: () => {
    const place = placeStore.read();
    placeStore.remove();
    if (place) void router.navigate({ to: place.path });
  },
});
