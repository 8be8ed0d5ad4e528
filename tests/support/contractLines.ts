/** What the tests of a contract's lines speak in. */
import type { AttributeValue } from "../../src/domain/attributes";
import { headlineOf, linesOf } from "../../src/domain/contractLines";
import { contractOf } from "./contracts";

export const nowMs = Date.parse("2026-03-01T09:00:00Z");
export const lines = (type: string, agreementDetails: object | null, rest: object = {}) =>
  linesOf(contractOf(type, { agreementDetails, ...rest }), nowMs).map(({ labelKey, value }) => [
    labelKey.replace("contract.attribute.", ""),
    value,
  ]);
export const headline = (type: string, agreementDetails: object | null) =>
  headlineOf(contractOf(type, { agreementDetails }), nowMs);

export const text = (words: string): AttributeValue => ({ kind: "text", text: words });
export const amount = (value: string, unitKey: string): AttributeValue => ({ kind: "amount", amount: { value, unitKey } });
export const none: AttributeValue = { kind: "word", textKey: "contract.none" };
export const counted = (unit: string, number: string, count: number) => ({
  kind: "phrase",
  textKey: `contract.${unit}`,
  params: { number, count },
});
