/** What the app called, for tests to look at. Lives in memory: the last 5,000 calls of a world. */

export type Call = {
  /** Counts up, so that calls of the same millisecond keep their order. */
  id: number;
  /** Epoch ms of the real clock. */
  at: number;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** As text, at most 20,000 characters; null when there was none. */
  body: string | null;
  /** Null while it is not answered, and for ever when the connection was broken off. */
  status: number | null;
};

const KEPT = 5_000;
const MAX_BODY = 20_000;

export type CallLog = ReturnType<typeof createCallLog>;

export function createCallLog() {
  let calls: Call[] = [];
  let count = 0;
  return {
    /** Notes a call when it comes in; the status is filled in later. */
    note(call: Omit<Call, "id" | "at" | "status">): Call {
      const noted = { ...call, id: ++count, at: Date.now(), body: call.body?.slice(0, MAX_BODY) ?? null, status: null };
      calls.push(noted);
      if (calls.length > KEPT) calls = calls.slice(-KEPT);
      return noted;
    },
    /** Those that came in at `sinceMs` or later. */
    since: (sinceMs: number): Call[] => calls.filter(({ at }) => at >= sinceMs),
  };
}
