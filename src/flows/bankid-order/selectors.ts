/** What the screen of an order reads from its snapshot. Pure, and the same however often it is asked while nothing changes. */
import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from "xstate";
import type { BankIdDevice, createBankIdOrderMachine } from "../../../machines/bankid-order";
import { bankIdMessageKey, bankIdPendingMessageKey } from "../../domain/bankIdMessages";
import { isHintFromTheApp, isWithTheApp } from "../../domain/bankIdOrder";
import type { TextKey } from "../../i18n";

type Machine = ReturnType<typeof createBankIdOrderMachine<unknown>>;
type Snapshot = Pick<SnapshotFrom<Machine>, "status" | "context" | "matches" | "can">;

/** An order's actor as its screen uses it, whatever the order is for. */
export type BankIdOrderRef = {
  send: ActorRefFrom<Machine>["send"];
  subscribe: AnyActorRef["subscribe"];
  getSnapshot(): Snapshot;
};

/**
 * - `code`, `thisDevice`: nobody has the order yet; it is scanned by another device, or opened on this one
 * - `openedHere`: the app was opened on this device and hasn't said anything yet
 * - `inApp`: the app has the order
 */
export type BankIdView = "starting" | "unstarted" | "code" | "thisDevice" | "openedHere" | "inApp" | "expired" | "ended";

export function viewOf(snapshot: Snapshot): BankIdView {
  if (snapshot.status !== "active") return "ended";
  if (snapshot.matches("unstarted")) return "unstarted";
  if (snapshot.matches("expired")) return "expired";
  const { order, device, renewals } = snapshot.context;
  // A code that is being renewed leaves the screen as it is.
  if (!snapshot.matches("pending") && renewals === 0) return "starting";
  if (order?.isPickedUp) return "inApp";
  if (order?.hasLaunchedApp && (device === "this" || isCodeOver(snapshot))) return "openedHere";
  return device === "this" ? "thisDevice" : "code";
}

/** What the person should do now, or what has happened. */
export function messageKeyOf(snapshot: Snapshot): TextKey {
  const { hintCode, device, failure, isHandheld } = snapshot.context;
  const view = viewOf(snapshot);
  switch (view) {
    case "starting":
    case "ended":
      return "bankId.starting.body";
    case "unstarted":
      return failure?.kind === "network" ? "bankId.unstarted.network" : "bankId.message.RFA5";
    case "expired":
      return bankIdMessageKey(isHintFromTheApp(hintCode) ? "expiredTransaction" : "startFailed", device);
    case "thisDevice":
      return "bankId.thisDevice.body";
    default:
      return bankIdPendingMessageKey({ hintCode, isOpenedHere: view === "openedHere", isHandheld });
  }
}

/** The line under the code: it changes only when the code is renewed, and is read aloud then. */
export function renewalKeyOf(snapshot: Snapshot): TextKey {
  if (!snapshot.matches("pending") || isCodeOver(snapshot)) return "bankId.code.renewing";
  return snapshot.context.renewals > 0 ? "bankId.code.renewed" : "bankId.code.renews";
}

/** The token that opens the app, while there is an order worth opening. */
export function launchTokenOf(snapshot: Snapshot): string | null {
  const { order } = snapshot.context;
  return order && (isWithTheApp(order) || !isCodeOver(snapshot)) ? order.autoStartToken : null;
}

export const deviceOf = (snapshot: Snapshot): BankIdDevice => snapshot.context.device;
export const qrDataOf = (snapshot: Snapshot): string | null => snapshot.context.qrData;
export const secondsLeftOf = (snapshot: Snapshot): number => Math.ceil(snapshot.context.msLeft / 1_000);

/** From 1 to 0. */
export const shareLeftOf = ({ context: { order, msLeft } }: Snapshot): number => (order ? msLeft / order.orderValidForMs : 0);

const isCodeOver = (snapshot: Snapshot): boolean => snapshot.matches({ pending: { code: "over" } });
