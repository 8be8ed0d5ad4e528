/** The block of an invoice, drawn, and what stands in it. */
import type { Told } from "../../src/domain/toldInvoice";
import { InvoiceAnalysis } from "../../src/flows/invoice-analysis/InvoiceAnalysis";
import { beginInvoice } from "./invoiceActor";
import { renderUi } from "./renderUi";

export async function openInvoice(given: Parameters<typeof beginInvoice>[0] = {}, told: Partial<Told> = {}) {
  const flow = beginInvoice(given);
  await renderUi(
    <main>
      <h1>Avtal</h1>
      <InvoiceAnalysis analysis={flow.actor} told={{ latest: null, offersPath: null, isUnderWay: false, ...told }} />
    </main>,
  );
  return flow;
}

export const shown = () => document.querySelector("section")?.textContent ?? "";
export const spoken = () => document.querySelector("[role=status]")?.textContent ?? "";
export const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
export const named = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) ?? null;
export const input = () => document.querySelector<HTMLInputElement>("input[type=file]");
