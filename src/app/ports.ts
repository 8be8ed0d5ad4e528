/** The ports that flows use, bound to the router, the session and the toaster. */
import { type ActorRefFrom, waitFor } from "xstate";
import type { appMachine } from "../../machines/app";
import type { sessionMachine } from "../../machines/session";
import { encodeSignOptions } from "../domain/signOptions";
import { placeStore } from "../platform/stores";
import type { bindPorts } from "../ports";
import type { createAppRouter } from "./router";

type Ports = Parameters<typeof bindPorts>[0];
type Given = {
  router: ReturnType<typeof createAppRouter>;
  app: Pick<ActorRefFrom<typeof appMachine>, "send">;
  session: () => ActorRefFrom<typeof sessionMachine>;
  toast: Ports["toast"];
  confirm: Ports["confirm"];
};

/** What this visit's own presses led to sign: gone with the page, so that a link from elsewhere never counts (AMB-55). */
const askedFor = new Set<string>();
/** One person's press is nobody else's. */
const ownKey = (session: Given["session"], encoded: string) => `${session().getSnapshot().context.session?.user.id} ${encoded}`;

export const createAppPorts = ({ router, app, session, toast, confirm }: Given): Ports => ({
  navigate: ({ replace = false, ...where }) => void router.navigate({ ...where, replace }),
  goBack: ({ replace = false, ...where }) => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ ...where, replace });
  },
  toast,
  confirm,
  openSession: ({ loggedIn, landing }) => session().send({ type: "login.completed", loggedIn, landing }),
  logOut: () => session().send({ type: "logout", isOnAdminPage: router.state.location.pathname === "/represent-customer" }),
  session: () => session().getSnapshot().context.session,
  customer: () => session().getSnapshot().context.customer,
  refreshCustomer: async () => {
    session().send({ type: "customer.refresh" });
    const { context } = await waitFor(session(), (snapshot) => !snapshot.matches({ signedIn: { details: "reading" } }));
    if (context.customerError !== null) throw context.customerError;
  },
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
  goTo: ({ route, params, search, hash }) =>
    void router.navigate({ to: route as string, params, search: search ? { text: search } : {}, hash, replace: true }),
  here: () => {
    const { href } = router.state.location;
    return href;
  },
  sign: (options) => {
    const encoded = encodeSignOptions(options);
    askedFor.add(ownKey(session, encoded));
    void router.navigate({ to: "/sign/poa/$options" as string, params: { options: encoded } });
  },
  isSigningAskedFor: (encodedOptions) => askedFor.has(ownKey(session, encodedOptions)),
  consentGiven: () => app.send({ type: "consent.given" }),
});
