/**
 * The root of everything: lives as long as the page. It keeps the texts and the session as its children, knows whether there
 * is a network, and which consent the server wants: the dialog that asks for it has a flow of its own, which comes with it.
 * Specification §2 "Global overlays", §8 "Consent reasons"; readings AMB-61, AMB-64, AMB-66, AMB-67.
 */
import { assign, raise, sendTo, setup } from "xstate";
import type { ConsentReason } from "../src/domain/errors";
import type { Session } from "../src/domain/session";
import type { TextSet } from "../src/domain/texts";
import { sessionMachine } from "./session";
import { requiredAction, requiredSubscription } from "./shared/ports";
import { textResourcesMachine } from "./text-resources";

/** Where the children are found: `app.system.get(...)`. */
export const SYSTEM_IDS = { session: "session", texts: "texts" } as const;

type Events =
  | { type: "connectivity.changed"; isOnline: boolean }
  /** `givenBefore`: how many had been given when the call went out that was refused for want of this one. */
  | { type: "consent.needed"; reason: ConsentReason; givenBefore: number }
  /** Whoever was asked is gone. */
  | { type: "consent.pointless" }
  /** In the dialog, or by a signature. */
  | { type: "consent.given" }
  | { type: "wake" };

export const appMachine = setup({
  types: {
    context: {} as { input: Input; consentReason: ConsentReason | null; consentsGiven: number; epoch: number },
    input: {} as Input,
    events: {} as Events,
  },
  actors: {
    session: sessionMachine,
    textResources: textResourcesMachine,
    watchConnectivity: requiredSubscription<Events>("watchConnectivity"),
  },
  actions: {
    /** What a missing consent has held up goes on (AMB-64). */
    resumeFlows: requiredAction("resumeFlows"),
    forgetReason: assign({ consentReason: null }),
    countGiven: assign({ consentsGiven: ({ context }) => context.consentsGiven + 1 }),
  },
  guards: {
    isOnline: (_, params: { isOnline: boolean }) => params.isOnline,
    // A refusal that was on its way while the consent was given says nothing about now.
    isStillMissing: ({ context }, params: { givenBefore: number }) => params.givenBefore === context.consentsGiven,
    isNewEpoch: ({ context }, params: { epoch: number }) => params.epoch !== context.epoch,
  },
}).createMachine({
  id: "app",
  context: ({ input }) => ({ input, consentReason: null, consentsGiven: 0, epoch: 1 }),
  type: "parallel",
  // Children start in this order: the texts' call is the first to tell the server's time.
  invoke: [
    {
      src: "textResources",
      id: SYSTEM_IDS.texts,
      systemId: SYSTEM_IDS.texts,
      input: ({ context }) => ({ stored: context.input.storedTexts }),
      onError: {},
    },
    {
      src: "session",
      id: SYSTEM_IDS.session,
      systemId: SYSTEM_IDS.session,
      input: ({ context }) => ({ stored: context.input.storedSession, skewMs: context.input.skewMs }),
      // Whoever was asked for a consent is gone with their session, and the question with them.
      onSnapshot: {
        guard: { type: "isNewEpoch", params: ({ event }) => event.snapshot.context },
        actions: [
          assign(({ event }) => ({ epoch: event.snapshot.context.epoch, consentReason: null })),
          raise({ type: "consent.pointless" }),
        ],
      },
      onError: {},
    },
  ],
  on: {
    wake: {
      actions: [sendTo(SYSTEM_IDS.texts, { type: "wake" }), sendTo(SYSTEM_IDS.session, { type: "wake" })],
    },
  },
  states: {
    connectivity: {
      invoke: { src: "watchConnectivity", onError: {} },
      initial: "online",
      states: {
        online: {
          on: {
            "connectivity.changed": [{ guard: { type: "isOnline", params: ({ event }) => event } }, { target: "offline" }],
          },
        },
        offline: {
          on: { "connectivity.changed": { guard: { type: "isOnline", params: ({ event }) => event }, target: "online" } },
        },
      },
    },
    consent: {
      initial: "clear",
      states: {
        clear: {
          on: {
            "consent.needed": {
              guard: { type: "isStillMissing", params: ({ event }) => event },
              actions: assign({ consentReason: ({ event }) => event.reason }),
              target: "needed",
            },
            "consent.given": { actions: "countGiven" },
          },
        },
        // Other calls bring the same question at the same time: it is asked once.
        needed: {
          on: {
            "consent.given": { actions: ["forgetReason", "countGiven", "resumeFlows"], target: "clear" },
            "consent.pointless": "clear",
          },
        },
      },
    },
  },
});

type Input = { storedTexts: TextSet | null; storedSession: Session | null; skewMs: number };
