/**
 * An electronic-ID order as this client keeps it, and how long it is worth anything. Specification §3 "Electronic-ID order",
 * §9; reading AMB-01. Pure: the time is an argument, epoch milliseconds of this device.
 */

/** An order and what this client knows of it. Times are epoch milliseconds of this device. */
export type BankIdOrder = {
  orderRef: string;
  autoStartToken: string;
  qrStartToken: string;
  qrStartSecret: string;
  orderCreatedAtMs: number;
  orderValidForMs: number;
  hasLaunchedApp: boolean;
  /** A hint said that the ID app has the order: its code is of no more use. */
  isPickedUp: boolean;
};

/** One answer of collect. 400, 404 and 410 are `failed`: the server doesn't know the order. The rest reject. */
export type Collected<Result> =
  | { status: "pending"; hintCode?: string }
  | { status: "complete"; result: Result }
  | { status: "failed"; hintCode?: string };

/** An order that nobody has opened is worth 30 s (specification §9). */
export const ORDER_VALID_FOR_MS = 30_000;
/** BankID lets an order that is with the app live for three minutes (facts D2). */
const LIFE_WITH_APP_MS = 180_000;
/** The server's 30 s began before ours: a refusal without a hint this close to the end means that the code ran out. */
const RUN_OUT_SLACK_MS = { before: 2_000, after: 5_000 };

const HINTS_FROM_THE_APP = ["started", "userSign", "userMrtd", "userCallConfirm", "processing", "userStepUp", "userFace"];
const RUN_OUT_HINTS = ["startFailed", "expiredTransaction"];

/** Launched on this device, or scanned by another: from then on it lives three minutes from its start. */
export const isWithTheApp = (order: BankIdOrder): boolean => order.isPickedUp || order.hasLaunchedApp;

/** An order from the future (a clock was set back) is not worth keeping. */
export const isAlive = (order: BankIdOrder | null, nowMs: number): boolean =>
  order !== null &&
  order.orderCreatedAtMs <= nowMs &&
  (isWithTheApp(order) ? nowMs < order.orderCreatedAtMs + LIFE_WITH_APP_MS : msLeftOf(order, nowMs) > 0);

/** How long the code of an order is still of use, ms: never below 0, never above its whole time, whatever the clock does. */
export const msLeftOf = (order: BankIdOrder | null, nowMs: number): number =>
  order === null ? 0 : Math.min(order.orderValidForMs, Math.max(0, order.orderCreatedAtMs + order.orderValidForMs - nowMs));

/** Whether a refusal says no more than that nobody opened the order in time. */
export function saysRunOut(answer: Collected<unknown>, order: BankIdOrder, nowMs: number): boolean {
  if (answer.status !== "failed" || order.isPickedUp) return false;
  if (answer.hintCode !== undefined) return RUN_OUT_HINTS.includes(answer.hintCode);
  const pastEndMs = nowMs - (order.orderCreatedAtMs + order.orderValidForMs);
  return pastEndMs >= -RUN_OUT_SLACK_MS.before && pastEndMs <= RUN_OUT_SLACK_MS.after;
}

/** Whether a hint says that the ID app has the order. */
export const isHintFromTheApp = (hintCode: string | null | undefined): boolean =>
  HINTS_FROM_THE_APP.some((hint) => hint === hintCode);

/** The order after a hint: once the app has had it, that stays so. */
export const withHint = (order: BankIdOrder, hintCode: string | undefined): BankIdOrder => ({
  ...order,
  isPickedUp: order.isPickedUp || isHintFromTheApp(hintCode),
});
