/**
 * One turn at a time, across tabs: taken when a flow starts, given back whichever way the flow ends. A subscription, since its
 * cleanup also runs when the flow is stopped from outside, where exit actions don't (XS-11).
 */
import { type EventObject, fromCallback } from "xstate";

export type TurnTaken = { type: "turn.taken" };

/**
 * Makes the subscription from what takes the turn: `takeTurn` resolves with the key that gives it back, and stops waiting when
 * `signal` aborts. A turn that can't be had (no locks in this browser) holds nobody up.
 */
export const holdTurn = (takeTurn: (signal: AbortSignal) => Promise<() => void>) =>
  fromCallback<EventObject, void, TurnTaken>(({ sendBack }) => {
    const leaving = new AbortController();
    let giveBack = () => {};
    const take = async () => {
      const key = await takeTurn(leaving.signal);
      // Left in the very moment that the turn came: nobody else would give it back.
      if (leaving.signal.aborted) return key();
      giveBack = key;
      sendBack({ type: "turn.taken" });
    };
    take().catch(() => sendBack({ type: "turn.taken" }));
    return () => {
      leaving.abort();
      giveBack();
    };
  });
