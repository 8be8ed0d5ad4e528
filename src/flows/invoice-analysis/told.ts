import type { InvoiceAnalysisDetails } from "../../domain/contracts";
import type { TextKey } from "../../i18n";

/** What the rest of the page tells of the same contract, so that the block doesn't say it again, or anything else. */
export type Told = {
  /** Of its latest invoice. */
  latest: InvoiceAnalysisDetails | null;
  /** To the offers that the page tells of; null while it tells of none. */
  offersPath: string | null;
  /** Something is under way about it, a switch perhaps. */
  isUnderWay: boolean;
};

/** What came of it; null until the page, read anew, tells of it: what it told before is about an invoice from before. */
export function resultOf({ latest, offersPath }: Told): "better" | "nothing better" | null {
  if (latest?.backgroundProcess?.status !== "COMPLETED") return null;
  if (latest.noBetterDealFound) return "nothing better";
  return offersPath === null ? null : "better";
}

/** Who has an offer from before that saves money has no good price yet. */
export const nothingBetterKey = (offersPath: string | null): TextKey =>
  offersPath === null ? "invoiceAnalysis.noBetterDeal" : "invoiceAnalysis.noBetterOffer";
