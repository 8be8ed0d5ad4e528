/**
 * One round of refreshing the tokens: from waiting for this tab's turn until there are new tokens, or none to be had.
 * Specification §9 "Access-token refresh"; readings AMB-32, AMB-47, AMB-54, AMB-65.
 *
 * `session` decides when a round begins, invokes it, and acts on its output; only `session` writes the record. Nothing is sent
 * before the stored record has been looked at: a refresh token works once, and another tab may have used it (JWT-01).
 */
import { assign, setup } from "xstate";
import { ApiError } from "../src/domain/errors";
import { claimsOf, isSamePerson, type Session, type Tokens, tokensOf } from "../src/domain/session";
import { backoff } from "./shared/backoff";
import { requiredActor, requiredSubscription } from "./shared/ports";
import type { TurnTaken } from "./shared/turn";

/** How a round ended, for whoever invoked it. */
export type RefreshEnd =
  | { end: "refreshed"; tokens: Tokens }
  /** Another tab was faster: its record holds newer tokens of the same person. */
  | { end: "adopted"; session: Session }
  /** The session that asked is no longer the stored one: logged out (null), or another person's. */
  | { end: "superseded"; session: Session | null }
  /** 401, and storage knows of nothing newer: the session is over. */
  | { end: "refused" }
  /** Neither new tokens nor a refusal within the limits: the session lives on, the call that wanted a token fails (AMB-47). */
  | { end: "gaveUp"; error: unknown };

/** What the auth service answers: two JWTs. */
type TokenPair = { accessToken: string; refreshToken: string };

const MAX_RETRIES = 10;
const BACKOFF = { startMs: 250, maxMs: 3_000 };
const CALL = "token refresh";

type Context = {
  session: Session;
  retriesMade: number;
  /** Why the last try failed; a dropped connection until something is known. */
  error: unknown;
  end: RefreshEnd | null;
};

type Read = { event: { output: Session | null } };

/** What storage may say, before the first request and once more after a refusal. */
const overtaken = [
  {
    guard: { type: "isForeign" as const, params: ({ event }: Read) => ({ stored: event.output }) },
    actions: { type: "endAs" as const, params: ({ event }: Read) => ({ end: "superseded" as const, session: event.output }) },
    target: "superseded",
  },
  {
    guard: { type: "isNewer" as const, params: ({ event }: Read) => ({ stored: event.output! }) },
    actions: { type: "endAs" as const, params: ({ event }: Read) => ({ end: "adopted" as const, session: event.output! }) },
    target: "adopted",
  },
];

export const tokenRefreshMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { session: Session },
    output: {} as RefreshEnd,
    events: {} as TurnTaken,
  },
  actors: {
    /** Takes the turn and gives it back when the round is over, whichever way; see `holdTurn` in shared/turn. */
    holdTurn: requiredSubscription<TurnTaken>("holdTurn"),
    /** The record as storage holds it in this moment. */
    readStored: requiredActor<Session | null>("readStored"),
    /** Rejects with an `ApiError`; its 401 is the refusal. */
    requestTokens: requiredActor<TokenPair, TokenPair>("requestTokens"),
  },
  actions: {
    endAs: assign((_, end: RefreshEnd) => ({ end })),
    keepError: assign((_, params: { error: unknown }) => ({ error: params.error })),
    countRetry: assign({ retriesMade: ({ context }) => context.retriesMade + 1 }),
  },
  guards: {
    isForeign: ({ context }, { stored }: { stored: Session | null }) => !isSamePerson(context.session, stored),
    // A read of the customer makes a newer record as well, with the tokens that it had.
    isNewer: ({ context: { session } }, { stored }: { stored: Session }) =>
      stored.generation > session.generation && stored.tokens.refreshToken !== session.tokens.refreshToken,
    isUsable: ({ context }, params: { answer: TokenPair }) => tokensFor(context.session, params.answer) !== null,
    // A consent reason goes before the status (AMB-36): such a 401 refuses nobody.
    isRefusal: (_, { error }: { error: unknown }) => error instanceof ApiError && error.status === 401 && !error.isHandled,
    canRetry: ({ context }) => context.retriesMade < MAX_RETRIES,
  },
  delays: {
    refreshBackoff: ({ context }) => backoff(BACKOFF, context.retriesMade),
    roundLimit: 20_000,
  },
}).createMachine({
  id: "token-refresh",
  context: ({ input }) => ({
    session: input.session,
    retriesMade: 0,
    error: new ApiError({ call: CALL, kind: "network" }),
    end: null,
  }),
  // Both belong to the whole round: the limit counts the wait for the turn too, and ends whatever is under way.
  invoke: { src: "holdTurn", onError: { actions: { type: "keepError", params: ({ event }) => event }, target: ".gaveUp" } },
  after: { roundLimit: ".gaveUp" },
  initial: "waitingForTurn",
  states: {
    waitingForTurn: { on: { "turn.taken": "comparing" } },
    comparing: {
      invoke: {
        src: "readStored",
        onDone: [...overtaken, { target: "requesting" }],
        // A storage that can't be read is shared with nobody who could have been faster.
        onError: "requesting",
      },
    },
    requesting: {
      invoke: {
        src: "requestTokens",
        input: ({ context: { session } }) => ({
          refreshToken: session.tokens.refreshToken,
          accessToken: session.tokens.accessToken,
        }),
        onDone: [
          {
            guard: { type: "isUsable", params: ({ event }) => ({ answer: event.output }) },
            actions: {
              type: "endAs",
              params: ({ context, event }) => ({ end: "refreshed", tokens: tokensFor(context.session, event.output)! }),
            },
            target: "refreshed",
          },
          {
            actions: { type: "keepError", params: { error: new ApiError({ call: CALL, kind: "malformed" }) } },
            target: "judging",
          },
        ],
        onError: [
          { guard: { type: "isRefusal", params: ({ event }) => event }, target: "rereading" },
          { actions: { type: "keepError", params: ({ event }) => event }, target: "judging" },
        ],
      },
    },
    judging: { always: [{ guard: "canRetry", actions: "countRetry", target: "backingOff" }, { target: "gaveUp" }] },
    backingOff: { after: { refreshBackoff: "requesting" } },
    rereading: {
      invoke: {
        src: "readStored",
        onDone: [...overtaken, { actions: { type: "endAs", params: { end: "refused" } }, target: "refused" }],
        onError: { actions: { type: "endAs", params: { end: "refused" } }, target: "refused" },
      },
    },
    refreshed: { type: "final" },
    adopted: { type: "final" },
    superseded: { type: "final" },
    refused: { type: "final" },
    gaveUp: { type: "final", entry: { type: "endAs", params: ({ context }) => ({ end: "gaveUp", error: context.error }) } },
  },
  output: ({ context }) => context.end!,
});

/** The tokens of an answer, if they can be read and belong to the person who asked. */
function tokensFor({ user }: Session, answer: TokenPair): Tokens | null {
  try {
    return claimsOf(answer.accessToken).sub === user.id ? tokensOf(answer) : null;
  } catch {
    return null;
  }
}
