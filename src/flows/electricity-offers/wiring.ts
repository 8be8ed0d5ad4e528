/** Offers of electricity in their real surroundings: the offer service, the confirm dialog, the router. */
import { fromCallback, fromPromise } from "xstate";
import { electricityOffersMachine } from "../../../machines/electricity-offers";
import type { OffersPage } from "../../../machines/shared/electricity-offers-page";
import { createLoadMachine } from "../../../machines/shared/load";
import { onContractsChanged } from "../../platform/contractsChanged";
import { ports } from "../../ports";
import { fromRead } from "../fromRead";
import { followAnswer } from "./followAnswer";
import { type At, readPage } from "./readPage";

/** `at`: which offers, by the address of the page; it is the flow's input too. */
export const electricityOffersFlow = (at: At) =>
  electricityOffersMachine.provide({
    actors: {
      load: createLoadMachine<OffersPage>().provide({ actors: { read: fromRead(({ signal }) => readPage(at, { signal })) } }),
      watchAnswers: fromCallback(({ sendBack }) => onContractsChanged(() => sendBack({ type: "offers.answered" }))),
      confirm: fromPromise(({ input, signal }) => ports().confirm(input, { signal })),
      answer: fromPromise((given) => followAnswer(at, given)),
    },
    actions: {
      navigate: (_, destination) => ports().navigate(destination),
      goBackTo: (_, destination) => ports().goBackTo(destination),
      goBack: (_, { otherwise }) => ports().goBack(otherwise),
      toast: (_, toast) => ports().toast(toast),
      takeBackErrors: () => ports().takeBackErrors(),
      reportFault: () => console.warn("Contract is not an electricity contract"),
    },
  });
