/** The root machine with its real children, and the world in the test's hands. */
import { type ActorRefFrom, createActor, fromCallback } from "xstate";
import { appMachine } from "../../machines/app";
import { sessionMachine } from "../../machines/session";
import { textResourcesMachine } from "../../machines/text-resources";
import type { Customer } from "../../src/domain/customer";
import type { Session } from "../../src/domain/session";
import type { TextSet } from "../../src/domain/texts";
import { remote } from "./remote";

export function beginApp(given: { storedTexts?: TextSet | null; storedSession?: Session | null } = {}) {
  const fetchTexts = remote<TextSet, void>();
  const readCustomer = remote<Customer, void>();
  const effects: string[] = [];
  let tellConnectivity: (isOnline: boolean) => void = () => {};
  let isWatching = false;

  const app = createActor(
    appMachine.provide({
      actors: {
        textResources: textResourcesMachine.provide({
          actors: { fetchTexts: fetchTexts.logic },
          actions: { applyTexts: () => {}, keepTexts: () => {} },
        }),
        session: sessionMachine.provide({
          actors: { readCustomer: readCustomer.logic },
          actions: {
            persist: () => {},
            forget: () => {},
            enterEpoch: (_, { to }) => void effects.push(`enter ${to}`),
            rememberPlace: () => {},
            keepSkew: () => {},
            navigate: () => {},
            toast: () => {},
          },
        }),
        watchConnectivity: fromCallback(({ sendBack }) => {
          isWatching = true;
          tellConnectivity = (isOnline) => sendBack({ type: "connectivity.changed", isOnline });
          return () => void (isWatching = false);
        }),
      },
      actions: { resumeFlows: () => void effects.push("resume") },
    }),
    { input: { storedTexts: given.storedTexts ?? null, storedSession: given.storedSession ?? null, skewMs: 0 } },
  ).start();

  return {
    app,
    session: app.system.get("session") as ActorRefFrom<typeof sessionMachine>,
    texts: app.system.get("texts") as ActorRefFrom<typeof textResourcesMachine>,
    fetchTexts,
    readCustomer,
    effects,
    isWatching: () => isWatching,
    tellConnectivity: (isOnline: boolean) => tellConnectivity(isOnline),
  };
}
