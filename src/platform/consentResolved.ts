/** A consent that the server asked for has been given: what it held up may go on (AMB-64). */
const listeners = new Set<() => void>();

export function onConsentResolved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellConsentResolved(): void {
  for (const listener of listeners) listener();
}
