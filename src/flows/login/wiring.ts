/** The login machine in its real surroundings: the auth service, this device's storage, the ID app, the router. */
import type { InputFrom } from "xstate";
import { loginMachine } from "../../../machines/login";
import { collectLogin, startLogin } from "../../api/login";
import type { LoggedIn } from "../../domain/customer";
import { isReturnFromApp } from "../../platform/bankIdApp";
import { hasUserActivation, isHandheld } from "../../platform/device";
import { orderStores } from "../../platform/stores";
import { ports } from "../../ports";
import { bankIdOrderFlow } from "../bankid-order/wiring";

export const loginFlow = loginMachine.provide({
  actors: { bankIdOrder: bankIdOrderFlow<LoggedIn>({ store: orderStores.login, start: startLogin, collect: collectLogin }) },
  actions: {
    navigate: (_, destination) => ports().navigate(destination),
    // Another tab may have brought this login to its end: then nothing has failed (F41).
    toast: (_, toast) => {
      if (ports().session() === null) ports().toast(toast);
    },
    openSession: (_, opening) => ports().openSession(opening),
  },
});

export const loginInput = (): InputFrom<typeof loginMachine> => ({
  isHandheld: isHandheld(),
  hasUserActivation: hasUserActivation(),
  isReturn: isReturnFromApp(),
});
