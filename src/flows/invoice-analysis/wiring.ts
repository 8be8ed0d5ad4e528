/** An invoice's analysis in its real surroundings: this device's files, the contract service, the app that may wrap this one. */
import { fromCallback, fromPromise } from "xstate";
import { invoiceAnalysisMachine } from "../../../machines/invoice-analysis";
import { readContract } from "../../api/contracts";
import { readAnalysisStatus } from "../../api/invoices";
import { checkInvoice } from "../../platform/invoiceFiles";
import { onFocus, openNativePicker, openStore, takeNativeFile } from "../../platform/nativeApp";
import { ports } from "../../ports";
import { followAcknowledge } from "../followAcknowledge";
import { followUpload } from "./followUpload";

type Actions = Required<NonNullable<Parameters<typeof invoiceAnalysisMachine.provide>[0]["actions"]>>;

/** `reloadPage`: has the page that shows it load anew what it shows (AMB-21). */
export const invoiceAnalysisFlow = ({ reloadPage }: Pick<Actions, "reloadPage">) =>
  invoiceAnalysisMachine.provide({
    actors: {
      checkFile: fromPromise(({ input }) => checkInvoice(input.file)),
      uploadInvoice: fromCallback(({ input, sendBack, receive }) => {
        const { cancel, leave } = followUpload(input, sendBack);
        receive(cancel);
        return leave;
      }),
      readStatus: fromPromise(({ input, signal }) => readAnalysisStatus(input.contractId, { signal })),
      readLatest: fromPromise(async ({ input, signal }) => {
        const { contract } = await readContract(input.contractId, { signal });
        return contract.invoiceAnalysisDetails;
      }),
      acknowledge: fromPromise(({ input, signal }) => followAcknowledge(input, signal)),
      confirm: fromPromise(({ input, signal }) => ports().confirm(input, { signal })),
      watchFocus: fromCallback(({ sendBack }) => onFocus(() => sendBack({ type: "window.focused" }))),
      takeFile: fromPromise(takeNativeFile),
    },
    actions: {
      reloadPage,
      openPicker: openNativePicker,
      openStore,
      toast: (_, toast) => ports().toast(toast),
    },
  });
