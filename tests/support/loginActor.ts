import { vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type BankIdOrderInput, createBankIdOrderMachine } from "../../machines/bankid-order";
import { loginMachine } from "../../machines/login";
import type { BankIdOrder, Collected } from "../../src/domain/bankIdOrder";
import type { LoggedIn, Role } from "../../src/domain/customer";
import { bankIdOrder } from "./bankIdOrders";
import { customerLogin } from "./people";
import { remote } from "./remote";

/** A login whose order is there at once and whose polls the test answers by hand, and what it asked of the app. Needs fake timers. */
export function beginLogin(input: BankIdOrderInput, { stored = null as BankIdOrder | null } = {}) {
  const collectOrder = remote<Collected<LoggedIn>, { orderRef: string }>();
  const effects: unknown[] = [];
  const settle = () => vi.advanceTimersByTimeAsync(0);

  const actor = createActor(
    loginMachine.provide({
      actors: {
        bankIdOrder: createBankIdOrderMachine<LoggedIn>().provide({
          actors: {
            restoreOrder: fromPromise(async () => stored),
            startOrder: fromPromise(async () => bankIdOrder()),
            collectOrder: collectOrder.logic,
            drawQr: fromPromise(async () => "bankid.qr"),
          },
          actions: { rememberOrder: () => {}, forgetOrder: () => {}, openApp: () => void effects.push("open app") },
        }),
      },
      actions: {
        openSession: (_, opening) => void effects.push({ openSession: opening }),
        navigate: (_, destination) => void effects.push({ navigate: destination }),
        toast: (_, toast) => void effects.push({ toast }),
      },
    }),
    { input },
  ).start();

  const order = () => {
    const child = actor.getSnapshot().children.order;
    if (!child) throw new Error("The login has no order.");
    return child;
  };
  return {
    actor,
    order,
    collectOrder,
    effects,
    settle,
    poll: async (answer: Collected<LoggedIn>) => {
      await vi.advanceTimersByTimeAsync(1_000);
      collectOrder.answer(answer);
      await settle();
    },
    cancel: async () => {
      order().send({ type: "cancel" });
      await settle();
    },
  };
}

/** What collect hands over with a completed login. */
export const loggedIn = (tokenAuthority: Role, supportsImpersonation: boolean): LoggedIn => ({
  ...customerLogin(),
  authContext: { tokenAuthority, supportsImpersonation },
});
