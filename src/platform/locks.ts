/**
 * One tab at a time. Web Locks where the browser has them; elsewhere each tab goes ahead, and whoever comes too late adopts
 * what the first one stored (JWT-01).
 */

/** Resolves with the key that gives the turn back. Rejects when `signal` aborts while waiting. */
export function takeTurn(name: string, signal: AbortSignal): Promise<() => void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks.request(name, { signal }, () => new Promise<void>((giveBack) => resolve(giveBack))).catch(reject);
  });
}
