/** Offers of electricity in their real surroundings: the offer service, the confirm dialog, the router. */
import { fromCallback, fromPromise } from "xstate";
import { electricityOffersMachine } from "../../../machines/electricity-offers";
import {
  DECLINED,
  isAgreedIn,
  isMissingIn,
  NOT_AGREED,
  NOT_DECLINED,
  type OffersPage,
} from "../../../machines/shared/electricity-offers-setup";
import { createLoadMachine } from "../../../machines/shared/load";
import type { Toast } from "../../../machines/shared/ports";
import { acceptOffer, acknowledgeOffer, denyOffers } from "../../api/offers";
import { onContractsChanged } from "../../platform/contractsChanged";
import { ports } from "../../ports";
import { followWrite } from "../followWrite";
import { fromRead } from "../fromRead";
import { type At, readPage } from "./readPage";
import { tellWhoLeft } from "./tellWhoLeft";

/** Who is still on the page sees what they have agreed on. */
const AGREED: Toast = { tone: "success", textKey: "electricityOffer.agreed.toast", durationMs: 10_000 };

const sayYes = { accept: acceptOffer, acknowledge: acknowledgeOffer };

/** `at`: which offers, by the address of the page; it is the flow's input too. */
export const electricityOffersFlow = (at: At) => {
  const read = () => readPage(at, { signal: new AbortController().signal });
  return electricityOffersMachine.provide({
    actors: {
      load: createLoadMachine<OffersPage>().provide({ actors: { read: fromRead(({ signal }) => readPage(at, { signal })) } }),
      watchAnswers: fromCallback(({ sendBack }) => onContractsChanged(() => sendBack({ type: "offers.answered" }))),
      confirm: fromPromise(({ input, signal }) => ports().confirm(input, { signal })),
      // Both are followed to what became of them, also for who has left the page meanwhile.
      sayYes: fromPromise(({ input: { way, offerId }, signal }) =>
        followWrite(() => sayYes[way](offerId), {
          signal,
          done: () => ports().toast(AGREED),
          failed: (error) => void tellWhoLeft(error, { read, hasHappened: isAgreedIn, done: AGREED, failed: NOT_AGREED[way] }),
        }),
      ),
      denyOffers: fromPromise(({ input, signal }) =>
        followWrite(() => denyOffers(input.contractId), {
          signal,
          done: () => ports().toast(DECLINED),
          failed: (error) => void tellWhoLeft(error, { read, hasHappened: isMissingIn, done: DECLINED, failed: NOT_DECLINED }),
        }),
      ),
    },
    actions: {
      navigate: (_, destination) => ports().navigate(destination),
      goBack: (_, { otherwise }) => ports().goBack(otherwise),
      toast: (_, toast) => ports().toast(toast),
      reportFault: () => console.warn("Contract is not an electricity contract"),
    },
  });
};
