/** What is read and sent of a consent: its four fields. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readConsentLocations, readPowerOfAttorney, startSigning } from "../../src/api/consent";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";

const { signal } = new AbortController();
let sent: unknown[];

beforeEach(() => {
  stubBrowser();
  sent = [];
  bindSession();
});
afterEach(() => void vi.unstubAllGlobals());

const answering = (body: object) =>
  vi.stubGlobal("fetch", async (request: Request) => {
    const text = await request.text();
    sent.push([new URL(request.url).pathname.split("/consent/")[1], text ? JSON.parse(text) : null]);
    return Response.json(body);
  });

it("are powerOfAttorneyId and termsAndConditionsId, the pdf, and the returnUrl [MORE-27]", async () => {
  answering({ powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1", pdf: "JVBERi0=" });
  expect(await readConsentLocations({ signal })).toEqual({ powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" });
  expect(await readPowerOfAttorney({ signal })).toEqual({ powerOfAttorneyId: "poa-1", pdf: "JVBERi0=" });
  answering({ orderRef: "o1", autoStartToken: "t", qrStartToken: "q", qrStartSecret: "s" });
  const both = { powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" };
  await startSigning(both, "https://app.example/sign").catch(() => {});
  await startSigning({ powerOfAttorneyId: "poa-1" }, null).catch(() => {});
  expect(sent).toEqual([
    ["locations", null],
    ["poa", null],
    ["accept-and-sign", { ...both, returnUrl: "https://app.example/sign" }],
    ["sign", { powerOfAttorneyId: "poa-1", returnUrl: null }],
  ]);
});
