/**
 * What a contract's page tells of its latest invoice, and of what came of it. Specification §2 "invoice-analysis block"; CDET-31,
 * INV-10.
 */
import { cleanName } from "./cleanText";
import type { ContractDetail, InvoiceAnalysisDetails } from "./contracts";
import { formatMonthOfYear } from "./days";
import { isUsableId } from "./ids";
import { offersPathOf } from "./offerPaths";

/** What the rest of the page tells of the same contract, so that the invoice's block doesn't say it again, or anything else. */
export type Told = {
  /** Of its latest invoice. */
  latest: InvoiceAnalysisDetails | null;
  /** To the offers that the page tells of; null while it tells of none. */
  offersPath: string | null;
  /** Something is under way about it, a switch perhaps. */
  isUnderWay: boolean;
};

export const toldBy = (detail: ContractDetail): Told => ({
  latest: detail.contract.invoiceAnalysisDetails,
  offersPath: offersPathIn(detail),
  isUnderWay: detail.ongoingCards.length > 0,
});

function offersPathIn({ contract: { id }, offerPreview, todoCard }: ContractDetail): string | null {
  const isToldByCard = todoCard?.subFlows.some(({ action }) => action === "ACKNOWLEDGE_AND_VIEW_OFFERS");
  if (id === null || !isUsableId(id) || !(offerPreview || isToldByCard)) return null;
  return offersPathOf(id);
}

/** By what the person knows the latest invoice; null where there is none, or nothing to know it by. */
export function latestNameIn({ latest }: Told): { name: string | null; month: string | null } | null {
  const name = cleanName(latest?.invoiceName);
  const month = formatMonthOfYear(latest?.invoiceMonth ?? null);
  return name === null && month === null ? null : { name, month };
}

/** What came of it; null until the page, read anew, tells of it: what it told before is about an invoice from before. */
export function resultOf({ latest, offersPath }: Told): "better" | "nothing better" | null {
  if (latest?.backgroundProcess?.status !== "COMPLETED") return null;
  if (latest.noBetterDealFound) return "nothing better";
  return offersPath === null ? null : "better";
}
