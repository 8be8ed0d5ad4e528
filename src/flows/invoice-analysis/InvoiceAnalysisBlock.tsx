import type { InvoiceAnalysisDetails } from "../../domain/contracts";
import { useFlow } from "../useFlow";
import { InvoiceAnalysis } from "./InvoiceAnalysis";
import { invoiceAnalysisFlow, invoiceAnalysisInput } from "./wiring";

type InvoiceAnalysisBlockProps = {
  contractId: string;
  contractType: string;
  /** What the page knows of the contract's latest invoice. */
  details: InvoiceAnalysisDetails | null;
  /** Loads anew what the page shows. */
  reloadPage: () => void;
};

/** The invoice of one contract, with a flow of its own that lives as long as the block. */
export function InvoiceAnalysisBlock({ contractId, contractType, details, reloadPage }: InvoiceAnalysisBlockProps) {
  const process = details?.backgroundProcess ?? null;
  const analysis = useFlow(invoiceAnalysisFlow({ reloadPage }), invoiceAnalysisInput({ contractId, contractType, process }));
  return <InvoiceAnalysis analysis={analysis} details={details} />;
}
