/** What an electronic-ID order is and what time does to it. Facts D2 and D3. Pure; times are epoch ms of the world's clock. */

/** What the order is for. A service collects only its own kind. */
export type OrderKind = "login" | "sign";

export type Order = {
  orderRef: string;
  kind: OrderKind;
  autoStartToken: string;
  qrStartToken: string;
  qrStartSecret: string;
  returnUrl: string | null;
  createdAtMs: number;
  state: "outstanding" | "started" | "complete" | "failed";
  hintCode: string;
  /** Who has it in their app, or signed it. */
  personalNumber: string | null;
  endedAtMs: number | null;
  /** Its completion has reached the client: there is nothing more to collect. */
  isCollected: boolean;
  /** Of a signature: who alone may give it, and whether it accepts the terms as well. */
  signature: { customerId: string; personalNumber: string; hasTerms: boolean } | null;
};

/** An order that no app has opened. */
export const START_WITHIN_MS = 30_000;
/** An order that the person's app has, counted from the order's start. */
export const LIFE_MS = 180_000;
const COMPLETE_COLLECTABLE_MS = 180_000;
const FAILED_COLLECTABLE_MS = 300_000;

export const failed = (order: Order, hintCode: string, atMs: number): Order => ({
  ...order,
  state: "failed",
  hintCode,
  endedAtMs: atMs,
});

/** The order as it is at a time: one that waited too long has failed by itself. */
export function orderAt(order: Order, nowMs: number): Order {
  const ageMs = nowMs - order.createdAtMs;
  if (order.state === "outstanding" && ageMs >= START_WITHIN_MS)
    return failed(order, "startFailed", order.createdAtMs + START_WITHIN_MS);
  if (order.state === "started" && ageMs >= LIFE_MS) return failed(order, "expiredTransaction", order.createdAtMs + LIFE_MS);
  return order;
}

export const isOpen = ({ state }: Order): boolean => state === "outstanding" || state === "started";

/** Whether collect still tells about it: an ended order is forgotten after a while, a complete one once it was told. */
export function isCollectable({ state, isCollected, endedAtMs }: Order, nowMs: number): boolean {
  if (isCollected) return false;
  if (endedAtMs === null) return true;
  return nowMs - endedAtMs <= (state === "complete" ? COMPLETE_COLLECTABLE_MS : FAILED_COLLECTABLE_MS);
}
