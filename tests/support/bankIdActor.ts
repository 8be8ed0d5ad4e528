import { vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { type BankIdOrderInput, createBankIdOrderMachine } from "../../machines/bankid-order";
import type { BankIdOrder, Collected } from "../../src/domain/bankIdOrder";
import { bankIdOrder, desktop } from "./bankIdOrders";
import { remote } from "./remote";

/** An order machine whose calls the test answers by hand, and what it did to the device. Needs fake timers. */
export function beginBankIdOrder(input: BankIdOrderInput = desktop) {
  const restoreOrder = remote<BankIdOrder | null, void>();
  const startOrder = remote<BankIdOrder, void>();
  const collectOrder = remote<Collected<string>, { orderRef: string }>();
  const effects: string[] = [];
  const draws: number[] = [];
  let stored: BankIdOrder | null = null;
  let drawingIsBroken = false;

  const actor = createActor(
    createBankIdOrderMachine<string>().provide({
      actors: {
        restoreOrder: restoreOrder.logic,
        startOrder: startOrder.logic,
        collectOrder: collectOrder.logic,
        drawQr: fromPromise(async ({ input: { order, atMs } }) => {
          if (drawingIsBroken) throw new Error("broken");
          const second = Math.floor((atMs - order.orderCreatedAtMs) / 1_000);
          draws.push(second);
          return `qr ${second}`;
        }),
      },
      actions: {
        rememberOrder: (_, { order }) => {
          stored = order;
          effects.push(order.hasLaunchedApp ? "remember launched" : "remember");
        },
        forgetOrder: () => {
          stored = null;
          effects.push("forget");
        },
        openApp: (_, { order }) => void effects.push(`open app ${order.autoStartToken}`),
      },
    }),
    { input },
  ).start();

  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const settle = () => after(0);

  return {
    actor,
    startOrder,
    collectOrder,
    effects,
    draws,
    after,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    stored: () => stored,
    launches: () => effects.filter((effect) => effect.startsWith("open app")).length,
    breakDrawing: (isBroken: boolean) => void (drawingIsBroken = isBroken),
    restore: (order: BankIdOrder | null) => {
      restoreOrder.answer(order);
      return settle();
    },
    failRestore: () => {
      restoreOrder.fail();
      return settle();
    },
    answerStart: (order: BankIdOrder = bankIdOrder()) => {
      startOrder.answer(order);
      return settle();
    },
    failStart: (error?: unknown) => {
      startOrder.fail(error);
      return settle();
    },
    /** The poll that is due comes, and is answered. */
    poll: async (answer: Collected<string>) => {
      await after(1_000);
      collectOrder.answer(answer);
      await settle();
    },
    failPoll: async () => {
      await after(1_000);
      collectOrder.fail();
      await settle();
    },
    /** The code's 30 s pass, while one answer is waited for. */
    runOut: async () => {
      await after(30_000);
      collectOrder.answer({ status: "pending" });
      await settle();
    },
    /** The clock jumps; timers don't hear of it. */
    sleep: (ms: number) => vi.setSystemTime(Date.now() + ms),
  };
}

/** The machine after it has looked into the storage. */
export async function begin({ stored = null as BankIdOrder | null, input = desktop } = {}) {
  const flow = beginBankIdOrder(input);
  await flow.restore(stored);
  return flow;
}

/** … and with an order that has just been started. */
export async function started(input = desktop) {
  const flow = await begin({ input });
  await flow.answerStart();
  return flow;
}
