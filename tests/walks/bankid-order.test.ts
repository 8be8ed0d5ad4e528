import { afterEach, beforeEach, expect, vi } from "vitest";
import type { OrderEnd } from "../../machines/bankid-order";
import type { BankIdOrder } from "../../src/domain/bankIdOrder";
import { bankIdDeviceModel } from "../models/bankid-device.model";
import { bankIdOrderModel } from "../models/bankid-order.model";
import { beginBankIdOrder } from "../support/bankIdActor";
import { bankIdOrder, desktop } from "../support/bankIdOrders";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(bankIdOrderModel, () => {
  let flow: ReturnType<typeof beginBankIdOrder>;
  const openWith = (stored: BankIdOrder | null, input = desktop) => {
    flow = beginBankIdOrder(input);
    expect(flow.value()).toBe("restoring");
    return flow.restore(stored);
  };
  const send = (type: "app.opened" | "retry" | "cancel") => flow.actor.send({ type });
  const isIn = (state: string) => expect(flow.actor.getSnapshot().matches(state as never)).toBe(true);
  const threeMinutesPass = () => {
    flow.sleep(180_000);
    return flow.runOut();
  };
  const ended = (output: OrderEnd<string>) => {
    expect(flow.value()).toBe(output.end);
    expect(flow.actor.getSnapshot().output).toEqual(output);
    expect(flow.stored()).toBeNull();
  };

  return {
    events: {
      "a fresh order is stored": () => openWith(bankIdOrder({ agedMs: 5_000 })),
      "an order in the app is stored": () => openWith(bankIdOrder({ agedMs: 60_000, hasLaunchedApp: true })),
      "a dead order is stored": () => openWith(bankIdOrder({ agedMs: 30_000 })),
      "the app leads to a page that knows no order": () => openWith(null, { ...desktop, isReturn: true }),
      "the order starts": () => flow.answerStart(),
      "the order cannot start": () => flow.failStart(),
      "collect answers pending": () => flow.poll({ status: "pending", hintCode: "outstandingTransaction" }),
      "collect does not answer": () => flow.failPoll(),
      "the person opens the app": () => send("app.opened"),
      "the app takes the order": () => flow.poll({ status: "pending", hintCode: "userSign" }),
      "collect answers complete": () => flow.poll({ status: "complete", result: "Anna" }),
      "collect answers failed": () => flow.poll({ status: "failed", hintCode: "userCancel" }),
      "the code runs out": () => flow.runOut(),
      "the server says that the code ran out": () => flow.poll({ status: "failed", hintCode: "startFailed" }),
      "the code runs out for good": threeMinutesPass,
      "three minutes pass in the app": threeMinutesPass,
      "the person tries again": () => send("retry"),
      "the person turns back": () => send("cancel"),
    },
    states: {
      "looking for an order": () => {}, // the page hasn't been opened yet
      starting: () => {
        isIn("starting");
        expect(flow.context().renewals).toBe(0);
      },
      "renewing the code": () => {
        isIn("starting");
        expect(flow.context().renewals).toBe(1);
        expect(flow.stored()).toBeNull();
      },
      "could not start": () => isIn("unstarted"),
      "showing the code": () => {
        expect(flow.actor.getSnapshot().matches({ pending: { code: "live" } })).toBe(true);
        expect(flow.context().qrData).toMatch(/^qr \d+$/);
        expect(flow.stored()).toMatchObject({ isPickedUp: false, hasLaunchedApp: false });
      },
      "in the app": () => {
        isIn("pending");
        expect(flow.stored()?.isPickedUp || flow.stored()?.hasLaunchedApp).toBe(true);
      },
      "code expired": () => {
        isIn("expired");
        expect(flow.stored()).toBeNull();
      },
      complete: () => ended({ end: "complete", result: "Anna" }),
      failed: () => ended({ end: "failed", hintCode: "userCancel" }),
      cancelled: () => ended({ end: "cancelled" }),
    },
  };
});

walkEveryTransition(bankIdDeviceModel, () => {
  const flow = beginBankIdOrder(desktop);
  const began = flow.restore(null).then(() => flow.answerStart(bankIdOrder({ orderRef: "order-0" })));
  let renewals = 0;
  const choose = async (device: "this" | "other") => {
    await began;
    flow.actor.send({ type: "device.choose", device });
  };
  const shows = async (given: { device: "this" | "other"; hasLaunchedApp: boolean }) => {
    await began;
    const { device, order } = flow.context();
    expect({ device, hasLaunchedApp: order?.hasLaunchedApp }).toEqual(given);
    expect(flow.startOrder.calls).toHaveLength(1 + renewals);
    await flow.after(1_000);
    expect(flow.collectOrder.calls.at(-1)).toEqual({ orderRef: `order-${renewals}` });
    flow.collectOrder.answer({ status: "pending" });
    await flow.after(0);
  };

  return {
    events: {
      "the person chooses this device": () => choose("this"),
      "the person chooses another device": () => choose("other"),
      "the person opens the app": async () => {
        await began;
        flow.actor.send({ type: "app.opened" });
      },
      "the code is renewed": async () => {
        await began;
        await flow.poll({ status: "failed", hintCode: "startFailed" });
        await flow.answerStart(bankIdOrder({ orderRef: `order-${++renewals}` }));
      },
    },
    states: {
      "scanning with another device": () => shows({ device: "other", hasLaunchedApp: false }),
      "about to open the app here": () => shows({ device: "this", hasLaunchedApp: false }),
      "in the app here": () => shows({ device: "this", hasLaunchedApp: true }),
      "scanning after all": () => shows({ device: "other", hasLaunchedApp: true }),
    },
  };
});
