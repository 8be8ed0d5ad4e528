/** Refusals whose bodies nobody has described: they say no more than their status does. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "../../src/api/client";
import { consentReasonOf, failureOf, isInvalidInput, refusedFieldsOf } from "../../src/domain/errors";
import { bindSession } from "../support/boundSession";
import { stubBrowser } from "../support/browser";

afterEach(() => void vi.unstubAllGlobals());

const refusedWith = async (body: string, status = 409) => {
  stubBrowser();
  const asked: string[] = [];
  bindSession({ consentNeeded: (reason) => void asked.push(reason) });
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
  const error = await call({ method: "POST", path: "/customer-service/api/v1/contracts", schema: null }).catch(
    (thrown) => thrown,
  );
  return { error, asked };
};

describe("a refusal in a form that nobody has described is its status, and nothing else [ERR-08]", () => {
  it.each([
    "",
    "null",
    "[]",
    "42",
    '"TermsAndConditionsUpdated"',
    "TermsAndConditionsUpdated",
    "<html><body>502</body></html>",
    '{"error":{"code":"PowerOfAttorneyUnsigned","cause":"VALIDATION_FAILED"}}',
    '{"errors":[{"reason":"TermsAndConditionsUpdated","cause":"ARGUMENT_NOT_VALID"}]}',
    '{"message":"PowerOfAttorneyOutdated","type":"about:blank","title":"Conflict","detail":"…"}',
    '{"reason":["TermsAndConditionsUpdated"],"cause":{"cause":"VALIDATION_FAILED"},"fields":{"city":1}}',
    '{"reason":',
  ])("%s", async (body) => {
    const { error, asked } = await refusedWith(body);
    expect(failureOf(error)).toEqual({ kind: "http", status: 409 });
    expect([asked, consentReasonOf(error.body), isInvalidInput(error), refusedFieldsOf(error)]).toEqual([[], null, false, []]);
  });
});
