/** Invoices at the API border: how a file goes out, and what each answer becomes. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AuthPort, bindAuth } from "../../src/api/authPort";
import { acknowledgeAnalysis, readAnalysisStatus, uploadInvoice } from "../../src/api/invoices";
import { ApiError } from "../../src/domain/errors";
import { keepQueryParams } from "../../src/platform/queryParams";
import { stubBrowser } from "../support/browser";
import { stubXhr } from "../support/xhr";

const PATH = "/customer-service/api/v1/contracts/a%2Fb/invoice";
const CALL = `POST ${PATH}`;
const PROCESS = { status: "PROCESSING", statusDescriptionKey: "status.reading", type: "INVOICE_ANALYSIS" };

let xhr: ReturnType<typeof stubXhr>;
let epoch: AbortController;
let port: { [Name in keyof AuthPort]: ReturnType<typeof vi.fn> };

beforeEach(() => {
  stubBrowser();
  xhr = stubXhr();
  epoch = new AbortController();
  port = {
    accessToken: vi.fn(async () => "a.b.c"),
    epochSignal: vi.fn(() => epoch.signal),
    unauthorized: vi.fn(async () => null),
    consentNeeded: vi.fn(),
    consentsGiven: vi.fn(() => 0),
    serverTime: vi.fn(),
  };
  bindAuth(port as unknown as AuthPort);
});
afterEach(() => void vi.unstubAllGlobals());

const file = new File(["%PDF-1.7 å"], "Fakturå (1).pdf", { type: "application/pdf" });

async function begin() {
  const leaving = new AbortController();
  const shares: number[] = [];
  const answer = uploadInvoice(
    { contractId: "a/b", file },
    { signal: leaving.signal, onProgress: (share) => void shares.push(share) },
  );
  const ended = answer.then(
    (process) => ({ process }),
    (error: unknown) => ({ error }),
  );
  await vi.waitFor(() => expect(xhr.sent).toHaveLength(1));
  return { leaving, shares, ended, request: xhr.sent[0]! };
}

describe("a file goes out", () => {
  it("as multipart, field `file`, under its own name, bytes intact, without a content type of ours [KY-07] [INV-02] [UP-01] [API-03]", async () => {
    const { request } = await begin();
    expect([request.method, request.url]).toEqual(["POST", `http://localhost${PATH}`]);
    const [[field, sent] = []] = [...request.body!];
    expect([...request.body!]).toHaveLength(1);
    expect([field, (sent as File).name, await (sent as File).text()]).toEqual(["file", "Fakturå (1).pdf", "%PDF-1.7 å"]);
    expect(Object.keys(request.headers).map((name) => name.toLowerCase())).not.toContain("content-type");
  });

  it("with the headers of every call [API-02] [API-04] [API-05]", async () => {
    keepQueryParams("?utm_campaign=vår");
    const { request } = await begin();
    expect(request.headers).toEqual({
      accept: "application/json, text/plain;q=0.5",
      authorization: "Bearer a.b.c",
      "client-info": expect.stringContaining('"browser":"Chrome"'),
      "client-query-params": "utm_campaign=v%C3%A5r",
    });
  });

  it("only once the bearer is one that the refresh rule is content with [F29]", async () => {
    let give = (_: string) => {};
    port.accessToken.mockImplementationOnce(() => new Promise<string>((resolve) => void (give = resolve)));
    void uploadInvoice({ contractId: "a/b", file }, { signal: new AbortController().signal, onProgress: () => {} });
    await Promise.resolve();
    expect(xhr.sent).toEqual([]);
    give("new.er.token");
    await vi.waitFor(() => expect(xhr.sent[0]?.headers.authorization).toBe("Bearer new.er.token"));
  });

  it("tells what share of it has left, and all only when all has", async () => {
    const { request, shares } = await begin();
    request.progress(0, 0);
    request.progress(25, 100);
    request.progress(100, 100);
    request.sendAll();
    expect(shares).toEqual([0, 0.25, 0.99, 1]);
  });
});

describe("an answer becomes what it does for any call", () => {
  it.each([
    ["by itself", PROCESS],
    ["in a field of its own", { backgroundProcess: PROCESS }],
  ])("the process, %s, and the server's time [INV-03]", async (_, body) => {
    const { request, ended } = await begin();
    request.answer(200, body);
    expect(await ended).toEqual({ process: PROCESS });
    expect(port.serverTime.mock.calls).toEqual([[Date.UTC(2026, 2, 1, 9)]]);
  });

  it.each([
    { status: 413, body: { cause: "TOO_LARGE" } },
    { status: 415, body: "no" },
    { status: 500, body: "" },
  ])("$status: an error with its status and body [ERR-01]", async ({ status, body }) => {
    const { request, ended } = await begin();
    request.answer(status, body);
    expect(await ended).toEqual({ error: expect.any(ApiError) });
    expect(await ended).toMatchObject({ error: { kind: "http", status, body, call: CALL, isHandled: false } });
  });

  it.each([
    ["no text", "", 200],
    ["something else", { other: 1 }, 200],
    ["no body at all", "", 204],
    ["HTML, as a captive portal gives it [F15]", "<!doctype html>", 200],
  ])("malformed: %s", async (_, body, status) => {
    const { request, ended } = await begin();
    request.answer(status, body);
    expect(await ended).toMatchObject({ error: { kind: "malformed", call: CALL } });
  });

  it.each(["error", "timeout"] as const)("a network fault: %s [F07]", async (how) => {
    const { request, ended } = await begin();
    request.end(how);
    expect(await ended).toMatchObject({ error: { kind: "network", call: CALL } });
    expect(request.timeout).toBe(300_000);
  });

  it.each([
    ["from another address than it was asked for at [F19]", { responseURL: "http://elsewhere/" }, ""],
    ["with headers that are none", {}, ": nothing\r\n"],
  ])("a network fault: an answer %s", async (_, differences, headers) => {
    const { request, ended } = await begin();
    Object.assign(request, differences);
    request.answer(200, PROCESS, headers);
    expect(await ended).toMatchObject({ error: { kind: "network" } });
  });

  it("401: the session's, and handled [SES-19] [F29]", async () => {
    const { request, ended } = await begin();
    request.answer(401, {});
    expect(await ended).toMatchObject({ error: { status: 401, isHandled: true } });
    expect(port.unauthorized.mock.calls).toEqual([["a.b.c"]]);
  });

  it("401, and another tab has newer tokens: once more with those [AMB-54]", async () => {
    port.unauthorized.mockResolvedValueOnce("d.e.f");
    const { request, ended } = await begin();
    request.answer(401, {});
    await vi.waitFor(() => expect(xhr.sent).toHaveLength(2));
    xhr.sent[1]!.answer(200, PROCESS);
    expect(await ended).toEqual({ process: PROCESS });
    expect(xhr.sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer a.b.c", "Bearer d.e.f"]);
  });

  it("a consent reason goes to the consent view [CNS-01] [AMB-64]", async () => {
    const { request, ended } = await begin();
    request.answer(403, { reason: "PowerOfAttorneyUnsigned" });
    expect(await ended).toMatchObject({ error: { isHandled: true } });
    expect(port.consentNeeded.mock.calls[0]?.[0]).toBe("PowerOfAttorneyUnsigned");
  });
});

describe("it ends", () => {
  it.each(["the person leaves", "the session is over"])("when %s: no error of the call [XS-08] [KY-10]", async (why) => {
    const { leaving, request, ended } = await begin();
    const reason = new Error(why);
    (why === "the person leaves" ? leaving : epoch).abort(reason);
    expect(request.isAborted).toBe(true);
    expect(await ended).toEqual({ error: reason });
  });

  it("before it has begun when they have left already", async () => {
    const reason = new Error("left");
    const answer = uploadInvoice({ contractId: "a", file }, { signal: AbortSignal.abort(reason), onProgress: () => {} });
    await expect(answer).rejects.toBe(reason);
    expect(xhr.sent).toEqual([]);
  });

  it("and isn't aborted by what happens later", async () => {
    const { leaving, request, ended } = await begin();
    request.answer(200, PROCESS);
    await ended;
    leaving.abort();
    expect(request.isAborted).toBe(false);
  });
});

describe("the other calls of an invoice", () => {
  const answer = (body: string) => {
    const sent: Request[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push(request.clone());
      return new Response(body);
    });
    return sent;
  };

  it.each([
    ["by itself", PROCESS],
    ["in a field of its own", { backgroundProcess: PROCESS }],
  ])("read how its analysis goes, told %s [INV-04]", async (_, body) => {
    const sent = answer(JSON.stringify(body));
    expect(await readAnalysisStatus("a/b", { signal: new AbortController().signal })).toEqual(PROCESS);
    expect([sent[0]?.method, sent[0]?.url]).toEqual(["GET", `http://localhost${PATH}/analysis/status`]);
  });

  it.each(["", "OK"])("acknowledge, answered with %j [INV-09] [KY-04]", async (body) => {
    const sent = answer(body);
    await acknowledgeAnalysis("a/b");
    expect([sent[0]?.method, sent[0]?.url]).toEqual(["POST", `http://localhost${PATH}/analysis/acknowledge`]);
  });
});
