/** The consent dialog's machine in a test's hands. Needs fake timers. */
import { vi } from "vitest";
import { createActor, type InputFrom } from "xstate";
import { consentMachine } from "../../machines/consent";
import { createLoadMachine } from "../../machines/shared/load";
import type { ConsentLocations } from "../../src/domain/consent";
import { ApiError } from "../../src/domain/errors";
import { remote } from "./remote";

export const locations: ConsentLocations = { powerOfAttorneyId: "poa-1", termsAndConditionsId: "terms-1" };

type Given = Partial<InputFrom<typeof consentMachine>> & { broken?: boolean };

export function beginConsent({ reason = "TermsAndConditionsUpdated", isImpersonating = false, broken = false }: Given = {}) {
  const locates = remote<ConsentLocations, void>();
  const accepts = remote<string, { termsAndConditionsId: string }>();
  const effects: unknown[] = [];
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

  const actor = createActor(
    consentMachine.provide({
      actors: {
        locate: createLoadMachine<ConsentLocations>().provide({
          actors: { read: locates.logic },
          ...(broken && { guards: { isRetried: fail } }),
        }),
        acceptTerms: accepts.logic,
      },
      actions: {
        sign: (_, { documents }) => void effects.push({ sign: documents }),
        consentGiven: () => void effects.push("consent given"),
        logOut: () => void effects.push("log out"),
        toast: (_, toast) => void effects.push(toast),
      },
    }),
    { input: { reason, isImpersonating } },
  ).start();

  const error = (details: Omit<ConstructorParameters<typeof ApiError>[0], "call">) => new ApiError({ call: "x", ...details });
  return {
    actor,
    locates,
    accepts,
    effects,
    state: () => actor.getSnapshot().value,
    status: () => actor.getSnapshot().status,
    send: async (type: "consent.give" | "leave") => {
      actor.send({ type });
      await settle();
    },
    locate: async (what: ConsentLocations = locations) => {
      locates.answer(what);
      await settle();
    },
    failLocate: async (details: Parameters<typeof error>[0]) => {
      locates.fail(error(details));
      await settle();
    },
    accept: async () => {
      accepts.answer("OK");
      await settle();
    },
    failAccept: async (details: Parameters<typeof error>[0]) => {
      accepts.fail(error(details));
      await settle();
    },
  };
}

const fail = (): never => {
  throw new Error("broken");
};
