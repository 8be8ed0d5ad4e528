/**
 * Who uses the app, with which tokens, and until when: logged out, logged in, or impersonating.
 * Specification §4 "Session", §6, §8 "401", §9 "Access-token refresh"; readings AMB-03, AMB-04, AMB-06, AMB-34, AMB-47,
 * AMB-54, AMB-62, AMB-65, AMB-68.
 *
 * Each login, logout, impersonation and downgrade begins a new epoch: whatever belonged to the one before ends with it. Other
 * tabs have their say through the stored record, whose generation tells the newer from the older.
 */
import { assign, raise } from "xstate";
import { impersonate, openSession, restoreOriginal, type Session, type Tokens, withTokens } from "../src/domain/session";
import {
  enterEpoch,
  news,
  nextGeneration,
  noSession,
  persist,
  rewrite,
  sessionSetup,
  theirSession,
} from "./shared/session-setup";

export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: ({ input }) => ({
    epoch: 1,
    landing: null,
    session: input.stored,
    replaces: null,
    customer: null,
    skewMs: input.skewMs,
    isClockMeasured: false,
    refreshError: null,
    customerError: null,
    nextTargetId: null,
  }),
  initial: "restoring",
  on: {
    "login.completed": {
      actions: [
        {
          type: "beginEpoch",
          params: ({ context, event: { loggedIn, landing } }) => ({
            session: openSession(loggedIn, nextGeneration(context)),
            customer: loggedIn.customer,
            to: landing,
          }),
        },
        persist,
        enterEpoch,
      ],
      target: ".signedIn",
    },
    "stored.changed": [
      {
        guard: news("gone"),
        // Logged out in another tab, or the browser has cleared the storage (F50).
        actions: [
          noSession,
          enterEpoch,
          { type: "toast", params: { tone: "info", textKey: "session.expired", durationMs: 10_000, isUntilDone: true } },
        ],
        target: ".loggedOut",
      },
      {
        guard: news("update"),
        actions: { type: "changeRecord", params: ({ event }) => ({ session: event.stored! }) },
      },
      { guard: news("login"), actions: [theirSession, enterEpoch], target: ".signedIn" },
      {
        guard: news("person"),
        actions: [
          theirSession,
          enterEpoch,
          { type: "toast", params: { tone: "info", textKey: "session.changedElsewhere", durationMs: 10_000 } },
        ],
        target: ".signedIn",
      },
      { guard: news("older"), actions: rewrite },
    ],
    "server.time": [
      {
        guard: { type: "isClockOff", params: ({ event }) => event },
        actions: [
          { type: "measureClock", params: ({ event }) => event },
          { type: "keepSkew", params: ({ context }) => ({ skewMs: context.skewMs }) },
          assign({ isClockMeasured: true }),
        ],
      },
      { actions: assign({ isClockMeasured: true }) },
    ],
    landed: { actions: assign({ landing: null }) },
  },
  states: {
    restoring: { always: [{ guard: "hasSession", target: "signedIn" }, { target: "loggedOut" }] },
    loggedOut: {
      // The login's own calls can be refused as well: back to where a login begins.
      on: { unauthorized: { actions: { type: "navigate", params: { to: "/login", replace: true } } } },
    },
    signedIn: {
      type: "parallel",
      on: { unauthorized: "ended" },
      states: {
        role: {
          initial: "deciding",
          states: {
            deciding: { always: [{ guard: "isImpersonating", target: "impersonating" }, { target: "loggedIn" }] },
            loggedIn: {
              always: { guard: "hasNextTarget", target: "impersonatingNext" },
              on: {
                logout: [
                  {
                    guard: { type: "staysLoggedIn", params: ({ event }) => event },
                    actions: { type: "navigate", params: { to: "/represent-customer" } },
                  },
                  {
                    actions: [noSession, "forget", enterEpoch],
                    target: "#session.loggedOut",
                  },
                ],
                impersonate: [
                  {
                    guard: { type: "isOneself", params: ({ event }) => event },
                    actions: { type: "navigate", params: { to: "/home" } },
                  },
                  {
                    guard: "mayImpersonate",
                    actions: assign({ nextTargetId: ({ event }) => event.customerId }),
                  },
                ],
              },
            },
            impersonatingNext: {
              invoke: {
                src: "impersonateCustomer",
                input: ({ context }) => ({ customerId: context.nextTargetId! }),
                onDone: {
                  actions: [
                    assign({ nextTargetId: null }),
                    {
                      type: "beginEpoch",
                      params: ({ context, event }) => ({
                        session: impersonate(context.session!, event.output, nextGeneration(context)),
                        customer: event.output.customer,
                        to: "/home",
                      }),
                    },
                    persist,
                    enterEpoch,
                  ],
                  target: "#session.signedIn",
                },
                onError: {
                  actions: [
                    assign({ nextTargetId: null }),
                    {
                      type: "toast",
                      params: ({ event }) => ({
                        tone: "error",
                        textKey: "representCustomer.failed",
                        message: event.error instanceof Error ? event.error.message : "",
                        durationMs: 15_000,
                      }),
                    },
                  ],
                  target: "loggedIn",
                },
              },
            },
            impersonating: {
              on: {
                logout: "downgrading",
                downgrade: "downgrading",
                impersonate: [
                  { guard: { type: "isOneself", params: ({ event }) => event }, target: "downgrading" },
                  { actions: assign({ nextTargetId: ({ event }) => event.customerId }), target: "downgrading" },
                ],
              },
            },
            // The admin is back whatever the call answers (AMB-68).
            downgrading: { invoke: { src: "downgrade", onDone: "#session.restoringAdmin", onError: "#session.restoringAdmin" } },
          },
        },
        life: {
          initial: "checking",
          states: {
            checking: { always: [{ guard: "isOver", target: "#session.ended" }, { target: "lasting" }] },
            lasting: { after: { lifeCheck: "checking" }, on: { wake: "checking", "token.wanted": "checking" } },
          },
        },
        tokens: {
          initial: "checking",
          states: {
            checking: { always: [{ guard: "isRefreshDue", target: "refreshing" }, { target: "fresh" }] },
            fresh: { on: { "token.wanted": "checking", wake: "checking" } },
            refreshing: {
              tags: "refreshing",
              entry: assign({ refreshError: null }),
              invoke: {
                src: "tokenRefresh",
                input: ({ context }) => ({ session: context.session! }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.end === "refreshed",
                    actions: [
                      {
                        type: "changeRecord",
                        params: ({ context, event }) => ({
                          session: withTokens(
                            context.session!,
                            (event.output as { tokens: Tokens }).tokens,
                            nextGeneration(context),
                          ),
                        }),
                      },
                      persist,
                    ],
                    target: "fresh",
                  },
                  { guard: ({ event }) => event.output.end === "refused", target: "#session.ended" },
                  {
                    guard: ({ event }) => event.output.end === "gaveUp",
                    actions: assign({ refreshError: ({ event }) => (event.output as { error: unknown }).error }),
                    target: "fresh",
                  },
                  // Another tab was faster: its record rules, whoever it belongs to.
                  {
                    actions: raise(({ event }) => ({
                      type: "stored.changed" as const,
                      stored: (event.output as { session: Session | null }).session,
                      isForced: true,
                    })),
                    target: "fresh",
                  },
                ],
                onError: { actions: assign({ refreshError: ({ event }) => event.error }), target: "fresh" },
              },
            },
          },
        },
        details: {
          initial: "deciding",
          states: {
            deciding: { always: [{ guard: "knowsCustomer", target: "known" }, { target: "reading" }] },
            known: { on: { wake: "reading", "customer.refresh": "reading" } },
            reading: {
              entry: assign({ customerError: null }),
              on: { "customer.refresh": { target: "reading", reenter: true } },
              invoke: {
                src: "readCustomer",
                onDone: [
                  {
                    guard: { type: "isAsRecorded", params: ({ event }) => ({ customer: event.output }) },
                    actions: assign({ customer: ({ event }) => event.output }),
                    target: "known",
                  },
                  {
                    actions: [{ type: "takeCustomer", params: ({ event }) => ({ customer: event.output }) }, persist],
                    target: "known",
                  },
                ],
                // What is known stays; the next return to the page reads again.
                onError: { actions: assign({ customerError: ({ event }) => event.error }), target: "known" },
              },
            },
          },
        },
      },
    },
    restoringAdmin: {
      always: {
        actions: [
          {
            type: "beginEpoch",
            params: ({ context }) => ({
              session: restoreOriginal(context.session!, nextGeneration(context)),
              customer: null,
              to: "/represent-customer",
            }),
          },
          persist,
          enterEpoch,
        ],
        target: "signedIn",
      },
    },
    /** The tokens are refused or used up: an admin who acted for somebody is themselves again, anyone else is logged out. */
    ended: {
      always: [
        {
          guard: "canRestoreAdmin",
          actions: { type: "toast", params: { tone: "info", textKey: "session.representationEnded", durationMs: 15_000 } },
          target: "restoringAdmin",
        },
        {
          actions: [
            { type: "rememberPlace", params: ({ context }) => ({ userId: context.session!.user.id }) },
            noSession,
            "forget",
            enterEpoch,
            { type: "toast", params: { tone: "info", textKey: "session.expired", durationMs: 15_000, isUntilDone: true } },
          ],
          target: "loggedOut",
        },
      ],
    },
  },
});
