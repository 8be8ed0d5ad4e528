import type { InvoiceAnalysisDetails } from "../../domain/contracts";

/** What the rest of the page tells of the same contract, so that the block doesn't say it again, or anything else. */
export type Told = {
  /** Of its latest invoice. */
  latest: InvoiceAnalysisDetails | null;
  /** The page leads to offers. */
  hasOffers: boolean;
  /** Something is under way about it, a switch perhaps. */
  isUnderWay: boolean;
};
