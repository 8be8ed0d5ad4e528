/** What a test can set of a world: lifetimes and clock of the auth service, and how background processes go on. */
import * as v from "valibot";

export const PROCESSES = ["invoice-analysis", "car-offers", "collection", "loan"] as const;
export type ProcessName = (typeof PROCESSES)[number];

const seconds = () => v.pipe(v.number(), v.integer(), v.minValue(0));

/** The body of PATCH /sandbox/auth. */
export const authPatchSchema = v.strictObject({
  accessTokenS: v.optional(seconds()),
  refreshTokenS: v.optional(seconds()),
  /** How far the server's clock is ahead of the real one; negative: behind. */
  clockOffsetS: v.optional(v.pipe(v.number(), v.finite())),
  /** Whether a refresh token can be used only once. */
  rotate: v.optional(v.boolean()),
  /** Whether collect tells hint codes. */
  hints: v.optional(v.boolean()),
});

/** The body of PATCH /sandbox/processes/{name}. */
export const processPatchSchema = v.strictObject({
  /** How many polls it takes until the outcome shows. */
  polls: v.optional(seconds()),
  /** After how many ms it is over, however few polls there were; null: only the polls count. */
  delayMs: v.optional(v.nullable(seconds())),
  /** The status it ends with; which ones there are is the process's own matter. */
  outcome: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export type AuthSettings = { accessTokenS: number; refreshTokenS: number; clockOffsetS: number; rotate: boolean; hints: boolean };
export type ProcessSettings = { polls: number; delayMs: number | null; outcome: string };
export type Settings = { auth: AuthSettings; processes: Record<ProcessName, ProcessSettings> };

export const defaultSettings: Settings = {
  auth: { accessTokenS: 900, refreshTokenS: 30 * 24 * 60 * 60, clockOffsetS: 0, rotate: true, hints: true },
  processes: {
    "invoice-analysis": { polls: 3, delayMs: null, outcome: "COMPLETED" },
    "car-offers": { polls: 3, delayMs: null, outcome: "OFFERS_CREATED" },
    collection: { polls: 3, delayMs: null, outcome: "COMPLETED" },
    loan: { polls: 1, delayMs: null, outcome: "SUBMITTED" },
  },
};

/** `current` with what the patch says; what it leaves out stays. */
export const patched = <Current extends object>(current: Current, patch: object): Current => ({
  ...current,
  ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
});
