import { describe, expect, it } from "vitest";
import { bankIdMessageKey, bankIdPendingMessageKey } from "../../src/domain/bankIdMessages";
import sv from "../../src/i18n/sv.json";

describe("what a failed order is told as", () => {
  it.each([
    ["cancelled", "RFA3"],
    ["alreadyInProgress", "RFA4"],
    ["requestTimeout", "RFA5"],
    ["Maintenance", "RFA5"],
    ["internalError", "RFA5"],
    ["tooManyRequests", "RFA5"],
    ["methodNotAllowed", "RFA5"],
    ["userCancel", "RFA6"],
    ["expiredTransaction", "RFA8"],
    ["certificateErr", "RFA16"],
    ["startFailed", "RFA17B"],
    ["userDeclinedCall", "RFA22"],
    ["notSupportedByUserApp", "RFA22"],
    ["transactionRiskBlocked", "RFA22"],
    ["invalidParameters", "RFA22"],
    ["constructor", "RFA22"],
    [null, "RFA22"],
  ])("%s: %s", (hintCode, rfa) => expect(bankIdMessageKey(hintCode)).toBe(`bankId.message.${rfa}`));

  it("tells to install the app when it was to be opened on this device", () => {
    expect(bankIdMessageKey("startFailed", "this")).toBe("bankId.message.RFA17A");
    expect(bankIdMessageKey("startFailed", "other")).toBe("bankId.message.RFA17B");
    expect(bankIdMessageKey("userCancel", "this")).toBe("bankId.message.RFA6");
  });
});

describe("what a pending order is told as", () => {
  it.each([
    [null, "RFA1", "RFA13"],
    ["outstandingTransaction", "RFA1", "RFA13"],
    ["noClient", "RFA1", "RFA13"],
    ["started", "RFA15A", "RFA15A"],
    ["userSign", "RFA9", "RFA9"],
    ["userMrtd", "RFA23", "RFA23"],
    ["userCallConfirm", "RFA21", "RFA21"],
    ["processing", "RFA21", "RFA21"],
    ["constructor", "RFA21", "RFA21"],
    ["", "RFA21", "RFA21"],
  ])("%s: %s with a code, %s with the app opened here", (hintCode, withCode, openedHere) => {
    const keyOf = (isOpenedHere: boolean) => bankIdPendingMessageKey({ hintCode, isOpenedHere, isHandheld: false });
    expect([keyOf(false), keyOf(true)]).toEqual([`bankId.message.${withCode}`, `bankId.message.${openedHere}`]);
  });

  it("speaks of the phone's own BankID on a handheld", () => {
    const keyOf = (isOpenedHere: boolean) => bankIdPendingMessageKey({ hintCode: "started", isOpenedHere, isHandheld: true });
    expect([keyOf(true), keyOf(false)]).toEqual(["bankId.message.RFA15B", "bankId.message.RFA15B"]);
  });
});

it("has Swedish words of its own for each", () => {
  const rfas = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "8",
    "9",
    "13",
    "15A",
    "15B",
    "16",
    "17A",
    "17B",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
  ];
  const texts: Record<string, string> = sv;
  expect(rfas.filter((rfa) => !texts[`bankId.message.RFA${rfa}`])).toEqual([]);
});
