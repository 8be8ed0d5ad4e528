/** What charts ask for by name, and their wiring provides. */

import type { EventObject } from "xstate";
import { fromCallback, fromPromise } from "xstate";

/** Where a flow may send the person: the route table's own paths. `replace` leaves no history entry behind. */
export type Destination = {
  to:
    | "/"
    | "/login"
    | "/login/bank-id"
    | "/home"
    | "/contracts"
    | "/contracts/add"
    | "/more"
    | "/onboarding"
    | "/represent-customer";
  replace?: boolean;
};

/** A page that is about something: one contract, all that one provider holds, adding one of a type, offers. */
export type ContractDestination =
  /** `hash`: the part of the page to go to. */
  (
    | { to: "/contract/$id"; params: { id: string }; hash?: "invoice" }
    | { to: "/contracts/add/$type"; params: { type: string } }
    | { to: "/contracts/$selectedPlaceholder"; params: { selectedPlaceholder: string } }
    | { to: "/contract/$type/provider/$providerId"; params: { type: string; providerId: string } }
    | { to: "/electricity/$contractId/offers"; params: { contractId: string } }
    | { to: "/electricity/$contractId/offer/$offerId"; params: { contractId: string; offerId: string } }
    | { to: "/car-insurance/$contractId/offers"; params: { contractId: string } }
    | { to: "/car-insurance/$contractId/completion"; params: { contractId: string } }
    | { to: "/insurance/collect/$collectionId/$providerName"; params: { collectionId: string; providerName: string } }
    | { to: "/private-loan/application" }
  ) & { replace?: boolean };

/** A toast by text key. The error catalogue (specification §8) gives 10 s or 15 s. */
export type Toast = {
  tone: "error" | "success" | "info";
  textKey: string;
  /** What stands in the text's `{{name}}` places. */
  params?: Record<string, string>;
  descriptionKey?: string;
  /** The error message itself, where the catalogue asks for it. */
  message?: string;
  durationMs: 10_000 | 15_000;
  /** It goes with the errors, as soon as something has gone well: what it tells isn't so any longer. */
  isUntilDone?: boolean;
};

/** A question that only yes or no answers, by text keys (OVL-06). */
export type Question = {
  titleKey: string;
  bodyKey: string;
  confirmKey: string;
  /** Confirming loses something for good. */
  isDanger?: boolean;
};

/**
 * An actor that the flow names and its wiring provides. Refusals are outputs; it rejects only when the answer is unknown
 * (no network, a fault at the server). Unprovided it rejects, so a wiring fault is seen at once.
 */
export const requiredActor = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" was not provided.`)));

/**
 * A subscription that the flow names and its wiring provides: it sends the flow events until the flow leaves it. `Heard`: what the
 * flow sends to it.
 */
export const requiredSubscription = <Event extends EventObject, Input = void, Heard extends EventObject = EventObject>(
  name: string,
) =>
  fromCallback<Heard, Input, Event>(() => {
    throw new Error(`The subscription "${name}" was not provided.`);
  });

/** An action that the flow names and its wiring provides. Actions never throw and never wait. */
export const requiredAction =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`The action "${name}" was not provided.`);
  };
