import { describe, expect, it } from "vitest";
import { ApiError, consentReasonOf, failureOf, retryOf, spent } from "../../src/domain/errors";

const error = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ call: "GET /x", kind: "http", ...details });

describe("sorting failures [AMB-29] [AMB-64]", () => {
  it.each([
    [error({ status: 404 }), { kind: "http", status: 404 }],
    [error({ kind: "network" }), { kind: "network" }],
    [error({ kind: "malformed" }), { kind: "malformed" }],
    [error({ status: 401, isHandled: true }), { kind: "handled" }],
    [new TypeError("broken"), { kind: "unexpected" }],
    ["a string", { kind: "unexpected" }],
  ])("%s", (given, failure) => expect(failureOf(given)).toEqual(failure));
});

describe("reading again by itself [AMB-58] [F09] [F10]", () => {
  it.each<[unknown, boolean, number | null]>([
    [error({ kind: "network" }), true, null],
    ...[429, 502, 503, 504].map((status): [unknown, boolean, null] => [error({ status }), true, null]),
    ...[400, 401, 403, 404, 500, 501].map((status): [unknown, boolean, null] => [error({ status }), false, null]),
    [error({ kind: "malformed" }), false, null],
    [error({ status: 503, isHandled: true }), false, null],
    [error({ status: 429, retryAfterMs: 3_000 }), true, 3_000],
    [error({ status: 429, retryAfterMs: 20_000 }), true, 20_000],
    [spent(error({ kind: "network" })), false, null],
    [spent(error({ status: 503, retryAfterMs: 3_000 })), false, null],
    [new Error("broken"), false, null],
  ])("%s: %s, after %s ms", (given, isRetried, afterMs) => expect(retryOf(given)).toEqual({ isRetried, afterMs }));
});

it("stays what it was when it has been tried enough [AMB-47]", () => {
  const given = error({ status: 503, body: "later" });
  expect(spent(given)).toMatchObject({
    call: "GET /x",
    kind: "http",
    status: 503,
    body: "later",
    isHandled: false,
    cause: given,
  });
  expect(spent("a string")).toBe("a string");
});

it("finds no consent reason in what is no object", () => {
  expect(
    ["PowerOfAttorneyUnsigned", null, [], { reason: "Other" }, { reason: ["PowerOfAttorneyUnsigned"] }].map(consentReasonOf),
  ).toEqual([null, null, null, null, null]);
});
