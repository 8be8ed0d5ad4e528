/**
 * Signing the power of attorney, alone or with the terms: what the address asks for is checked, the person signs with the
 * electronic ID, what is known of them is read anew, and they go where the address says.
 * Specification §2 "/sign/poa/{options}", §5 "Sign options", §8 "Sign fails"; readings AMB-09, AMB-10, AMB-55, AMB-56, AMB-66.
 *
 * An address may come from anybody: nothing is started before it has been checked and the person has pressed. An admin who acts
 * for a customer can't sign for them.
 */
import { assign, not, sendTo, setup } from "xstate";
import { bankIdMessageKey } from "../src/domain/bankIdMessages";
import type { Failure } from "../src/domain/errors";
import type { SignOptions } from "../src/domain/signOptions";
import { type BankIdOrderInput, createBankIdOrderMachine } from "./bankid-order";
import { createLoadMachine, type Loaded } from "./shared/load";
import { requiredAction, requiredSubscription, type Toast } from "./shared/ports";

/** The ids that the server gave for what this customer may sign. */
export type Offered = { powerOfAttorneyIds: string[]; termsAndConditionsIds: string[] };

type Input = {
  /** Null when the address holds none that are good. */
  options: SignOptions | null;
  /** A press in the app led here, or an order that is under way does: then nothing more is asked. */
  isAsked: boolean;
  isImpersonating: boolean;
  order: BankIdOrderInput;
};

type Context = Input & {
  openedAtMs: number;
  failure: Failure | null;
  hintCode: string | null;
};

type Events =
  | { type: "sign" }
  | { type: "cancel" }
  | { type: "retry" }
  /** The admin stops acting for the customer. */
  | { type: "leave" }
  /** Another tab has brought the same signature to its end. */
  | { type: "signed.elsewhere" }
  | { type: "consent.resolved" }
  | { type: "wake" };

/** The press that led here counts only for a moment longer: later, the link to the ID app would leave the page (BID-17). */
const PRESS_COUNTS_FOR_MS = 1_000;

