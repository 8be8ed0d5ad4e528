/** Invoices of a contract: sent, followed, acknowledged. Specification §7 "Contracts". */
import type { BackgroundProcess } from "../domain/cards";
import { CUSTOMER_API, call, path } from "./client";
import { analysisSchema } from "./schemas/invoices";
import { upload } from "./upload";

const invoiceOf = (contractId: string): string => CUSTOMER_API + path`/contracts/${contractId}/invoice`;

type Invoice = { contractId: string; file: File };

/** Sends an invoice to be analysed: the analysis that it begins. */
export const uploadInvoice = (
  { contractId, file }: Invoice,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<BackgroundProcess> => upload({ path: invoiceOf(contractId), schema: analysisSchema, file, signal, onProgress });

export const readAnalysisStatus = (contractId: string, { signal }: { signal: AbortSignal }): Promise<BackgroundProcess> =>
  call({ method: "GET", path: `${invoiceOf(contractId)}/analysis/status`, schema: analysisSchema, signal });

/** The customer has seen what came of it. Also for the card that tells of it. */
export const acknowledgeAnalysis = async (contractId: string): Promise<void> =>
  void (await call({ method: "POST", path: `${invoiceOf(contractId)}/analysis/acknowledge`, schema: null }));
