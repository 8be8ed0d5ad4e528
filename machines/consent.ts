/**
 * The server asks for a consent before anything else works: a dialog stands over the app until the person has given it or
 * left. Specification §8 "Consent reasons"; readings AMB-36, AMB-64, AMB-66.
 *
 * The terms are accepted here. A signature is given on its own page, over which the dialog doesn't stand (CNS-07); whoever
 * comes back without one finds the question where they left it.
 */
import { assign, setup } from "xstate";
import { asksForSignature, type ConsentDocuments, type ConsentLocations, documentsFor } from "../src/domain/consent";
import { type ConsentReason, failureOf } from "../src/domain/errors";
import { createLoadMachine, type Loaded } from "./shared/load";
import { requiredAction, requiredActor, type Toast } from "./shared/ports";

type Input = {
  reason: ConsentReason;
  /** An admin can't consent for the customer: they can only stop acting (AMB-66). */
  isImpersonating: boolean;
};

type Context = Input & { termsAndConditionsId: string | null };

const failed = { type: "toast" as const, params: { tone: "error", textKey: "consent.failed", durationMs: 10_000 } as const };

export const consentMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as { type: "consent.give" } | { type: "leave" } },
  actors: {
    locate: createLoadMachine<ConsentLocations>(),
    acceptTerms: requiredActor<string, { termsAndConditionsId: string }>("acceptTerms"),
  },
  actions: {
    /** Goes to the page on which it is signed; the way back leads here. */
    sign: requiredAction<{ documents: ConsentDocuments }>("sign"),
    /** Out of the session, or out of the customer's shoes. */
    logOut: requiredAction("logOut"),
    /** Calls work again; who the customer is could not be read without it. */
    consentGiven: requiredAction("consentGiven"),
    toast: requiredAction<Toast>("toast"),
    takeTerms: assign((_, params: { end: Loaded<ConsentLocations> }) => ({ termsAndConditionsId: termsIn(params.end) })),
  },
  guards: {
    canConsent: ({ context }) => !context.isImpersonating,
    canSign: ({ context }, params: { end: Loaded<ConsentLocations> }) =>
      asksForSignature(context.reason) && documentsIn(context.reason, params.end) !== null,
    canAccept: ({ context }, params: { end: Loaded<ConsentLocations> }) =>
      !asksForSignature(context.reason) && termsIn(params.end) !== null,
    isHandled: (_, params: { end: Loaded<ConsentLocations> }) =>
      params.end.status === "failed" && params.end.failure.kind === "handled",
    isHandledError: (_, params: { error: unknown }) => failureOf(params.error).kind === "handled",
  },
}).createMachine({
  id: "consent",
  context: ({ input }) => ({ ...input, termsAndConditionsId: null }),
  initial: "asked",
  on: { leave: { actions: "logOut" } },
  states: {
    asked: { on: { "consent.give": { guard: "canConsent", target: "locating" } } },
    locating: {
      invoke: {
        src: "locate",
        onDone: [
          {
            guard: { type: "canSign", params: ({ event }) => ({ end: event.output }) },
            actions: {
              type: "sign",
              params: ({ context, event }) => ({ documents: documentsIn(context.reason, event.output)! }),
            },
            target: "asked",
          },
          {
            guard: { type: "canAccept", params: ({ event }) => ({ end: event.output }) },
            actions: { type: "takeTerms", params: ({ event }) => ({ end: event.output }) },
            target: "accepting",
          },
          { guard: { type: "isHandled", params: ({ event }) => ({ end: event.output }) }, target: "asked" },
          { actions: failed, target: "asked" },
        ],
        onError: { actions: failed, target: "asked" },
      },
    },
    accepting: {
      invoke: {
        src: "acceptTerms",
        input: ({ context }) => ({ termsAndConditionsId: context.termsAndConditionsId! }),
        onDone: "given",
        onError: [
          { guard: { type: "isHandledError", params: ({ event }) => ({ error: event.error }) }, target: "asked" },
          { actions: failed, target: "asked" },
        ],
      },
    },
    given: { type: "final", entry: "consentGiven" },
  },
});

const documentsIn = (reason: ConsentReason, end: Loaded<ConsentLocations>): ConsentDocuments | null =>
  end.status === "loaded" ? documentsFor(reason, end.data) : null;

const termsIn = (end: Loaded<ConsentLocations>): string | null =>
  end.status === "loaded" ? end.data.termsAndConditionsId : null;
