/** Signing in its real surroundings: the consent service, this device's storage, the ID app, the session, the router. */
import { fromCallback, type InputFrom } from "xstate";
import { createLoadMachine } from "../../../machines/shared/load";
import { type Offered, signPoaMachine } from "../../../machines/sign-poa";
import { readConsentLocations, readPowerOfAttorney, startSigning } from "../../api/consent";
import { type BankIdOrder, isAlive } from "../../domain/bankIdOrder";
import { placeOf } from "../../domain/places";
import { isImpersonating } from "../../domain/session";
import { decodeSignOptions, type SignOptions } from "../../domain/signOptions";
import { isReturnFromApp } from "../../platform/bankIdApp";
import { hasUserActivation, isHandheld } from "../../platform/device";
import { orderStores } from "../../platform/stores";
import { ports } from "../../ports";
import { bankIdOrderFlow } from "../bankid-order/wiring";
import { fromRead } from "../fromRead";
import { collectForAllTabs, onSignedElsewhere } from "./collecting";

const withActions = signPoaMachine.provide({
  actors: {
    refresh: createLoadMachine<void>().provide({ actors: { read: fromRead(() => ports().refreshCustomer()) } }),
  },
  actions: {
    reportRefusal: () => console.warn("The options of a link to sign are refused."),
    consentGiven: () => {
      ports().takeBackErrors();
      ports().consentGiven();
    },
    logOut: () => ports().logOut(),
    // The options are good only with paths that lead somewhere.
    goTo: (_, { path }) => ports().goTo(placeOf(path)!),
    toast: (_, toast) => ports().toast(toast),
  },
});

type Made = { key: string; flow: typeof withActions };
let latest: Made | null = null;

/** The flow for what an address holds. The same again for the same, so that a start that has no answer yet is joined. */
export function signPoaFlow(encoded: string): typeof withActions {
  const options = decodeSignOptions(encoded);
  if (options === null) return withActions;
  const key = subjectOf(options);
  if (latest?.key !== key) latest = { key, flow: flowFor(options) };
  return latest.flow;
}

export function signPoaInput(encoded: string): InputFrom<typeof signPoaMachine> {
  const options = decodeSignOptions(encoded);
  const isReturn = isReturnFromApp();
  const session = ports().session();
  const isUnderWay = options !== null && isAlive(storeFor(options).read(), Date.now());
  return {
    options,
    isImpersonating: session !== null && isImpersonating(session),
    isAsked: ports().isSigningAskedFor(encoded) || isReturn || isUnderWay,
    order: { isHandheld: isHandheld(), hasUserActivation: hasUserActivation(), isReturn },
  };
}

const flowFor = (options: SignOptions): typeof withActions =>
  withActions.provide({
    actors: {
      check: createLoadMachine<Offered>().provide({
        actors: { read: fromRead(({ signal }) => readOffered(options, { signal })) },
      }),
      watchSigned: fromCallback(({ sendBack }) =>
        onSignedElsewhere(subjectOf(options), () => {
          // This tab may have kept it once more since.
          orderStores.signPoa.remove();
          sendBack({ type: "signed.elsewhere" });
        }),
      ),
      bankIdOrder: bankIdOrderFlow<null>({
        store: storeFor(options),
        start: (returnUrl) => startSigning(documentsOf(options), returnUrl),
        collect: collectForAllTabs(subjectOf(options)),
      }),
    },
  });

const documentsOf = ({ powerOfAttorneyId, termsAndConditionsId }: SignOptions) => ({
  powerOfAttorneyId,
  ...(termsAndConditionsId !== undefined && { termsAndConditionsId }),
});

/** What the server gives this customer to sign (AMB-56). The file is large: it is asked for only when its id may help. */
async function readOffered({ powerOfAttorneyId }: SignOptions, { signal }: { signal: AbortSignal }): Promise<Offered> {
  const locations = await readConsentLocations({ signal });
  const isKnown = locations.powerOfAttorneyId === powerOfAttorneyId;
  const file = isKnown ? null : await readPowerOfAttorney({ signal });
  return {
    powerOfAttorneyIds: present([locations.powerOfAttorneyId, file?.powerOfAttorneyId]),
    termsAndConditionsIds: present([locations.termsAndConditionsId]),
  };
}

const present = (ids: (string | null | undefined)[]): string[] => ids.filter((id) => typeof id === "string");

/** Who signs what: an order that is kept here for anything else is none. */
const subjectOf = (options: SignOptions): string => JSON.stringify([ports().session()?.user.id, documentsOf(options)]);

const storeFor = (options: SignOptions) => {
  const subject = subjectOf(options);
  return {
    read(): BankIdOrder | null {
      const kept = orderStores.signPoa.read();
      if (kept?.subject !== subject) return null;
      const { subject: _, ...order } = kept;
      return order;
    },
    write: (order: BankIdOrder) => orderStores.signPoa.write({ ...order, subject }),
    remove: () => orderStores.signPoa.remove(),
  };
};
