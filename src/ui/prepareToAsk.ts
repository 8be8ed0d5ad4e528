/** For pages that may ask something: the dialog's code comes with theirs, so that a press needn't wait for it, nor for a network. */
export const prepareToAsk = (): void => void import("./ConfirmDialog").catch(() => {});
