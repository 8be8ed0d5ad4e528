/** The root machine with its real children, and the world in the test's hands. */
import { type ActorRefFrom, createActor, fromCallback } from "xstate";
import { appMachine } from "../../machines/app";
import { consentMachine } from "../../machines/consent";
import { sessionMachine } from "../../machines/session";
import { createLoadMachine } from "../../machines/shared/load";
import { textResourcesMachine } from "../../machines/text-resources";
import type { ConsentLocations } from "../../src/domain/consent";
import type { Customer } from "../../src/domain/customer";
import type { Session } from "../../src/domain/session";
import type { TextSet } from "../../src/domain/texts";
import { remote } from "./remote";

export function beginApp(
  given: { storedTexts?: TextSet | null; storedSession?: Session | null; isConsentBroken?: boolean } = {},
) {
  const fetchTexts = remote<TextSet, void>();
  const readCustomer = remote<Customer, void>();
  const locate = remote<ConsentLocations, void>();
  const acceptTerms = remote<string, { termsAndConditionsId: string }>();
  const effects: string[] = [];
  let tellConnectivity: (isOnline: boolean) => void = () => {};
  let isWatching = false;

  const app = createActor(
    appMachine.provide({
      actors: {
        consent: consentMachine.provide({
          actors: {
            locate: createLoadMachine<ConsentLocations>().provide({ actors: { read: locate.logic } }),
            acceptTerms: acceptTerms.logic,
          },
          actions: {
            sign: () => void effects.push("sign"),
            logOut: () => {
              if (given.isConsentBroken) throw new Error("broken");
            },
            toast: () => {},
          },
        }),
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
    locate,
    acceptTerms,
    effects,
    isWatching: () => isWatching,
    tellConnectivity: (isOnline: boolean) => tellConnectivity(isOnline),
  };
}
