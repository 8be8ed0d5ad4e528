/** The order machine in its real surroundings: this device's storage, the ID app, and the service that the order is for. */
import { fromPromise } from "xstate";
import { createBankIdOrderMachine } from "../../../machines/bankid-order";
import { type BankIdOrder, type Collected, ORDER_VALID_FOR_MS } from "../../domain/bankIdOrder";
import { qrDataAt } from "../../domain/bankIdQr";
import { openBankIdApp, returnUrl } from "../../platform/bankIdApp";
import type { Store } from "../../platform/storage";
import { shareUnanswered } from "../shareUnanswered";

type StartedOrder = Pick<BankIdOrder, "orderRef" | "autoStartToken" | "qrStartToken" | "qrStartSecret">;

type Service<Result> = {
  store: Pick<Store<BankIdOrder>, "read" | "write" | "remove">;
  start(returnUrl: string | null): Promise<StartedOrder>;
  collect(orderRef: string, options: { signal: AbortSignal }): Promise<Collected<Result>>;
};

/**
 * One for each purpose that an order has. A start that a screen left unanswered is joined by the next screen, and its answer
 * is kept even when nobody is left to hear it; unless the person turned back meanwhile.
 */
export function bankIdOrderFlow<Result>({ store, start, collect }: Service<Result>) {
  let forgotten = 0;
  const startOnce = shareUnanswered(async () => {
    const forgottenBefore = forgotten;
    const started = await start(returnUrl());
    const order: BankIdOrder = {
      ...started,
      orderCreatedAtMs: Date.now(),
      orderValidForMs: ORDER_VALID_FOR_MS,
      hasLaunchedApp: false,
      isPickedUp: false,
    };
    if (forgotten === forgottenBefore) store.write(order);
    return order;
  });
  return createBankIdOrderMachine<Result>().provide({
    actors: {
      restoreOrder: fromPromise(async () => store.read()),
      startOrder: fromPromise(() => startOnce(undefined)),
      collectOrder: fromPromise(({ input, signal }) => collect(input.orderRef, { signal })),
      drawQr: fromPromise(({ input }) => qrDataAt(input.order, input.atMs)),
    },
    actions: {
      rememberOrder: (_, { order }) => store.write(order),
      forgetOrder: () => {
        forgotten++;
        store.remove();
      },
      openApp: (_, { order }) => openBankIdApp(order.autoStartToken),
    },
  });
}
