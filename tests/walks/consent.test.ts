import { afterEach, beforeEach, expect, vi } from "vitest";
import { consentModel } from "../models/consent.model";
import { beginConsent } from "../support/consentActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(consentModel, () => {
  let flow: ReturnType<typeof beginConsent> | null = null;
  const open = (given: Parameters<typeof beginConsent>[0]) => void (flow = beginConsent(given));
  const isIn = (state: string, ...effects: unknown[]) => {
    expect(flow!.state()).toBe(state);
    expect(flow!.effects).toEqual(effects);
  };

  return {
    events: {
      "the terms are new": () => open({ reason: "TermsAndConditionsUpdated" }),
      "the power of attorney is unsigned": () => open({ reason: "PowerOfAttorneyUnsigned" }),
      "the power of attorney is outdated": () => open({ reason: "PowerOfAttorneyOutdated" }),
      "the terms and the power of attorney are new": () => open({ reason: "TermsAndConditionsAndPowerOfAttorneyUpdated" }),
      "the customer for whom an admin acts must consent": () => open({ isImpersonating: true }),
      "the person agrees": () => flow!.send("consent.give"),
      "the documents arrive": () => flow!.locate(),
      "the documents cannot be had": () => flow!.failLocate({ kind: "http", status: 500 }),
      "the server takes the answer": () => flow!.accept(),
      "the server refuses the answer": () => flow!.failAccept({ kind: "http", status: 500 }),
      "the person leaves": () => flow!.send("leave"),
      "the admin stops acting": () => flow!.send("leave"),
    },
    states: {
      "nothing asked": () => expect(flow).toBeNull(),
      "asked for the terms": () => isIn("asked"),
      "asked for a signature": () => isIn("asked"),
      "asked for both": () => isIn("asked"),
      "an admin is held up": () => expect(flow!.actor.getSnapshot().can({ type: "consent.give" })).toBe(false),
      "looking for the terms": () => expect(flow!.state()).toBe("locating"),
      "looking for what to sign": () => isIn("locating"),
      "looking for both": () => isIn("locating"),
      accepting: () => {
        expect(flow!.state()).toBe("accepting");
        expect(flow!.accepts.calls).toEqual([{ termsAndConditionsId: "terms-1" }]);
      },
      "told that it failed": () => isIn("asked", { tone: "error", textKey: "consent.failed", durationMs: 10_000 }),
      given: () => expect([flow!.status(), flow!.effects]).toEqual(["done", ["consent given"]]),
      signing: () => isIn("asked", { sign: { powerOfAttorneyId: "poa-1" } }),
      "signing both": () => isIn("asked", { sign: { powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" } }),
      left: () => expect(flow!.effects.at(-1)).toBe("log out"),
    },
  };
});
