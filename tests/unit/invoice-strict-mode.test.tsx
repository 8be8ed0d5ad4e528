// @vitest-environment happy-dom
/** A contract's invoice in its real surroundings, on the contract's page, under StrictMode, which starts every flow twice. */
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bindAuth } from "../../src/api/authPort";
import { ContractPage } from "../../src/flows/contract-detail/ContractPage";
import { bindPorts } from "../../src/ports";
import { contractAnswer } from "../support/contracts";
import { renderUi } from "../support/renderUi";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  bindAuth({
    accessToken: async () => "token",
    epochSignal: () => new AbortController().signal,
    unauthorized: async () => null,
    consentNeeded: () => {},
    consentsGiven: () => 0,
    serverTime: () => {},
  });
  bindPorts({ session: () => null } as unknown as Parameters<typeof bindPorts>[0]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const process = (status: string) => ({ status, statusDescriptionKey: null, type: "INVOICE_ANALYSIS" });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What would really go out: a request that was given up before it began does not. */
function stubServer() {
  const beganAtMs = Date.now();
  const server = { status: "PROCESSING", pageReads: 0, polledAtMs: [] as number[] };
  const detail = () => ({
    ...contractAnswer("Electricity", { invoiceAnalysisDetails: { backgroundProcess: process(server.status) } }),
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    request.signal.throwIfAborted();
    const isPoll = request.url.endsWith("/contracts/el-1/invoice/analysis/status");
    if (isPoll) server.polledAtMs.push(Date.now() - beganAtMs);
    else server.pageReads++;
    return new Response(JSON.stringify(isPoll ? process(server.status) : detail()));
  });
  return server;
}

async function open() {
  const page = await renderUi(<ContractPage id="el-1" />);
  for (let turns = 0; turns < 10 && said() === undefined; turns++) await after(0);
  return page;
}
const said = () => document.querySelector("section [role=status]")?.textContent;

it("one chain of polls for an analysis, over ten seconds, as it stood when the page was opened [XS-10] [UP-08]", async () => {
  const { polledAtMs } = stubServer();
  await open();
  for (let passed = 0; passed < 10_000; passed += 250) await after(250);
  expect(polledAtMs).toEqual([0, 500, 1_500, 3_500, 7_500]);
});

it("one new reading of the page when it is done [AMB-21]", async () => {
  const server = stubServer();
  await open();
  const before = server.pageReads;
  server.status = "COMPLETED";
  await after(500);
  expect(server.pageReads).toBe(before + 1);
  expect(said()).toContain("Fakturan är genomgången");
  expect(document.querySelector("h1")?.textContent).toBe("Granby Energi");
});

it("no poll after the page was left [XS-08]", async () => {
  const { polledAtMs } = stubServer();
  const { draw } = await open();
  await draw(null);
  await after(10_000);
  expect(polledAtMs).toEqual([0]);
});
