/** What a test lets go wrong in a world: which of the next calls fail, stall, break off or wait. Nothing of it survives a restart. */
import { URLPattern } from "urlpattern-polyfill";
import * as v from "valibot";

const count = () => v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the call is answered instead. */
const answerEntries = {
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Text goes out as it stands, anything else as JSON. */
  body: v.optional(v.unknown()),
  /** Closes the connection without an answer. */
  drop: v.optional(v.boolean()),
  /** Closes the connection after so many bytes of the answer's body. */
  dropAfterBytes: v.optional(count()),
};

const faultSchema = v.strictObject({
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** A URLPattern pathname: `*` and `:name` are allowed. */
  path: v.pipe(
    v.string(),
    v.check((path) => patternOf(path) !== null, "not a URLPattern pathname"),
  ),
  /** `before`: the call has no effect. `after`: it has, and only its answer is lost. */
  when: v.optional(v.picklist(["before", "after"]), "before"),
  /** How many calls it meets; without it, all until the faults are put anew. */
  times: v.optional(count()),
  delayMs: v.optional(count()),
  /** Waits for POST /sandbox/faults/release. */
  hold: v.optional(v.boolean()),
  ...answerEntries,
});

/** The body of PUT /sandbox/faults. */
export const faultsSchema = v.array(faultSchema);
export type Fault = v.InferOutput<typeof faultSchema>;

/** The body of POST /sandbox/faults/release: which of the waiting calls go on (all), and how they are answered (as else). */
export const releaseSchema = v.strictObject({
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  path: v.optional(v.string()),
  count: v.optional(count()),
  ...answerEntries,
});
export type Release = v.InferOutput<typeof releaseSchema>;
export type Answer = Pick<Release, keyof typeof answerEntries>;

type Held = { method: string; path: string; go: (answer: Answer) => void };

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let faults: { fault: Fault; left: number }[] = [];
  let held: Held[] = [];

  const release = ({ method, path, count = Number.POSITIVE_INFINITY, ...answer }: Release): number => {
    const released = held.filter((call) => (method ?? call.method) === call.method && isAt(path, call.path)).slice(0, count);
    held = held.filter((call) => !released.includes(call));
    for (const call of released) call.go(answer);
    return released.length;
  };

  return {
    /** Replaces what was put before. Putting none also lets the held calls go. */
    put(next: Fault[]): void {
      faults = next.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
      if (next.length === 0) release({});
    },

    /** The fault that this call meets: the first that fits and isn't used up. */
    take(method: string, path: string): Fault | null {
      const met = faults.find(({ fault, left }) => left > 0 && (fault.method ?? method) === method && isAt(fault.path, path));
      if (met === undefined) return null;
      met.left -= 1;
      return met.fault;
    },

    /** Waits until the call is released, and tells how it is to be answered. Rejects when the client gives it up. */
    hold: (method: string, path: string, signal: AbortSignal): Promise<Answer> =>
      new Promise((go, reject) => {
        const call: Held = { method, path, go };
        held.push(call);
        signal.addEventListener("abort", () => {
          held = held.filter((other) => other !== call);
          reject(signal.reason);
        });
      }),

    release,

    /** What is put, with how often it is still met (null: without end), and the calls that wait. */
    state: () => ({
      faults: faults.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null })),
      held: held.map(({ method, path }) => ({ method, path })),
    }),
  };
}

const isAt = (pattern: string | undefined, path: string): boolean =>
  pattern === undefined || patternOf(pattern)?.test({ pathname: path }) === true;

function patternOf(pathname: string): URLPattern | null {
  try {
    return new URLPattern({ pathname });
  } catch {
    return null;
  }
}
