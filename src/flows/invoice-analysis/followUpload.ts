/**
 * An upload as the person lives it: whoever leaves while it is sent, or loses the session, is told that it wasn't (F29). What has
 * left this device whole is followed to its answer, also when its page goes: the server has it by then (F06, TR-15).
 */

import type { UploadEvent } from "../../../machines/shared/invoice-analysis-setup";
import type { Toast } from "../../../machines/shared/ports";
import { authPort } from "../../api/authPort";
import { uploadInvoice } from "../../api/invoices";
import { pathOfCard } from "../../domain/cardActions";
import { ApiError, failureOf, mayHaveHappened } from "../../domain/errors";
import { tellContractsChanged } from "../../platform/contractsChanged";
import { placeStore } from "../../platform/stores";
import { ports } from "../../ports";
import { asWrite } from "../asWrite";

// Asked for no longer once it has been done.
const LOG_IN_AND_SEND: Toast = { tone: "info", textKey: "invoiceAnalysis.notSent", durationMs: 15_000, isUntilDone: true };
const NOT_SENT: Toast = { tone: "info", textKey: "invoiceAnalysis.notSent.left", durationMs: 15_000, isUntilDone: true };
const PERHAPS_SENT: Toast = { tone: "info", textKey: "invoiceAnalysis.unsure.left", durationMs: 15_000, isUntilDone: true };

type Invoice = { contractId: string; file: File };

export function followUpload(invoice: Invoice, tell: (event: UploadEvent) => void) {
  const stopping = new AbortController();
  const isSessionOver = authPort().epochSignal();
  let share = 0;
  let isCancelled = false;
  let hasLeft = false;

  const end = (event: UploadEvent) => {
    if (!hasLeft) tell(event);
    else if (share === 1) tellContractsChanged();
  };
  const failed = (error: unknown) => {
    if (isCancelled) return;
    if (isUnauthorized(error)) leadBack(invoice.contractId);
    const toast = toastOf(error);
    if (toast) ports().toast(toast);
    end({ type: "upload.failed", error: isSessionOver.aborted ? HANDLED : error });
  };
  const toastOf = (error: unknown): Toast | null => {
    if (isUnauthorized(error)) return LOG_IN_AND_SEND;
    if (!hasLeft && !isSessionOver.aborted) return null;
    if (share < 1) return NOT_SENT;
    if (failureOf(error).kind === "handled") return null;
    return mayHaveHappened(error) ? PERHAPS_SENT : NOT_SENT;
  };

  asWrite(() =>
    uploadInvoice(invoice, {
      signal: stopping.signal,
      onProgress: (now) => {
        share = now;
        tell({ type: "upload.progressed", share });
      },
    }),
  ).then((process) => end({ type: "upload.answered", process }), failed);

  return {
    cancel: () => {
      isCancelled = true;
      stopping.abort();
      tell({ type: "upload.cancelled" });
    },
    /** The page goes. */
    leave: () => {
      hasLeft = true;
      if (share < 1) stopping.abort();
    },
  };
}

/** The session's own words tell of it. */
const HANDLED = new ApiError({ call: "POST invoice", kind: "network", isHandled: true });

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Where the person was is the block itself, for their next login (AMB-62). */
function leadBack(contractId: string): void {
  const place = placeStore.read();
  const path = pathOfCard({ to: "/contract/$id", params: { id: contractId }, hash: "invoice" });
  if (place !== null && path.startsWith(`${place.path}#`)) placeStore.write({ ...place, path });
}
