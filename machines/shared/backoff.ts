/**
 * How long to wait before the next try, in ms: `startMs` before the first retry, doubling, at most `maxMs`.
 * `triesMade` counts from 1. Specification §9; the times that follow stand in facts.md "Retry times".
 */
export const backoff = ({ startMs, maxMs }: { startMs: number; maxMs: number }, triesMade: number): number =>
  Math.min(maxMs, startMs * 2 ** (triesMade - 1));
