/** Collecting an order at the API border: which answers are about it at all. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { collectSignature } from "../../src/api/consent";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";

beforeEach(() => {
  stubBrowser();
  bindSession();
});
afterEach(() => void vi.unstubAllGlobals());

const ORDER = "131daac9-16c6-4618-beb0-365768f37288";

const collected = (answer: object) => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } }));
  return collectSignature(ORDER, { signal: new AbortController().signal });
};

it.each(["COMPLETE", "PENDING", "FAILED"])(
  "%s of another order is no answer to this one, which is over [A28]",
  async (status) => {
    expect(await collected({ status, orderRef: "another", hintCode: "userSign" })).toEqual({ status: "failed" });
  },
);

it.each([{ orderRef: ORDER }, {}, { orderRef: null }])("of this order, as far as it says: %o", async (named) => {
  expect(await collected({ status: "COMPLETE", ...named })).toEqual({ status: "complete", result: null });
  expect(await collected({ status: "PENDING", ...named })).toEqual({ status: "pending" });
});
