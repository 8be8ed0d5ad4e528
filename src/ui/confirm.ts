/**
 * Questions that only yes or no answers, one at a time, whatever is on screen. The dialog that asks them is loaded with the
 * first one. Specification §2 "Confirm dialog".
 */
import { showToast } from "./toast";

/** A question by text keys. */
export type Confirmation = {
  titleKey: string;
  bodyKey: string;
  confirmKey: string;
  /** Confirming loses something for good. */
  isDanger?: boolean;
};

type Waiting = { question: Confirmation; answer: (isYes: boolean) => void };

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

/** Whether the person said yes. No when they closed the dialog, when `signal` aborts, or when nothing can ask them. */
export function askToConfirm(question: Confirmation, { signal }: { signal?: AbortSignal } = {}): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const one: Waiting = {
      question,
      answer: (isYes) => {
        signal?.removeEventListener("abort", leave);
        change(waiting.filter((other) => other !== one));
        resolve(isYes);
      },
    };
    const leave = () => one.answer(false);
    signal?.addEventListener("abort", leave);
    change([...waiting, one]);
  });
}

/** The question that is asked now. */
export const askedNow = (): Waiting | null => waiting[0] ?? null;

/** The dialog can't be fetched: nobody is left waiting, and the person knows why nothing happened. */
export function giveUpAsking(): void {
  for (const { answer } of waiting) answer(false);
  showToast({ tone: "error", textKey: "confirm.unavailable", durationMs: 10_000 });
}

export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}
