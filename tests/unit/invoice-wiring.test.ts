/** The invoice analysis in its real surroundings: what it asks of the server and of the app, and what it leaves behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { Known } from "../../machines/shared/invoice-analysis-setup";
import type { Question, Toast } from "../../machines/shared/ports";
import { bindAuth } from "../../src/api/authPort";
import { invoiceAnalysisFlow } from "../../src/flows/invoice-analysis/wiring";
import { onContractsChanged } from "../../src/platform/contractsChanged";
import { filePicker } from "../../src/platform/nativeApp";
import { bindPorts } from "../../src/ports";
import { stubBrowser } from "../support/browser";
import { PDF } from "../support/invoiceFiles";
import { type SentXhr, stubXhr } from "../support/xhr";

const invoice = new File([PDF], "Fakturå (1).pdf");
const process = (status: string) => ({ status, statusDescriptionKey: null, type: "INVOICE_ANALYSIS" });
const contract: Known & { contractId: string; contractType: string } = {
  contractId: "el-1",
  contractType: "Electricity",
  process: null,
  hasEarlier: false,
  latestName: null,
};

let browser: ReturnType<typeof stubBrowser>;
let xhr: ReturnType<typeof stubXhr>;
let toasts: Toast[];
let questions: Question[];
let calls: string[];
let reloads: number;
let detail: unknown;
let session: AbortController;
const unauthorized = vi.fn(async () => null);

beforeEach(() => {
  browser = stubBrowser();
  xhr = stubXhr();
  [toasts, questions, calls, reloads] = [[], [], [], 0];
  session = new AbortController();
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname}`);
    return new Response(JSON.stringify(pathname.endsWith("/el-1") ? detail : process("COMPLETED")));
  });
  bindAuth({
    accessToken: async () => "token",
    epochSignal: () => session.signal,
    unauthorized,
    consentNeeded: () => {},
    consentsGiven: () => 0,
    serverTime: () => {},
  });
  bindPorts({
    toast: (toast: Toast) => void toasts.push(toast),
    takeBackErrors: () => void (toasts = toasts.filter(({ tone, isUntilDone }) => tone !== "error" && !isUntilDone)),
    confirm: async (question: Question) => {
      questions.push(question);
      return true;
    },
  } as unknown as Parameters<typeof bindPorts>[0]);
});
afterEach(() => void vi.unstubAllGlobals());

const open = (given: Partial<typeof contract> = {}) =>
  createActor(invoiceAnalysisFlow({ reloadPage: () => void reloads++ }), {
    input: { ...contract, ...given, picker: filePicker() },
  }).start();
const comesTo = (actor: ReturnType<typeof open>, state: unknown) =>
  vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(state));

async function send() {
  const actor = open();
  actor.send({ type: "file.choose", file: invoice });
  await vi.waitFor(() => expect(xhr.sent).toHaveLength(1));
  return { actor, request: xhr.sent[0]! };
}

it("sends what was chosen, follows it, and has the page load anew [INV-02] [INV-04] [INV-06] [AMB-21]", async () => {
  const { actor, request } = await send();
  expect(request.url).toBe("http://localhost/customer-service/api/v1/contracts/el-1/invoice");
  expect((request.body!.get("file") as File).name).toBe("Fakturå (1).pdf");
  request.progress(50, 100);
  expect(actor.getSnapshot().context.share).toBe(0.5);
  request.answer(200, process("PROCESSING"));
  await comesTo(actor, { resting: "completed" });
  expect([calls, reloads]).toEqual([["GET /customer-service/api/v1/contracts/el-1/invoice/analysis/status"], 2]);
  actor.send({ type: "acknowledge" });
  await comesTo(actor, { resting: "idle" });
  expect([calls[1], reloads]).toEqual(["POST /customer-service/api/v1/contracts/el-1/invoice/analysis/acknowledge", 3]);
});

it("judges the file first: what isn't an invoice never leaves the device [F73] [A70]", async () => {
  const actor = open();
  actor.send({ type: "file.choose", file: new File(["<html>"], "faktura.pdf") });
  await comesTo(actor, { resting: "refused" });
  expect([actor.getSnapshot().context.fault, xhr.sent, calls]).toEqual(["disguised", [], []]);
});

describe("the page is left", () => {
  const LEFT = { tone: "info", textKey: "invoiceAnalysis.notSent.left", durationMs: 15_000, isUntilDone: true };
  const UNSURE = { tone: "info", textKey: "invoiceAnalysis.unsure.left", durationMs: 15_000, isUntilDone: true };
  let changes: number;
  let stop: () => void;
  beforeEach(() => {
    changes = 0;
    stop = onContractsChanged(() => void changes++);
  });
  afterEach(() => stop());

  it("while it is sending: that stops, and is said [XS-08] [F29]", async () => {
    const { actor, request } = await send();
    request.progress(50, 100);
    actor.stop();
    expect(request.isAborted).toBe(true);
    await vi.waitFor(() => expect(toasts).toEqual([LEFT]));
    expect([calls, reloads, changes]).toEqual([[], 0, 0]);
  });

  it("and nobody says so any more once the next one has arrived", async () => {
    const { actor } = await send();
    actor.stop();
    await vi.waitFor(() => expect(toasts).toEqual([LEFT]));
    const next = open();
    next.send({ type: "file.choose", file: invoice });
    await vi.waitFor(() => expect(xhr.sent).toHaveLength(2));
    expect(toasts).toEqual([LEFT]);
    xhr.sent[1]!.answer(200, process("PROCESSING"));
    await comesTo(next, { resting: "completed" });
    expect(toasts).toEqual([]);
  });

  const leaveAfterAll = async () => {
    const sent = await send();
    sent.request.sendAll();
    sent.actor.stop();
    expect(sent.request.isAborted).toBe(false);
    return sent;
  };

  it("after all has been sent: it is followed to its answer, and other pages hear of it [TR-15]", async () => {
    const { request } = await leaveAfterAll();
    request.answer(200, process("PROCESSING"));
    await vi.waitFor(() => expect(changes).toBe(1));
    expect([toasts, calls, reloads]).toEqual([[], [], 0]);
  });

  it.each([
    ["it breaks off", (request: SentXhr) => request.end("error"), [UNSURE]],
    ["the server fails", (request: SentXhr) => request.answer(503, {}), [UNSURE]],
    ["the server refuses it", (request: SentXhr) => request.answer(413, {}), [LEFT]],
    ["a consent is asked for", (request: SentXhr) => request.answer(403, { reason: "PowerOfAttorneyOutdated" }), []],
  ])("after all has been sent, and %s [F29]", async (_, end, told) => {
    const { request } = await leaveAfterAll();
    end(request);
    await vi.waitFor(() => expect(changes).toBe(1));
    expect(toasts).toEqual(told);
  });

  it("is something else than to cancel: nobody needs to be told of that", async () => {
    const { actor, request } = await send();
    actor.send({ type: "cancel" });
    await comesTo(actor, { resting: "idle" });
    expect(request.isAborted).toBe(true);
    await new Promise((done) => setTimeout(done));
    expect([toasts, changes]).toEqual([[], 0]);
  });

  it("when the upload has ended: there is nothing more to tell", async () => {
    const { actor, request } = await send();
    request.answer(400, {});
    await comesTo(actor, { resting: "interrupted" });
    actor.stop();
    await new Promise((done) => setTimeout(done));
    expect([toasts.map(({ textKey }) => textKey), changes]).toEqual([["todo.ELECTRICITY.invoiceAnalysis.error.generic"], 0]);
  });
});

it("reads the contract where the status may be an earlier invoice's [F07]", async () => {
  const actor = open({ process: process("COMPLETED"), latestName: "januari.pdf" });
  detail = {
    contract: {
      type: "Electricity",
      invoiceAnalysisDetails: { invoiceName: invoice.name, backgroundProcess: process("COMPLETED") },
    },
  };
  actor.send({ type: "file.choose", file: invoice });
  await vi.waitFor(() => expect(xhr.sent).toHaveLength(1));
  xhr.sent[0]!.sendAll();
  xhr.sent[0]!.end("error");
  await comesTo(actor, { resting: "completed" });
  expect([calls, reloads, actor.getSnapshot().context.latestName]).toEqual([
    ["GET /customer-service/api/v1/contracts/el-1/invoice/analysis/status", "GET /customer-service/api/v1/contracts/el-1"],
    1,
    invoice.name,
  ]);
});

describe("the session ends meanwhile [F29]", () => {
  const NOT_SENT = { tone: "info", textKey: "invoiceAnalysis.notSent", durationMs: 15_000, isUntilDone: true };

  it("says that nothing was sent, though the screen has gone with the session", async () => {
    const { actor, request } = await send();
    unauthorized.mockImplementationOnce(async () => {
      actor.stop();
      return null;
    });
    request.answer(401, {});
    await vi.waitFor(() => expect(toasts).toEqual([NOT_SENT]));
  });

  it.each([
    ["while it is sending", () => {}, "invoiceAnalysis.notSent.left"],
    ["after all has been sent", (request: SentXhr) => request.sendAll(), "invoiceAnalysis.unsure.left"],
  ])("says how it stands, once, when it ends in another tab: %s", async (_, sending, textKey) => {
    const { actor, request } = await send();
    sending(request);
    session.abort();
    await vi.waitFor(() => expect(toasts).toEqual([{ tone: "info", textKey, durationMs: 15_000, isUntilDone: true }]));
    actor.stop();
    await new Promise((done) => setTimeout(done));
    expect([toasts.length, calls]).toEqual([1, []]);
  });

  it.each([
    ["/contract/el-1", "/contract/el-1#invoice"],
    ["/contract/el-12", "/contract/el-12"],
    ["/home", "/home"],
  ])("left at %s, the person is led back to %s [AMB-62]", async (left, path) => {
    browser.kept.set("placeLeft", JSON.stringify({ userId: "u1", path: left }));
    const { request } = await send();
    request.answer(401, {});
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    expect(JSON.parse(browser.kept.get("placeLeft")!)).toEqual({ userId: "u1", path });
  });

  it("but says nothing of other refusals beyond what the flow says", async () => {
    const { actor, request } = await send();
    request.answer(403, {});
    await comesTo(actor, { resting: "interrupted" });
    expect(toasts.map(({ textKey }) => textKey)).toEqual(["todo.ELECTRICITY.invoiceAnalysis.error.generic"]);
  });
});

describe("in a wrapping app", () => {
  it("has it pick, and takes what it picked once the window has the focus again [INV-11] [AMB-70]", async () => {
    const done: string[] = [];
    (window as Window).nativeApp = {
      platform: "android",
      version: "2.0.0",
      pickFile: () => void done.push("pick"),
      takeFile: () => {
        done.push("take");
        return done.length < 4 ? null : { name: "a.pdf", type: "", base64: btoa(String.fromCharCode(...PDF)) };
      },
      openStore: () => {},
    };
    const actor = open();
    actor.send({ type: "pick" });
    expect(done).toEqual(["pick"]);
    browser.dispatch("focus", {});
    await vi.waitFor(() => expect(xhr.sent).toHaveLength(1));
    expect(done).toEqual(["pick", "take", "take", "take"]);
    expect(browser.listening("focus")).toBe(0);
    actor.stop();
  });

  it("that is too old, asks, and opens the store [INV-13] [F74]", async () => {
    const openStore = vi.fn();
    (window as Window).nativeApp = { platform: "android", version: "1.4.0", openStore };
    const actor = open();
    actor.send({ type: "pick" });
    await comesTo(actor, { resting: "idle" });
    expect(questions.map(({ titleKey }) => titleKey)).toEqual(["invoiceAnalysis.update.title"]);
    expect(openStore).toHaveBeenCalledTimes(1);
  });
});
