/**
 * The session's vocabulary: what it knows, hears, does and asks. The chart itself is machines/session.ts; it names these.
 */
import { assign, setup } from "xstate";
import type { Customer, LoggedIn } from "../../src/domain/customer";
import {
  canImpersonate,
  generationAfter,
  isImpersonating,
  isRefreshDue,
  msUntilLogout,
  type Session,
  serverTime,
  storedNews,
  withCustomer,
} from "../../src/domain/session";
import { tokenRefreshMachine } from "../token-refresh";
import { type Destination, requiredAction, requiredActor, type Toast } from "./ports";

type Landing = Destination["to"];

/** A clock that runs 2 s off is right enough, and the Date header knows whole seconds only. */
const SKEW_TOLERANCE_MS = 2_000;
/** Timers beyond 2^31 ms fire at once: a long life is looked at every twelve hours (JWT-09). */
const MAX_LIFE_CHECK_MS = 12 * 60 * 60 * 1_000;

type Context = {
  epoch: number;
  /** Where the newest epoch lands: the guard of a page for visitors sends its person there, once (AMB-06). */
  landing: Landing | null;
  session: Session | null;
  /** The generation of the record that the newest change was made from; null when it counts whatever is stored. */
  replaces: number | null;
  /** In memory only (AMB-53); null until read. */
  customer: Customer | null;
  /** Server time minus this device's, ms. */
  skewMs: number;
  /** Whether the server has told its time since the page was opened or came back: before that no clock logs anyone out. */
  isClockMeasured: boolean;
  /** Why the last round of refreshing got nowhere: the call that needed it fails with this (AMB-47). */
  refreshError: unknown;
  /** Why the newest read of the customer failed; null once one has succeeded, or is under way. */
  customerError: unknown;
  /** Whom to impersonate once the admin is back (AMB-04). */
  nextTargetId: string | null;
};

type Events =
  | { type: "login.completed"; loggedIn: LoggedIn; landing: Landing }
  | { type: "logout"; isOnAdminPage: boolean }
  | { type: "unauthorized" }
  | { type: "impersonate"; customerId: string }
  | { type: "downgrade" }
  | { type: "token.wanted" }
  | { type: "server.time"; atMs: number }
  /** Another tab changed the record. `isForced`: what we wanted to write came too late, so the stored record rules. */
  | { type: "stored.changed"; stored: Session | null; isForced?: boolean }
  | { type: "landed" }
  /** What is known of the customer has changed at the server: a read that is under way may be too old. */
  | { type: "customer.refresh" }
  | { type: "wake" };

export const serverNow = (context: Context): number => serverTime(context, Date.now());

export const nextGeneration = (context: Context): number => generationAfter(context.session, serverNow(context));

export const homeOf = (session: Session): Landing =>
  canImpersonate(session) && !isImpersonating(session) ? "/represent-customer" : "/home";

export const persist = {
  type: "persist" as const,
  params: ({ context }: { context: Context }) => ({ session: context.session!, replaces: context.replaces }),
};
export const rewrite = {
  type: "persist" as const,
  params: ({ context }: { context: Context }) => ({ session: context.session!, replaces: null }),
};
export const news = (of: NonNullable<ReturnType<typeof storedNews>>) => ({
  type: "isNews" as const,
  params: ({ event }: { event: { stored: Session | null; isForced?: boolean } }) => ({ ...event, of }),
});
export const noSession = {
  type: "beginEpoch" as const,
  params: { session: null, customer: null, to: "/login" as const },
};
export const theirSession = {
  type: "beginEpoch" as const,
  params: ({ event: { stored } }: { event: { stored: Session | null } }) => ({
    session: stored,
    customer: null,
    to: homeOf(stored!),
  }),
};
export const enterEpoch = {
  type: "enterEpoch" as const,
  params: ({ context }: { context: Context }) => ({ to: context.landing! }),
};

export const sessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { stored: Session | null; skewMs: number },
    events: {} as Events,
  },
  actors: {
    tokenRefresh: tokenRefreshMachine,
    readCustomer: requiredActor<Customer>("readCustomer"),
    impersonateCustomer: requiredActor<LoggedIn, { customerId: string }>("impersonateCustomer"),
    downgrade: requiredActor<string>("downgrade"),
  },
  actions: {
    /** Writes the record, unless `replaces` is no longer what is stored. */
    persist: requiredAction<{ session: Session; replaces: number | null }>("persist"),
    /** Clears the record and all that was kept for this person. */
    forget: requiredAction("forget"),
    /** Ends the calls of the epoch before, and goes to `to`. */
    enterEpoch: requiredAction<{ to: Landing }>("enterEpoch"),
    /** For "Fortsätt där du var" (AMB-62). */
    rememberPlace: requiredAction<{ userId: string }>("rememberPlace"),
    keepSkew: requiredAction<{ skewMs: number }>("keepSkew"),
    navigate: requiredAction<Destination>("navigate"),
    toast: requiredAction<Toast>("toast"),

    beginEpoch: assign(({ context }, params: { session: Session | null; customer: Customer | null; to: Landing }) => ({
      epoch: context.epoch + 1,
      session: params.session,
      customer: params.customer,
      landing: params.to,
      replaces: null,
      refreshError: null,
    })),
    /** The same person's record changed: no new epoch. */
    changeRecord: assign(({ context }, params: { session: Session }) => ({
      session: params.session,
      replaces: context.session!.generation,
      refreshError: null,
    })),
    takeCustomer: assign(({ context }, params: { customer: Customer }) => ({
      customer: params.customer,
      session: withCustomer(context.session!, params.customer, nextGeneration(context)),
      replaces: context.session!.generation,
    })),
    measureClock: assign((_, params: { atMs: number }) => ({ skewMs: params.atMs - Date.now() })),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isImpersonating: ({ context }) => context.session !== null && isImpersonating(context.session),
    isOneself: ({ context }, params: { customerId: string }) =>
      params.customerId === (context.session?.originalUser ?? context.session?.user)?.id,
    mayImpersonate: ({ context }) => context.session !== null && canImpersonate(context.session),
    staysLoggedIn: ({ context }, params: { isOnAdminPage: boolean }) =>
      context.session !== null && canImpersonate(context.session) && !params.isOnAdminPage,
    isOver: ({ context }) =>
      context.isClockMeasured && context.session !== null && msUntilLogout(context.session.tokens, serverNow(context)) <= 0,
    isRefreshDue: ({ context }) => context.session !== null && isRefreshDue(context.session, serverNow(context)),
    canRestoreAdmin: ({ context }) =>
      context.session?.originalUserTokens != null &&
      msUntilLogout(context.session.originalUserTokens, Date.now() + context.skewMs) > 0,
    knowsCustomer: ({ context }) => context.customer !== null,
    hasNextTarget: ({ context }) => context.nextTargetId !== null,
    isNews: ({ context }, params: { stored: Session | null; isForced?: boolean; of: ReturnType<typeof storedNews> }) =>
      storedNews(context.session, params.stored, params.isForced) === params.of,
    isAsRecorded: ({ context }, params: { customer: Customer }) =>
      withCustomer(context.session!, params.customer, 0) === context.session,
    isClockOff: ({ context }, params: { atMs: number }) =>
      Math.abs(params.atMs - Date.now() - context.skewMs) > SKEW_TOLERANCE_MS,
  },
  delays: {
    lifeCheck: ({ context }) => {
      const leftMs = context.session ? msUntilLogout(context.session.tokens, serverNow(context)) : MAX_LIFE_CHECK_MS;
      return Math.min(MAX_LIFE_CHECK_MS, Math.max(1_000, leftMs));
    },
  },
});
