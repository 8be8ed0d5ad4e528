/** An answer to an offer, followed until it is known what became of it: also when its page goes, in a toast then (F06, TR-15). */
import { createActor, fromPromise, toPromise } from "xstate";
import { type Answer, type Answered, answerMachine } from "../../../machines/shared/electricity-offers-answer";
import type { OffersPage } from "../../../machines/shared/electricity-offers-page";
import { toldToWhoLeft } from "../../../machines/shared/electricity-offers-toasts";
import { createLoadMachine } from "../../../machines/shared/load";
import { authPort } from "../../api/authPort";
import { acceptOffer, acknowledgeOffer, denyOffers } from "../../api/offers";
import { tellContractsChanged } from "../../platform/contractsChanged";
import { ports } from "../../ports";
import { toldIfHeldUp } from "../asWrite";
import { type At, readPage } from "./readPage";

const WRITES = {
  accept: ({ offerId }) => acceptOffer(offerId!),
  acknowledge: ({ offerId }) => acknowledgeOffer(offerId!),
  deny: ({ contractId }) => denyOffers(contractId),
} satisfies Record<Answer, (at: At) => Promise<void>>;

type Following = {
  input: { answer: Answer; isOnly: boolean };
  /** Aborts when the page goes. */
  signal: AbortSignal;
};

export async function followAnswer(at: At, { input: { answer, isOnly }, signal: left }: Following): Promise<Answered> {
  // Nothing of it is read for the person after this one.
  const isOver = authPort().epochSignal();
  let isTold = false;
  const tellOthers = () => {
    if (!left.aborted || isTold) return;
    isTold = true;
    tellContractsChanged();
  };
  const actor = createActor(
    answerMachine.provide({
      actors: {
        write: fromPromise(async ({ input }) => {
          try {
            await toldIfHeldUp(() => WRITES[input.answer](at));
          } finally {
            tellOthers();
          }
        }),
        load: createLoadMachine<OffersPage>().provide({
          actors: { read: fromPromise(({ signal }) => readPage(at, { signal: AbortSignal.any([signal, isOver]) })) },
        }),
      },
    }),
    { input: { answer } },
  );
  const end = toPromise(actor);
  actor.start();
  const answered = await end;
  tellOthers();
  const toast = left.aborted && !isOver.aborted ? toldToWhoLeft(answered, isOnly) : null;
  if (toast) ports().toast(toast);
  return answered;
}
