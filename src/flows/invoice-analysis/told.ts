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

/** Who has an offer from before that saves money has no good price yet. */
export const nothingBetterKey = (offersPath: string | null): TextKey =>
  offersPath === null ? "invoiceAnalysis.noBetterDeal" : "invoiceAnalysis.noBetterOffer";
