/** People, tokens and sessions for tests of the session. Times are epoch ms; tokens are real in form, signed by nobody. */
import type { Customer, LoggedIn } from "../../src/domain/customer";
import { openSession, type Session } from "../../src/domain/session";

const encode = (part: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A JWT with the claims that the product reads. */
export const jwt = ({ sub, iatMs, expMs }: { sub: string; iatMs: number; expMs: number }): string =>
  [
    encode({ alg: "HS256", typ: "JWT" }),
    encode({ sub, iat: iatMs / 1_000, exp: expMs / 1_000, name: "Åsa Öberg ???>>>~~~ûïþ ÿÿÿ" }),
    "c2lnbmVk",
  ].join(".");

type Lives = { nowMs?: number; accessS?: number; refreshS?: number };

export const tokensFor = (sub: string, { nowMs = Date.now(), accessS = 900, refreshS = 2_592_000 }: Lives = {}) => {
  const iatMs = Math.floor(nowMs / 1_000) * 1_000;
  return {
    accessToken: jwt({ sub, iatMs, expMs: iatMs + accessS * 1_000 }),
    refreshToken: jwt({ sub, iatMs, expMs: iatMs + refreshS * 1_000 }),
  };
};

export const customer = (firstName = "Anna", change: Partial<Customer> = {}): Customer => ({
  firstName,
  lastName: "Andersson",
  personalNumber: "199001012384",
  onboardingState: "Complete",
  email: { value: "anna@example.se" },
  mobileNumber: { value: "0701234567" },
  address: null,
  accountCreatedAt: "2025-03-01T10:00:00Z",
  consentDetails: { poaSignedAt: "2025-03-01T10:05:00Z" },
  ...change,
});

export const customerLogin = (sub = "anna", lives?: Lives): LoggedIn => ({
  customer: customer(sub === "anna" ? "Anna" : sub),
  tokens: tokensFor(sub, lives),
  authContext: { tokenAuthority: "CUSTOMER", supportsImpersonation: false },
});

export const adminLogin = (sub = "alva", lives?: Lives): LoggedIn => ({
  customer: customer("Alva"),
  tokens: tokensFor(sub, lives),
  authContext: { tokenAuthority: "ADMIN", supportsImpersonation: true },
});

export const sessionOf = (loggedIn: LoggedIn, generation = Date.now()): Session => openSession(loggedIn, generation);
