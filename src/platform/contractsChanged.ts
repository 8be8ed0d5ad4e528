/** What a page that has gone was doing to the contracts has come to its end: what is on screen of them may be old. */
const listeners = new Set<() => void>();
let changes = 0;

export function tellContractsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** A read that this has grown during may tell of before. */
export const contractChanges = (): number => changes;

export function onContractsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
