// @vitest-environment happy-dom
/** Files that are dropped on an invoice's block, and beside it. */
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InvoiceAnalysis } from "../../src/flows/invoice-analysis/InvoiceAnalysis";
import { beginInvoice, invoice } from "../support/invoiceActor";
import { renderUi } from "../support/renderUi";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

async function open() {
  const flow = beginInvoice();
  await renderUi(
    <main>
      <h1>Avtal</h1>
      <InvoiceAnalysis analysis={flow.actor} told={{ latest: null, offersPath: null, isUnderWay: false }} />
    </main>,
  );
  return flow;
}

const drag = async (type: "drop" | "dragover", at: EventTarget, files: File[], types = ["Files"]) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { files, types, dropEffect: "copy" };
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  await act(async () => void at.dispatchEvent(event));
  return [event.defaultPrevented, dataTransfer.dropEffect];
};
const zone = () => document.querySelector("section [class] input[type=file]")!.parentElement!;
const FIRST_ONLY = { tone: "info", textKey: "invoiceAnalysis.firstOnly", durationMs: 10_000 };

it.each([
  { files: [invoice], said: [] },
  { files: [invoice, new File(["b"], "b.pdf")], said: [FIRST_ONLY] },
])(
  "takes the first of the files that are dropped on it, and says so where there are more: $said [A74]",
  async ({ files, said }) => {
    const flow = await open();
    expect(await drag("drop", zone(), files)).toEqual([true, "copy"]);
    expect([flow.checks.calls, flow.toasts]).toEqual([[{ file: invoice }], said]);
  },
);

it("lets nothing open in place of the page that is dropped beside it", async () => {
  const flow = await open();
  for (const type of ["dragover", "drop"] as const)
    expect(await drag(type, document.querySelector("h1")!, [invoice])).toEqual([true, "none"]);
  expect(await drag("dragover", zone(), [invoice])).toEqual([true, "copy"]);
  expect(await drag("drop", document.querySelector("h1")!, [], ["text/plain"])).toEqual([false, "copy"]);
  expect(flow.checks.calls).toEqual([]);
});
