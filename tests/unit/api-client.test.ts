/** The API border: what goes out, and what each answer becomes. */
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AuthPort, bindAuth } from "../../src/api/authPort";
import { call, path } from "../../src/api/client";
import { ApiError, CONSENT_REASONS, isInvalidInput } from "../../src/domain/errors";
import { keepQueryParams } from "../../src/platform/queryParams";
import { stubBrowser } from "../support/browser";

const schema = v.object({ name: v.string() });
const get = { method: "GET", path: "/customer-service/api/v1/home/dashboard", schema } as const;
const NAME = "GET /customer-service/api/v1/home/dashboard";

let sent: Request[];
let port: { [Name in keyof AuthPort]: ReturnType<typeof vi.fn> };
let epoch: AbortController;

beforeEach(() => {
  stubBrowser();
  sent = [];
  epoch = new AbortController();
  port = {
    accessToken: vi.fn(async () => "a.b.c"),
    epochSignal: vi.fn(() => epoch.signal),
    unauthorized: vi.fn(async () => null),
    consentsGiven: vi.fn(() => 0),
    consentNeeded: vi.fn(),
    serverTime: vi.fn(),
  };
  bindAuth(port as unknown as AuthPort);
});
afterEach(() => void vi.unstubAllGlobals());

/** Answers the calls in turn; the last answer stays. */
function answer(...answers: (Response | Error | (() => Promise<Response>))[]) {
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request.clone());
    const next = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (next instanceof Error) throw next;
    const left = new Promise<never>((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
    return typeof next === "function" ? Promise.race([next(), left]) : next.clone();
  });
}
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init });
const failed = async (given: Promise<unknown>): Promise<ApiError> => {
  const error = await given.then(
    () => new Error("It was answered."),
    (cause) => cause,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};

describe("what goes out", () => {
  it("same-origin, with cookies, a bearer, and JSON for bodies [API-01] [API-03] [API-04] [API-06]", async () => {
    answer(json({ name: "Anna" }));
    await call({ ...get, method: "POST", json: { a: 1 } });
    const [request] = sent;
    expect([request?.url, request?.method, request?.credentials, request?.redirect]).toEqual([
      "http://localhost/customer-service/api/v1/home/dashboard",
      "POST",
      "include",
      "error",
    ]);
    expect(request?.headers.get("authorization")).toBe("Bearer a.b.c");
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(await request?.text()).toBe('{"a":1}');
  });

  it("no bearer where none belongs, and no content type without a body [API-08]", async () => {
    answer(json({ name: "Anna" }));
    await call({ ...get, isAuthenticated: false });
    expect([sent[0]?.headers.get("authorization"), sent[0]?.headers.get("content-type"), port.accessToken.mock.calls]).toEqual([
      null,
      null,
      [],
    ]);
  });

  it("Client-Info names the device in plain ASCII, at most 1 kB, whatever the browser calls itself [API-02] [AMB-44] [A80]", async () => {
    stubBrowser({ userAgent: `Mozilla/5.0 (Linux; Android 14; Söder"fon ✓ ${"x".repeat(5_000)}) Chrome/140.0.1 Mobile` });
    answer(json({ name: "Anna" }));
    await call(get);
    const header = sent[0]?.headers.get("client-info") ?? "";
    expect(header).toMatch(/^[\x20-\x7e]{1,1000}$/);
    expect(JSON.parse(header)).toMatchObject({
      browser: "Chrome",
      version: "140.0.1",
      os: "Android",
      screenResolution: "390x844",
      category: "mobile",
      language: "sv",
      nativeAppVersion: null,
    });
    expect(JSON.parse(header).model).toMatch(/^Söder"fon ✓ x+$/);
  });

  it("campaign parameters come along in ASCII and decode to what they were [API-05] [JWT-17] [LS-02]", async () => {
    keepQueryParams("?utm_campaign=höst’26&utm_term=✓&orderRef=abc&token=x");
    answer(json({ name: "Anna" }));
    await call(get);
    const header = sent[0]?.headers.get("client-query-params") ?? "";
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect([...new URLSearchParams(header)]).toEqual([
      ["utm_campaign", "höst’26"],
      ["utm_term", "✓"],
    ]);
  });

  it("ids are encoded in paths [A14]", () => {
    expect(path`/contracts/${"a/b?x=1#å"}/address`).toBe("/contracts/a%2Fb%3Fx%3D1%23%C3%A5/address");
    expect(() => path`/contracts/${".."}`).toThrow();
    expect(() => path`/contracts/${""}`).toThrow();
  });

  it("ends when the session does, and when the caller leaves [KY-10]", async () => {
    answer(() => new Promise<Response>(() => {}));
    const leaving = new AbortController();
    const calls = [call(get), call({ ...get, signal: leaving.signal })];
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    epoch.abort(new Error("over"));
    leaving.abort(new Error("left"));
    await expect(Promise.allSettled(calls)).resolves.toMatchObject([
      { status: "rejected", reason: expect.not.objectContaining({ name: "ApiError" }) },
      { status: "rejected", reason: expect.not.objectContaining({ name: "ApiError" }) },
    ]);
  });
});

describe("what an answer becomes", () => {
  it("the parsed body, and the server's time [AMB-65]", async () => {
    answer(json({ name: "Anna", extra: 1 }, { headers: { date: "Sun, 01 Mar 2026 09:00:00 GMT" } }));
    expect(await call(get)).toEqual({ name: "Anna" });
    expect(port.serverTime.mock.calls).toEqual([[Date.UTC(2026, 2, 1, 9)]]);
  });

  it.each([
    ["text", new Response("OK")],
    ["nothing", new Response(null, { status: 204 })],
    ["an empty 200", new Response("")],
  ])("a success when a write is answered with %s [KY-04] [API-07]", async (_, response) => {
    answer(response);
    await expect(call({ ...get, method: "POST", schema: null })).resolves.toEqual(expect.any(String));
  });

  it.each([
    ["HTML, as a captive portal gives it [F15]", new Response("<!doctype html><p>Logga in", { status: 200 })],
    ["broken JSON [F14]", new Response('{"name":')],
    ["a missing field [F17]", json({ other: 1 })],
    ["too much [A49]", json({ name: "x".repeat(2_000_001) })],
  ])("malformed, naming the call: %s", async (_, response) => {
    answer(response);
    expect(await failed(call(get))).toMatchObject({ kind: "malformed", call: NAME, message: `${NAME}: malformed` });
  });

  it("drops keys that could reach a prototype [A60]", async () => {
    answer(new Response('\uFEFF{"name":"Anna","__proto__":{"isAdmin":true},"constructor":1}'));
    const answered = await call({ ...get, schema: v.unknown() });
    expect([Object.keys(answered as object), Object.getPrototypeOf(answered)]).toEqual([["name"], Object.prototype]);
  });

  it.each([
    ["no network", new TypeError("Failed to fetch")],
    [
      "a body that breaks off [F18]",
      () => Promise.resolve(new Response(new ReadableStream({ start: (c) => c.error(new Error("cut")) }))),
    ],
  ])("a network fault: %s", async (_, given) => {
    answer(given);
    expect(await failed(call(get))).toMatchObject({ kind: "network", status: null, call: NAME });
  });

  it("an error with its status and body, read once [ERR-01] [KY-05]", async () => {
    answer(json({ message: "Nej" }, { status: 409 }));
    expect(await failed(call(get))).toMatchObject({ kind: "http", status: 409, body: { message: "Nej" }, isHandled: false });
  });

  it.each(["ARGUMENT_NOT_VALID", "VALIDATION_FAILED"])(
    "%s goes to whoever sent the fields [ERR-02] [ERR-03] [KY-05]",
    async (cause) => {
      answer(json({ cause, fields: ["email"] }, { status: 400 }));
      const error = await failed(call(get));
      expect([isInvalidInput(error), error.body]).toEqual([true, { cause, fields: ["email"] }]);
    },
  );

  it.each([
    ["3", 3_000],
    ["86400", 86_400_000],
    ["0", 0],
    ["junk", null],
    ["-5", null],
    [new Date(0).toUTCString(), null],
  ])("Retry-After %s is read as %s ms [F10] [F11]", async (header, ms) => {
    answer(json({}, { status: 429, headers: { "retry-after": header } }));
    expect((await failed(call(get))).retryAfterMs).toBe(ms);
  });

  it("is never retried at the border [T6]", async () => {
    answer(json({}, { status: 503 }));
    await failed(call({ ...get, method: "PUT" }));
    expect(sent).toHaveLength(1);
  });
});

describe("401 [SES-19] [AMB-54] [AMB-64]", () => {
  it("is the session's, and handled", async () => {
    answer(json({}, { status: 401 }));
    expect(await failed(call(get))).toMatchObject({ status: 401, isHandled: true });
    expect(port.unauthorized.mock.calls).toEqual([["a.b.c"]]);
  });

  it("is repeated once with the newer tokens of another tab", async () => {
    port.unauthorized.mockResolvedValueOnce("d.e.f");
    answer(json({}, { status: 401 }), json({ name: "Anna" }));
    expect(await call(get)).toEqual({ name: "Anna" });
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer a.b.c", "Bearer d.e.f"]);
  });

  it("with those too is the end", async () => {
    port.unauthorized.mockResolvedValueOnce("d.e.f");
    answer(json({}, { status: 401 }));
    expect(await failed(call(get))).toMatchObject({ isHandled: true });
    expect([sent.length, port.unauthorized.mock.calls]).toEqual([2, [["a.b.c"], ["d.e.f"]]]);
  });

  it("of the refresh itself stays with whoever refreshes [SES-12]", async () => {
    answer(json({}, { status: 401 }));
    expect(await failed(call({ ...get, isAuthenticated: false, keepsUnauthorized: true }))).toMatchObject({ isHandled: false });
    expect(port.unauthorized.mock.calls).toEqual([]);
  });

  it("of a call without bearer is the session's as well", async () => {
    answer(json({}, { status: 401 }));
    expect(await failed(call({ ...get, isAuthenticated: false }))).toMatchObject({ isHandled: true });
    expect(port.unauthorized.mock.calls).toEqual([[null]]);
  });
});

describe("a consent reason [CNS-01] [AMB-36] [AMB-64] [KY-05]", () => {
  it.each(
    CONSENT_REASONS.flatMap((reason) => [
      { reason, status: 403, body: { reason } },
      { reason, status: 401, body: { cause: reason } },
      { reason, status: 500, body: { cause: "other", reason } },
    ]),
  )("$reason with $status is handed over before anything else", async ({ reason, status, body }) => {
    answer(json(body, { status }));
    expect(await failed(call(get))).toMatchObject({ status, isHandled: true });
    expect([port.consentNeeded.mock.calls, port.unauthorized.mock.calls]).toEqual([[[reason, 0]], []]);
  });

  it("counts only in the fields that are documented", async () => {
    answer(json({ message: "PowerOfAttorneyUnsigned" }, { status: 403 }));
    expect(await failed(call(get))).toMatchObject({ isHandled: false });
    expect(port.consentNeeded.mock.calls).toEqual([]);
  });
});

describe("a refusal for want of a consent that was given while it was on its way [F21] [AMB-64]", () => {
  const refusal = (status = 403) => json({ reason: "TermsAndConditionsUpdated" }, { status });
  /** The consent is given while the call is on its way. */
  const given = (response: Response) => async () => {
    port.consentsGiven.mockReturnValue(1);
    return response;
  };

  it.each([403, 401])("is no refusal of a read, which is made once more (%i)", async (status) => {
    answer(given(refusal(status)), json({ name: "Anna" }));
    expect(await call(get)).toEqual({ name: "Anna" });
    expect([sent.length, port.consentNeeded.mock.calls, port.unauthorized.mock.calls]).toEqual([2, [], []]);
  });

  it("asks when the read is refused again, and for now", async () => {
    answer(given(refusal()), refusal());
    expect(await failed(call(get))).toMatchObject({ isHandled: true });
    expect([sent.length, port.consentNeeded.mock.calls]).toEqual([2, [["TermsAndConditionsUpdated", 1]]]);
  });

  it("never has a write sent twice: it is told with what had been given when it went out", async () => {
    answer(given(refusal()));
    expect(await failed(call({ ...get, method: "POST" }))).toMatchObject({ isHandled: true });
    expect([sent.length, port.consentNeeded.mock.calls]).toEqual([1, [["TermsAndConditionsUpdated", 0]]]);
  });

  it("is told apart from other refusals and from answers", async () => {
    answer(given(json({ cause: "NO" }, { status: 403 })));
    expect(await failed(call(get))).toMatchObject({ status: 403, isHandled: false });
    port.consentsGiven.mockReturnValue(0);
    answer(given(json({ name: "Anna", reason: "TermsAndConditionsUpdated" })));
    expect(await call(get)).toEqual({ name: "Anna" });
    expect([sent.length, port.consentNeeded.mock.calls]).toEqual([2, []]);
  });
});
