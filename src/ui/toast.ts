/**
 * Toasts: one function to show them, whatever is on screen. What draws them is loaded with the first one (or with the first
 * press, so that it is there when the network isn't). They live outside the pages, so they survive a redirect.
 * Specification §2 "Toasts", §8, §9; case CH-02.
 */

/** A toast by text keys; keys that nobody has written show what is said for any error. */
export type ToastContent = {
  tone: "error" | "success" | "info";
  textKey: string;
  /** What stands in the text's `{{name}}` places. */
  params?: Record<string, string>;
  descriptionKey?: string;
  /** Words of the server's own, in place of a description by key. Shown as text. */
  description?: string;
  /** 10 s or 15 s, as the error catalogue has it. Time stands still while a pointer or the focus rests on it. */
  durationMs: number;
  /** It is taken back with the errors. */
  isUntilDone?: boolean;
  /** A press also closes the toast. */
  action?: { labelKey: string; onPress: () => void };
};

type Drawer = { show: (content: ToastContent) => void; takeBackErrors: () => void };

let waiting: readonly ToastContent[] = [];
let drawer: Drawer | null = null;
const listeners = new Set<() => void>();

/** The same words as a toast that is still there take its place: they are spoken again, and its time starts anew. */
export function showToast(content: ToastContent): void {
  if (drawer) {
    drawer.show(content);
    return;
  }
  waiting = [...waiting.filter((one) => sameness(one) !== sameness(content)), content];
  tell();
}

/** What failed before has gone well now: nothing goes on saying that it hasn't. */
export function takeBackErrors(): void {
  drawer?.takeBackErrors();
  waiting = waiting.filter(({ tone }) => tone !== "error");
  tell();
}

/** What makes two toasts the same to a reader. */
export const sameness = ({ tone, textKey, params, descriptionKey, description }: ToastContent): string =>
  JSON.stringify([tone, textKey, params, descriptionKey, description]);

/** Those that nothing has drawn yet. */
export const waitingToasts = (): readonly ToastContent[] => waiting;

export function dropWaitingToasts(): void {
  waiting = [];
  tell();
}

export function onWaitingToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever draws toasts takes over those that wait, and all that follow. Ends with the returned function. */
export function drawToasts(own: Drawer): () => void {
  drawer = own;
  const taken = waiting;
  waiting = [];
  for (const content of taken) own.show(content);
  return () => {
    if (drawer === own) drawer = null;
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
