/** What a page that has gone was doing to the contracts has come to its end: what is on screen of them may be old. */
const listeners = new Set<() => void>();
let changes = 0;

export function tellContractsChanged(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** Once more, when something has come to its end while it was read: it may tell of before (TR-15). */
export async function readLatest<Data>(read: () => Promise<Data>): Promise<Data> {
  const before = changes;
  const data = await read();
  return changes === before ? data : read();
}

export function onContractsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
