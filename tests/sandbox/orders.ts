/** The electronic-ID orders of a world, as its BankID server holds them, and what a person's phone can do to them. */
import { randomUUID } from "node:crypto";
import { failed, isCollectable, isOpen, LIFE_MS, type Order, type OrderKind, orderAt } from "./order-rules";
import { type QrFault, qrFaultOf, readQrText } from "./qr";
import type { Store } from "./store";

const KIND = "order";
/** Nothing can be done with an order this old: it may go. */
const FORGOTTEN_AFTER_MS = LIFE_MS + 600_000;

/** Why a phone's act came to nothing. */
export type Refusal =
  | QrFault
  | "malformedCode"
  | "unknownOrder"
  | "alreadyStarted"
  | "ended"
  | "missingPerson"
  | "unknownPerson"
  | "otherPerson";

export type Act = { order: Order } | { refused: Refusal };

/** What collect finds. `gone`: there is such an order, but nothing is left to tell. */
export type Found = { order: Order } | "unknown" | "gone";

type Surroundings = { store: Store; worldId: string; nowMs: () => number; isPerson: (personalNumber: string) => boolean };

export type Orders = ReturnType<typeof ordersOf>;

export function ordersOf({ store, worldId, nowMs, isPerson }: Surroundings) {
  const save = (order: Order): Order => {
    store.write(worldId, KIND, order.orderRef, order);
    return order;
  };
  const find = (orderRef: string): Order | null => {
    const order = store.read<Order>(worldId, KIND, orderRef);
    return order ? orderAt(order, nowMs()) : null;
  };
  const all = (): Order[] => store.list<Order>(worldId, KIND).map((order) => orderAt(order, nowMs()));
  const prune = () => {
    for (const { orderRef, createdAtMs } of all())
      if (nowMs() - createdAtMs > FORGOTTEN_AFTER_MS) store.remove(worldId, KIND, orderRef);
  };

  /** The person's app takes the order. BankID gives up what the same person had begun before. */
  const start = (order: Order, whose: string | undefined, hintCode: string): Act => {
    const personalNumber = whose ?? order.signature?.personalNumber;
    if (order.state === "started") return { refused: "alreadyStarted" };
    if (!isOpen(order)) return { refused: "ended" };
    if (personalNumber === undefined) return { refused: "missingPerson" };
    if (!isPerson(personalNumber)) return { refused: "unknownPerson" };
    if (order.signature && order.signature.personalNumber !== personalNumber) return { refused: "otherPerson" };
    for (const other of all())
      if (other.state === "started" && other.personalNumber === personalNumber) save(failed(other, "cancelled", nowMs()));
    return { order: save({ ...order, state: "started", hintCode, personalNumber }) };
  };

  const withOrder = (orderRef: string, act: (order: Order) => Act): Act => {
    const order = find(orderRef);
    return order ? act(order) : { refused: "unknownOrder" };
  };
  const end = (orderRef: string, hintCode: string): Act =>
    withOrder(orderRef, (order) => (isOpen(order) ? { order: save(failed(order, hintCode, nowMs())) } : { refused: "ended" }));

  return {
    begin(kind: OrderKind, returnUrl: string | null, signature: Order["signature"] = null): Order {
      prune();
      return save({
        orderRef: randomUUID(),
        kind,
        autoStartToken: randomUUID(),
        qrStartToken: randomUUID(),
        qrStartSecret: randomUUID(),
        returnUrl,
        createdAtMs: nowMs(),
        state: "outstanding",
        hintCode: "outstandingTransaction",
        personalNumber: null,
        endedAtMs: null,
        isCollected: false,
        signature,
      });
    },

    /** Those that a person can still do something with, the newest first. */
    open: (): Order[] =>
      all()
        .filter(isOpen)
        .sort((one, other) => other.createdAtMs - one.createdAtMs),

    collect(orderRef: string, kind: OrderKind): Found {
      const order = find(orderRef);
      if (order?.kind !== kind) return "unknown";
      return isCollectable(order, nowMs()) ? { order } : "gone";
    },

    /** To be called when the client has heard of the completion. */
    markCollected: (order: Order) => void save({ ...order, isCollected: true }),

    /** A phone scans what is on a screen. */
    scan(text: string, personalNumber: string | undefined, hintCode = "userSign"): Act {
      const qr = readQrText(text);
      if (qr === null) return { refused: "malformedCode" };
      const order = all().find(({ qrStartToken }) => qrStartToken === qr.qrStartToken);
      if (order === undefined) return { refused: "unknownOrder" };
      const fault = qrFaultOf(qr, order.qrStartSecret, nowMs() - order.createdAtMs);
      return fault ? { refused: fault } : start(order, personalNumber, hintCode);
    },

    /** The app on the same device was opened with the autostart token. */
    openApp: (orderRef: string, personalNumber: string | undefined, hintCode = "userSign"): Act =>
      withOrder(orderRef, (order) => start(order, personalNumber, hintCode)),

    /** The person enters their code. An order that nobody has opened is opened on the way, as on the same device. */
    approve: (orderRef: string, personalNumber?: string): Act =>
      withOrder(orderRef, (order) => {
        if (order.state === "started" && personalNumber !== undefined && personalNumber !== order.personalNumber)
          return { refused: "otherPerson" };
        const act = order.state === "started" ? { order } : start(order, personalNumber, "userSign");
        return "refused" in act ? act : { order: save({ ...act.order, state: "complete", endedAtMs: nowMs() }) };
      }),

    /** What the app is busy with, as collect tells it. */
    hint: (orderRef: string, hintCode: string): Act =>
      withOrder(orderRef, (order) => (isOpen(order) ? { order: save({ ...order, hintCode }) } : { refused: "ended" })),

    cancel: (orderRef: string): Act => end(orderRef, "userCancel"),
    fail: (orderRef: string, hintCode = "certificateErr"): Act => end(orderRef, hintCode),
  };
}
