/**
 * The session record and its rules. Specification §3 "Session", §6, §9 "Access-token refresh"; readings AMB-03, AMB-35,
 * AMB-53, AMB-65. Pure: the time is an argument, always server time in epoch milliseconds.
 */
import { jwtDecode } from "jwt-decode";
import type { Customer, LoggedIn, OnboardingState, Role } from "./customer";

export type Tokens = {
  accessToken: string;
  /** Epoch ms, server time. */
  accessTokenExpiresAt: number;
  refreshToken: string;
  /** Epoch ms, server time. */
  refreshTokenExpiresAt: number;
};

/** What is kept of a person on the device: no personal number, address, phone or e-mail (AMB-53). */
export type SessionUser = {
  /** The token's subject. */
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  onboardingState: OnboardingState;
  supportsImpersonation: boolean;
};

export type Session = {
  version: "3.1";
  /** Grows with each change of the record, in whatever tab: an older record never replaces a newer one. */
  generation: number;
  tokens: Tokens;
  user: SessionUser;
  /** The admin, while they act for `user`. */
  originalUser: SessionUser | null;
  originalUserTokens: Tokens | null;
  refreshDisabled: boolean;
};

type Claims = { sub: string; expMs: number; iatMs: number };

/**
 * The claims that the product reads: sub, exp, iat.
 * @throws {Error} when the token is no JWT or lacks one of them.
 */
export function claimsOf(token: string): Claims {
  const { sub, exp, iat } = jwtDecode(token);
  if (typeof sub !== "string" || !Number.isFinite(exp) || !Number.isFinite(iat))
    throw new Error("The token lacks sub, exp or iat.");
  return { sub, expMs: exp! * 1_000, iatMs: iat! * 1_000 };
}

/** Whether a token has the form of a JWT, fit for a header, and claims that can be read. */
export function isReadableToken(token: string): boolean {
  if (!/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/.test(token)) return false;
  try {
    return claimsOf(token).sub !== "";
  } catch {
    return false;
  }
}

/** @throws {Error} when either token can't be read. */
export const tokensOf = ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }): Tokens => ({
  accessToken,
  accessTokenExpiresAt: claimsOf(accessToken).expMs,
  refreshToken,
  refreshTokenExpiresAt: claimsOf(refreshToken).expMs,
});

/** @throws {Error} when the tokens can't be read. */
export const userOf = ({ customer, tokens, authContext }: LoggedIn): SessionUser => ({
  id: claimsOf(tokens.accessToken).sub,
  role: authContext.tokenAuthority,
  firstName: customer.firstName,
  lastName: customer.lastName,
  onboardingState: customer.onboardingState,
  supportsImpersonation: authContext.supportsImpersonation,
});

/** The next generation: past the one before it, and past any that a forgotten record may have had. */
export const generationAfter = (session: Session | null, nowMs: number): number =>
  Math.max(nowMs, (session?.generation ?? 0) + 1);

/** A fresh login. @throws {Error} when the tokens can't be read. */
export const openSession = (loggedIn: LoggedIn, generation: number): Session => ({
  version: "3.1",
  generation,
  tokens: tokensOf(loggedIn.tokens),
  user: userOf(loggedIn),
  originalUser: null,
  originalUserTokens: null,
  refreshDisabled: false,
});

/** Acting for a customer: the admin and their tokens are kept, refresh is off (specification §4). @throws like `openSession`. */
export const impersonate = (admin: Session, target: LoggedIn, generation: number): Session => ({
  ...openSession(target, generation),
  originalUser: admin.user,
  originalUserTokens: admin.tokens,
  refreshDisabled: true,
});

/** Back to the admin; null when nobody is impersonated. */
export const restoreOriginal = (session: Session, generation: number): Session | null =>
  session.originalUser && session.originalUserTokens
    ? {
        ...session,
        generation,
        tokens: session.originalUserTokens,
        user: session.originalUser,
        originalUser: null,
        originalUserTokens: null,
        refreshDisabled: false,
      }
    : null;

/** The record with what a fresh read of the customer changes in it; the very same record when nothing does. */
export function withCustomer(session: Session, customer: Customer, generation: number): Session {
  const { firstName, lastName, onboardingState } = customer;
  const user = { ...session.user, firstName, lastName, onboardingState };
  const isSame = JSON.stringify(user) === JSON.stringify(session.user);
  return isSame ? session : { ...session, generation, user };
}

export const withTokens = (session: Session, tokens: Tokens, generation: number): Session => ({ ...session, generation, tokens });

export const isImpersonating = (session: Session): boolean => session.originalUser !== null;

/** Role and flag, of the person who logged in (AMB-35). */
export const canImpersonate = (session: Session): boolean => {
  const person = session.originalUser ?? session.user;
  return person.role === "ADMIN" && person.supportsImpersonation;
};

/** Two records of the same person in the same role: a change between them starts no new epoch. */
export const isSamePerson = (one: Session | null, other: Session | null): boolean =>
  one?.user.id === other?.user.id && one?.originalUser?.id === other?.originalUser?.id;

const LOGOUT_LEFT_MS = 10_000;

/** How long until the refresh token has 10 s left, in ms; 0 or less means that the session is over (SES-07). */
export const msUntilLogout = (tokens: Tokens, serverNowMs: number): number =>
  tokens.refreshTokenExpiresAt - serverNowMs - LOGOUT_LEFT_MS;

/** Whether the earlier-expiring token has less than half its lifetime left (SES-08). */
export function isRefreshDue(session: Session, serverNowMs: number): boolean {
  if (session.refreshDisabled) return false;
  const { accessToken, accessTokenExpiresAt, refreshToken, refreshTokenExpiresAt } = session.tokens;
  const earlier = claimsOf(accessTokenExpiresAt <= refreshTokenExpiresAt ? accessToken : refreshToken);
  return earlier.expMs - serverNowMs < (earlier.expMs - earlier.iatMs) / 2;
}

/** Server time on this device's clock; never before the access token was made, whatever the clock says (AMB-65). */
export const serverTime = ({ session, skewMs }: { session: Session | null; skewMs: number }, nowMs: number): number =>
  Math.max(nowMs + skewMs, session ? claimsOf(session.tokens.accessToken).iatMs : 0);

/**
 * What another tab's record means for ours: `gone` (logged out there), `login` (somebody logged in there, nobody is here),
 * `update` (the same person's, newer), `person` (somebody else's, newer), `older`, or null for nothing new. `isForced`: ours
 * came too late, so the stored record rules whatever its age.
 */
export function storedNews(own: Session | null, stored: Session | null, isForced = false) {
  if (stored === null) return own === null ? null : ("gone" as const);
  if (own === null) return "login" as const;
  if (isForced || stored.generation > own.generation)
    return isSamePerson(own, stored) ? ("update" as const) : ("person" as const);
  return stored.generation < own.generation ? ("older" as const) : null;
}
