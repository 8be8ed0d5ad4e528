/** An invoice's analysis in its real surroundings: this device's files, the contract service, the app that may wrap this one. */
import { fromCallback, fromPromise } from "xstate";
import { invoiceAnalysisMachine } from "../../../machines/invoice-analysis";
import { acknowledgeAnalysis, readAnalysisStatus, uploadInvoice } from "../../api/invoices";
import { pathOfCard } from "../../domain/cardActions";
import { ApiError } from "../../domain/errors";
import { checkInvoice } from "../../platform/invoiceFiles";
import { onFocus, openNativePicker, openStore, takeNativeFile } from "../../platform/nativeApp";
import { placeStore } from "../../platform/stores";
import { ports } from "../../ports";
import { asWrite } from "../asWrite";

type Actions = Required<NonNullable<Parameters<typeof invoiceAnalysisMachine.provide>[0]["actions"]>>;

/** `reloadPage`: has the page that shows it load anew what it shows (AMB-21). */
export const invoiceAnalysisFlow = ({ reloadPage }: Pick<Actions, "reloadPage">) =>
  invoiceAnalysisMachine.provide({
    actors: {
      checkFile: fromPromise(({ input }) => checkInvoice(input.file)),
      uploadInvoice: fromCallback(({ input, sendBack }) => {
        const leaving = new AbortController();
        asWrite(() =>
          uploadInvoice(input, {
            signal: leaving.signal,
            onProgress: (share) => sendBack({ type: "upload.progressed", share }),
          }),
        ).then(
          (process) => sendBack({ type: "upload.answered", process }),
          (error: unknown) => {
            if (isSessionOver(error)) tellNotSent(input.contractId);
            sendBack({ type: "upload.failed", error });
          },
        );
        return () => leaving.abort();
      }),
      readStatus: fromPromise(({ input, signal }) => readAnalysisStatus(input.contractId, { signal })),
      acknowledge: fromPromise(({ input }) => asWrite(() => acknowledgeAnalysis(input.contractId))),
      confirm: fromPromise(({ input, signal }) => ports().confirm(input, { signal })),
      watchFocus: fromCallback(({ sendBack }) => onFocus(() => sendBack({ type: "window.focused" }))),
      takeFile: fromPromise(async () => takeNativeFile()),
    },
    actions: {
      reloadPage,
      openPicker: openNativePicker,
      openStore,
      toast: (_, toast) => ports().toast(toast),
    },
  });

const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * The screen that sent it has gone with its session: nobody else is left to say that nothing was sent. Where the person was is
 * the block itself, for their next login (F29, AMB-62).
 */
function tellNotSent(contractId: string): void {
  ports().toast({ tone: "info", textKey: "invoiceAnalysis.notSent", durationMs: 15_000 });
  const place = placeStore.read();
  const path = pathOfCard({ to: "/contract/$id", params: { id: contractId }, hash: "invoice" });
  if (place !== null && path.startsWith(`${place.path}#`)) placeStore.write({ ...place, path });
}
