/** The ports that flows use, bound to the router, the session and the toaster. */
import { type ActorRefFrom, waitFor } from "xstate";
import type { appMachine } from "../../machines/app";
import type { sessionMachine } from "../../machines/session";
import { tellOtherTabs } from "../platform/consentElsewhere";
import { placeStore } from "../platform/stores";
import type { bindPorts } from "../ports";
import type { createAppRouter } from "./router";
import { cameFrom, travel, travelBack } from "./travel";

type Ports = Parameters<typeof bindPorts>[0];
type Given = {
  router: ReturnType<typeof createAppRouter>;
  app: Pick<ActorRefFrom<typeof appMachine>, "send">;
  session: () => ActorRefFrom<typeof sessionMachine>;
  toast: Ports["toast"];
  takeBackErrors: Ports["takeBackErrors"];
  confirm: Ports["confirm"];
};

/** What this visit's own presses led to sign: gone with the page, so that a link from elsewhere never counts (AMB-55). */
const askedFor = new Set<string>();
/** One person's press is nobody else's. */
const ownKey = (session: Given["session"], encoded: string) => `${session().getSnapshot().context.session?.user.id} ${encoded}`;

/** What the session knows once no read of the customer is under way. */
const customerRead = async (session: Given["session"]) =>
  (await waitFor(session(), (snapshot) => !snapshot.matches({ signedIn: { details: "reading" } }))).context;

export const createAppPorts = ({ router, app, session, toast, takeBackErrors, confirm }: Given): Ports => ({
  navigate: (destination) => travel(router, destination),
  goBackTo: ({ to }) => {
    if (cameFrom(router) === to) return travelBack(router);
    travel(router, { to, replace: true });
  },
  toast,
  takeBackErrors,
  confirm,
  openSession: ({ loggedIn, landing }) => session().send({ type: "login.completed", loggedIn, landing }),
  logOut: () => session().send({ type: "logout", isOnAdminPage: router.state.location.pathname === "/represent-customer" }),
  session: () => session().getSnapshot().context.session,
  customer: () => session().getSnapshot().context.customer,
  knownCustomer: async () => {
    const snapshot = session().getSnapshot();
    if (snapshot.context.customer !== null) return snapshot.context.customer;
    if (!snapshot.matches({ signedIn: { details: "reading" } })) session().send({ type: "customer.refresh" });
    const read = await customerRead(session);
    if (read.customer === null) throw read.customerError ?? new Error("Nobody is logged in.");
    return read.customer;
  },
  refreshCustomer: async () => {
    session().send({ type: "customer.refresh" });
    const { customerError } = await customerRead(session);
    if (customerError !== null) throw customerError;
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
    const [to = "", hash = ""] = place?.path.split("#") ?? [];
    if (place) void router.navigate({ to, hash });
  },
  goTo: ({ route, params, search, hash }) =>
    void router.navigate({ to: route as string, params, search: search ? { text: search } : {}, hash, replace: true }),
  goBack: (otherwise) => (router.history.canGoBack() ? travelBack(router) : travel(router, otherwise)),
  here: () => {
    const { href } = router.state.location;
    return href;
  },
  onPlaceChange: (listener) => router.subscribe("onBeforeLoad", ({ toLocation }) => listener(toLocation.href)),
  sign: (encodedOptions) => {
    askedFor.add(ownKey(session, encodedOptions));
    void router.navigate({ to: "/sign/poa/$options" as string, params: { options: encodedOptions } });
  },
  isSigningAskedFor: (encodedOptions) => askedFor.has(ownKey(session, encodedOptions)),
  consentGiven: () => {
    app.send({ type: "consent.given" });
    tellOtherTabs();
  },
});
