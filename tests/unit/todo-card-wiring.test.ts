/** A card in its real surroundings: what it asks of the server and of the app, and what it leaves behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { bindAuth } from "../../src/api/authPort";
import { invoiceAnalysisFlow } from "../../src/flows/invoice-analysis/wiring";
import { todoCardFlow } from "../../src/flows/todo-card/wiring";
import { onContractsChanged } from "../../src/platform/contractsChanged";
import { filePicker } from "../../src/platform/nativeApp";
import { bindPorts } from "../../src/ports";
import { stubBrowser } from "../support/browser";
import { wayOf } from "../support/cardActor";
import { processIs } from "../support/invoiceActor";

let calls: { call: string; body: string; signal: AbortSignal; answer: (response: Response) => void }[];
let done: unknown[];

beforeEach(() => {
  stubBrowser();
  [calls, done] = [[], []];
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = await request.text();
    return new Promise<Response>((answer) => {
      calls.push({ call: `${request.method} ${new URL(request.url).pathname}`, body, signal: request.signal, answer });
    });
  });
  bindAuth({
    accessToken: async () => "token",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentNeeded: () => {},
    consentsGiven: () => 0,
    serverTime: () => {},
  });
  bindPorts({
    navigate: (destination) => void done.push(destination),
    toast: ({ textKey }) => void done.push(textKey),
    takeBackErrors: () => {},
  } as Parameters<typeof bindPorts>[0]);
});
afterEach(() => void vi.unstubAllGlobals());

const open = () =>
  createActor(todoCardFlow({ reloadPage: ({ isNoted }) => void done.push(isNoted ? "reload, noted" : "reload") })).start();
/** The block that tells of the same analysis on a contract's page. */
const openCompleted = (contractId: string) =>
  createActor(invoiceAnalysisFlow({ reloadPage: () => {} }), {
    input: {
      contractId,
      contractType: "Electricity",
      process: processIs("COMPLETED"),
      hasEarlier: false,
      latestName: null,
      picker: filePicker(),
    },
  }).start();
const COMPLETED = { resting: "completed" };
const READY = { resting: "ready" };
const sent = async (count = 1) => {
  await vi.waitFor(() => expect(calls).toHaveLength(count));
  return calls.at(-1)!;
};
const API = "/customer-service/api/v1";

describe("acknowledging [TODO-11]", () => {
  it("is POST …/invoice/analysis/acknowledge of the card's contract, then the page is read anew", async () => {
    const card = open();
    card.send({ type: "press", way: wayOf("ACKNOWLEDGE", { contractId: "el/1" }) });
    const { call, answer } = await sent();
    expect(call).toBe(`POST ${API}/contracts/el%2F1/invoice/analysis/acknowledge`);
    answer(new Response(null, { status: 204 }));
    await vi.waitFor(() => expect(done).toEqual(["reload, noted"]));
  });

  it("goes on after the page has gone: what other pages show is read anew then, and nobody is led anywhere", async () => {
    const changed = vi.fn();
    const stop = onContractsChanged(changed);
    const card = open();
    card.send({ type: "press", way: wayOf("ACKNOWLEDGE_AND_VIEW_OFFERS") });
    const { signal, answer } = await sent();
    card.stop();
    expect([signal.aborted, changed.mock.calls]).toEqual([false, []]);
    answer(new Response(null, { status: 204 }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(done).toEqual([]);
    stop();
  });

  it.each([
    [500, ["error.acknowledgeOffer"]],
    [400, ["error.acknowledgeOffer"]],
    [404, []],
    [409, []],
    [410, []],
  ])("that fails with %i after the page has gone says: %j [AMB-41]", async (status, told) => {
    const changed = vi.fn();
    const stop = onContractsChanged(changed);
    const card = open();
    card.send({ type: "press", way: wayOf("ACKNOWLEDGE") });
    const { answer } = await sent();
    card.stop();
    answer(new Response(null, { status }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(done).toEqual(told);
    stop();
  });

  it("beside the page's own block is one call, and both go on from its answer [UX-03]", async () => {
    const card = open();
    const block = openCompleted("c1");
    const other = openCompleted("c2");
    block.send({ type: "acknowledge" });
    card.send({ type: "press", way: wayOf("ACKNOWLEDGE") });
    const { answer } = await sent();
    other.send({ type: "acknowledge" });
    expect((await sent(2)).call).toContain("/c2/");
    answer(new Response(null, { status: 500 }));
    await vi.waitFor(() => expect([card.getSnapshot().value, block.getSnapshot().value]).toEqual([READY, COMPLETED]));
    // What failed is over: the next press is a call of its own.
    card.send({ type: "press", way: wayOf("ACKNOWLEDGE") });
    (await sent(3)).answer(new Response(null, { status: 204 }));
    await vi.waitFor(() => expect(card.getSnapshot().value).toEqual("done"));
  });

  it("in the page's own block goes on after the page has gone, and a failure is told [AMB-41] [TR-15]", async () => {
    const block = openCompleted("c1");
    block.send({ type: "acknowledge" });
    const { signal, answer } = await sent();
    block.stop();
    expect(signal.aborted).toBe(false);
    answer(new Response(null, { status: 500 }));
    await vi.waitFor(() => expect(done).toEqual(["error.acknowledgeOffer"]));
  });

  it("while the page is there, nothing else is told", async () => {
    const changed = vi.fn();
    const stop = onContractsChanged(changed);
    open().send({ type: "press", way: wayOf("ACKNOWLEDGE") });
    (await sent()).answer(new Response(null, { status: 204 }));
    await vi.waitFor(() => expect(done).toEqual(["reload, noted"]));
    expect(changed).not.toHaveBeenCalled();
    stop();
  });
});

describe("collecting [TODO-04]", () => {
  it("is POST /insurance/collection of the provider, then its page", async () => {
    open().send({ type: "press", way: wayOf("COLLECT_CONTRACTS", { contractType: "HomeInsurance" }) });
    const { call, body, answer } = await sent();
    expect([call, JSON.parse(body)]).toEqual([
      `POST ${API}/insurance/collection`,
      { providerId: "p1", preferSameDeviceAuthentication: false },
    ]);
    answer(new Response(JSON.stringify({ id: "k1" })));
    await vi.waitFor(() =>
      expect(done).toEqual([
        { to: "/insurance/collect/$collectionId/$providerName", params: { collectionId: "k1", providerName: "Hemtrygg" } },
      ]),
    );
  });

  it("on a phone, the electronic ID is taken to be on it", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux; Android 14)", maxTouchPoints: 5 });
    open().send({ type: "press", way: wayOf("COLLECT_CONTRACTS", { contractType: "HomeInsurance" }) });
    expect(JSON.parse((await sent()).body)).toEqual({ providerId: "p1", preferSameDeviceAuthentication: true });
  });
});

it("what nobody knows is a warning in the log, once a press [TODO-10]", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const card = open();
  card.send({ type: "press", way: wayOf("DANCE") });
  expect(warn.mock.calls).toEqual([["Nobody knows what this button of a card does: DANCE"]]);
  card.send({ type: "press", way: wayOf("DANCE") });
  expect(warn).toHaveBeenCalledTimes(2);
  expect([calls, done]).toEqual([[], []]);
  warn.mockRestore();
});
