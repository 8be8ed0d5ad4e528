/**
 * Which of BankID's recommended messages (RFA numbers) fits a hint or an error code. Facts D3, D4; the Swedish words stand
 * under the keys in src/i18n. Codes that we don't know get the message for unknown ones.
 */

type MessageKey<Rfa extends string> = `bankId.message.${Rfa}`;

export type BankIdFailedMessageKey = MessageKey<
  "RFA3" | "RFA4" | "RFA5" | "RFA6" | "RFA8" | "RFA16" | "RFA17A" | "RFA17B" | "RFA22"
>;
export type BankIdPendingMessageKey = MessageKey<"RFA1" | "RFA9" | "RFA13" | "RFA15A" | "RFA15B" | "RFA21" | "RFA23">;

const FAILED = new Map<string | null, BankIdFailedMessageKey>([
  ["cancelled", "bankId.message.RFA3"],
  ["alreadyInProgress", "bankId.message.RFA4"],
  ["requestTimeout", "bankId.message.RFA5"],
  ["Maintenance", "bankId.message.RFA5"],
  ["internalError", "bankId.message.RFA5"],
  ["tooManyRequests", "bankId.message.RFA5"],
  ["methodNotAllowed", "bankId.message.RFA5"],
  ["userCancel", "bankId.message.RFA6"],
  ["expiredTransaction", "bankId.message.RFA8"],
  ["certificateErr", "bankId.message.RFA16"],
]);

/** Why an order failed, or couldn't start. `device`: where the ID app was to be opened, for `startFailed`. */
export function bankIdMessageKey(hintCode: string | null, device: "this" | "other" = "other"): BankIdFailedMessageKey {
  if (hintCode === "startFailed") return device === "this" ? "bankId.message.RFA17A" : "bankId.message.RFA17B";
  return FAILED.get(hintCode) ?? "bankId.message.RFA22";
}

type Waiting = {
  hintCode: string | null;
  /** The app was opened from this device: there is no code to scan. */
  isOpenedHere: boolean;
  isHandheld: boolean;
};

/** What the person should do while the order is pending. No hint yet says as much as that nothing has happened. */
export function bankIdPendingMessageKey({ hintCode, isOpenedHere, isHandheld }: Waiting): BankIdPendingMessageKey {
  switch (hintCode) {
    case null:
    case "outstandingTransaction":
    case "noClient":
      return isOpenedHere ? "bankId.message.RFA13" : "bankId.message.RFA1";
    case "started":
      return isHandheld ? "bankId.message.RFA15B" : "bankId.message.RFA15A";
    case "userSign":
      return "bankId.message.RFA9";
    case "userMrtd":
      return "bankId.message.RFA23";
    default:
      return "bankId.message.RFA21";
  }
}
