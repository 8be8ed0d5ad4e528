/** Home in its real surroundings: the dashboard service, the session, this device's storage, the router. */
import { fromCallback, type InputFrom } from "xstate";
import { type HomeCustomer, homeMachine } from "../../../machines/home";
import { createLoadMachine } from "../../../machines/shared/load";
import { readDashboard } from "../../api/home";
import type { Dashboard } from "../../domain/cards";
import type { Session } from "../../domain/session";
import { readLatest } from "../../platform/contractsChanged";
import { expandedStores } from "../../platform/stores";
import { ports } from "../../ports";
import { fromRead } from "../fromRead";

export const homeFlow = homeMachine.provide({
  actors: {
    load: createLoadMachine<Dashboard>().provide({
      actors: { read: fromRead(({ signal }) => readLatest(() => readDashboard({ signal }))) },
    }),
    watchCustomer: fromCallback(({ sendBack }) => {
      const tell = (session: Session | null) =>
        void (session && sendBack({ type: "customer.changed", customer: customerOf(session) }));
      // What changed between the drawing of the screen and its start is not missed.
      tell(ports().session());
      return ports().onSessionChange(tell);
    }),
  },
  actions: {
    navigate: (_, destination) => ports().navigate(destination),
    goOn: () => ports().goOn(),
    rememberExpanded: (_, { list, isExpanded }) => expandedStores[list].write(isExpanded),
  },
});

/** Both lists are open until somebody folds them (LS-08, LS-09). */
export const homeInput = (): InputFrom<typeof homeMachine> => ({
  customer: customerOf(ports().session()),
  isExpanded: { todoCards: expandedStores.todoCards.read() ?? true, ongoingCards: expandedStores.ongoingCards.read() ?? true },
  canGoOn: ![null, "/home"].includes(ports().placeLeft()),
});

/** Without a session the screen is about to end: nothing sends anybody to onboarding then. */
const customerOf = (session: Session | null): HomeCustomer => ({
  firstName: session?.user.firstName ?? "",
  role: session?.user.role ?? "CUSTOMER",
  onboardingState: session?.user.onboardingState ?? "Complete",
});
