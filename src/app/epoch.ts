/** The calls of one session end with it: one AbortSignal an epoch. */
let controller = new AbortController();

export const epochSignal = (): AbortSignal => controller.signal;

/** Ends the running epoch's calls and opens the next one. */
export function endEpoch(): void {
  controller.abort(new DOMException("The session has changed.", "AbortError"));
  controller = new AbortController();
}
