// @vitest-environment happy-dom
/** The block in its real surroundings under StrictMode, which starts every flow twice. */
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bindAuth } from "../../src/api/authPort";
import { InvoiceAnalysis } from "../../src/flows/invoice-analysis/InvoiceAnalysis";
import { invoiceAnalysisFlow } from "../../src/flows/invoice-analysis/wiring";
import { useFlow } from "../../src/flows/useFlow";
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
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const process = (status: string) => ({ status, statusDescriptionKey: null, type: "INVOICE_ANALYSIS" });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What would really go out: a request that was given up before it began does not. */
function stubServer(answer: () => object) {
  const beganAtMs = Date.now();
  const polledAtMs: number[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    request.signal.throwIfAborted();
    polledAtMs.push(Date.now() - beganAtMs);
    return new Response(JSON.stringify(answer()));
  });
  return polledAtMs;
}

function Block({ reloadPage }: { reloadPage: () => void }) {
  const input = {
    contractId: "el-1",
    contractType: "Electricity",
    process: process("PROCESSING"),
    hasEarlier: false,
    latestName: null,
    picker: "browser",
  } as const;
  return (
    <InvoiceAnalysis
      analysis={useFlow(invoiceAnalysisFlow({ reloadPage }), input)}
      told={{ latest: null, offersPath: null, isUnderWay: false }}
    />
  );
}

const open = (reloadPage: () => void) => renderUi(<Block reloadPage={reloadPage} />);

it("one chain of polls for an analysis, over ten seconds [XS-10] [UP-08]", async () => {
  const polledAtMs = stubServer(() => process("PROCESSING"));
  await open(() => {});
  for (let passed = 0; passed < 10_000; passed += 250) await after(250);
  expect(polledAtMs).toEqual([0, 500, 1_500, 3_500, 7_500]);
});

it("one new reading of the page when it is done, by what the page now gives [AMB-21]", async () => {
  let status = "PROCESSING";
  stubServer(() => process(status));
  const reloads: string[] = [];
  const { draw } = await open(() => void reloads.push("before"));
  await after(0);
  await draw(<Block reloadPage={() => void reloads.push("now")} />);
  status = "COMPLETED";
  await after(500);
  expect(reloads).toEqual(["now"]);
  expect(document.querySelector("[role=status]")?.textContent).toContain("Fakturan är genomgången");
});

it("no poll after it has left the screen [XS-08]", async () => {
  const polledAtMs = stubServer(() => process("PROCESSING"));
  const { draw } = await open(() => {});
  await after(0);
  await draw(null);
  await after(10_000);
  expect(polledAtMs).toEqual([0]);
});