export const signPoaMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Events,
    children: {} as { order: "bankIdOrder" },
  },
  actors: {
    check: createLoadMachine<Offered>(),
    bankIdOrder: createBankIdOrderMachine<null>(),
    watchSigned: requiredSubscription<Events>("watchSigned"),
    /** Rejects like any read: it is tried again before the person goes on with what was known before. */
    refresh: createLoadMachine<void>(),
  },
  actions: {
    /** For the log, without any value of the address (A01). */
    reportRefusal: requiredAction("reportRefusal"),
    consentGiven: requiredAction("consentGiven"),
    /** Out of the customer's shoes. */
    logOut: requiredAction("logOut"),
    goTo: requiredAction<{ path: string }>("goTo"),
    toast: requiredAction<Toast>("toast"),
    takeFailure: assign({ failure: (_, params: { failure: Failure | null }) => params.failure }),
    notePress: assign({ order: ({ context }) => ({ ...context.order, hasUserActivation: true }) }),
    forgetOldPress: assign({
      order: ({ context }) => ({
        ...context.order,
        hasUserActivation: context.order.hasUserActivation && Date.now() < context.openedAtMs + PRESS_COUNTS_FOR_MS,
      }),
    }),
  },
  guards: {
    hasOptions: ({ context }) => context.options !== null,
    isImpersonating: ({ context }) => context.isImpersonating,
    isOffered: ({ context }, params: { end: Loaded<Offered> }) =>
      params.end.status === "loaded" && isOffered(context.options!, params.end.data),
    isOfferedAndAsked: ({ context }, params: { end: Loaded<Offered> }) =>
      context.isAsked && params.end.status === "loaded" && isOffered(context.options!, params.end.data),
    isLoaded: (_, params: { end: Loaded<Offered> }) => params.end.status === "loaded",
    isHandled: (_, params: { end: Loaded<Offered> }) => failureIn(params.end)?.kind === "handled",
    hasNoConnection: ({ context }) => context.failure?.kind === "network",
  },
}).createMachine({
  id: "sign-poa",
  context: ({ input }) => ({ ...input, openedAtMs: Date.now(), failure: null, hintCode: null }),
  initial: "judging",
  states: {
    judging: {
      always: [
        { guard: not("hasOptions"), target: "refused" },
        { guard: "isImpersonating", target: "notTheirs" },
        { target: "checking" },
      ],
    },
    checking: {
      invoke: {
        src: "check",
        onDone: [
          {
            guard: { type: "isOfferedAndAsked", params: ({ event }) => ({ end: event.output }) },
            actions: "forgetOldPress",
            target: "signing",
          },
          { guard: { type: "isOffered", params: ({ event }) => ({ end: event.output }) }, target: "asking" },
          { guard: { type: "isLoaded", params: ({ event }) => ({ end: event.output }) }, target: "refused" },
          { guard: { type: "isHandled", params: ({ event }) => ({ end: event.output }) }, target: "heldUp" },
          {
            actions: { type: "takeFailure", params: ({ event }) => ({ failure: failureIn(event.output) }) },
            target: "unchecked",
          },
        ],
        onError: { actions: { type: "takeFailure", params: { failure: { kind: "unexpected" } } }, target: "unchecked" },
      },
      on: { cancel: "turnedBack" },
    },
    // The session has taken over, or the server asks for a consent: its question isn't asked on this page (CNS-07).
    heldUp: { on: { "consent.resolved": "checking", cancel: "turnedBack" } },
    unchecked: {
      on: { retry: "checking", wake: { guard: "hasNoConnection", target: "checking" }, cancel: "turnedBack" },
    },
    refused: { entry: "reportRefusal" },
    notTheirs: { on: { leave: { actions: "logOut" }, cancel: "turnedBack" } },
    asking: { on: { sign: { actions: "notePress", target: "signing" }, cancel: "turnedBack" } },
    signing: {
      invoke: [
        { src: "watchSigned", onError: {} },
        {
          id: "order",
          src: "bankIdOrder",
          input: ({ context }) => context.order,
          onDone: [
            { guard: ({ event }) => event.output.end === "complete", target: "refreshing" },
            {
              guard: ({ event }) => event.output.end === "failed",
              actions: assign({ hintCode: ({ event }) => (event.output.end === "failed" ? event.output.hintCode : null) }),
              target: "failed",
            },
            { target: "turnedBack" },
          ],
          onError: "failed",
        },
      ],
      on: { wake: { actions: sendTo("order", { type: "wake" }) }, "signed.elsewhere": "refreshing" },
    },
    refreshing: {
      entry: "consentGiven",
      // It is signed, whatever becomes of the read; the next return to the page reads again.
      invoke: { src: "refresh", onDone: "signed", onError: "signed" },
    },
    signed: {
      type: "final",
      entry: { type: "goTo", params: ({ context }) => ({ path: context.options!.onSuccess.redirectToPath }) },
    },
    failed: {
      type: "final",
      entry: [
        {
          type: "toast",
          params: ({ context }) => ({
            tone: "error",
            textKey: "bankId.failed.sign",
            descriptionKey: bankIdMessageKey(context.hintCode),
            durationMs: 15_000,
          }),
        },
        { type: "goTo", params: ({ context }) => ({ path: context.options!.onFail.redirectToPath }) },
      ],
    },
    turnedBack: {
      type: "final",
      entry: { type: "goTo", params: ({ context }) => ({ path: context.options!.onFail.redirectToPath }) },
    },
  },
});

/** AMB-56: only what the server itself gave may be signed. */
const isOffered = ({ powerOfAttorneyId, termsAndConditionsId }: SignOptions, offered: Offered): boolean =>
  offered.powerOfAttorneyIds.includes(powerOfAttorneyId) &&
  (termsAndConditionsId === undefined || offered.termsAndConditionsIds.includes(termsAndConditionsId));

const failureIn = (end: Loaded<Offered>): Failure | null => (end.status === "failed" ? end.failure : null);
