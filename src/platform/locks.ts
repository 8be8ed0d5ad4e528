/**
 * One tab at a time. Web Locks where the browser has them; elsewhere each tab goes ahead, and whoever comes too late adopts
 * what the first one stored (JWT-01).
 */

import { newsOf } from "./news";

type Options = {
  signal: AbortSignal;
  /** What the tabs take turns for: a turn that was waited for begins when the other tab's value under this key is here. */
  storageKey: string;
};

/** Resolves with the key that gives the turn back. Rejects when `signal` aborts while waiting. */
export async function takeTurn(name: string, { signal, storageKey }: Options): Promise<() => void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return () => {};
  const atOnce = await request(locks, name, { ifAvailable: true });
  if (atOnce !== null) return atOnce;
  const news = newsOf(storageKey);
  try {
    const giveBack = await request(locks, name, { signal });
    await news.arrived();
    return giveBack!;
  } finally {
    news.stop();
  }
}

/** Null when the turn isn't free and is not to be waited for. */
const request = (locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    const taken = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((giveBack) => resolve(giveBack));
    };
    locks.request(name, options, taken).catch(reject);
  });
