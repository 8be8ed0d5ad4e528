import type { Told } from "../../domain/toldInvoice";
import type { TextKey } from "../../i18n";

/** Who has an offer from before that saves money has no good price yet. */
export const nothingBetterKey = ({ offersPath }: Told): TextKey =>
  offersPath === null ? "invoiceAnalysis.noBetterDeal" : "invoiceAnalysis.noBetterOffer";
