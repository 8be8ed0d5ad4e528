/** The session's pure rules: claims, lives, roles, records. */
import { describe, expect, it } from "vitest";
import {
  canImpersonate,
  claimsOf,
  impersonate,
  isImpersonating,
  isReadableToken,
  isRefreshDue,
  isSamePerson,
  msUntilLogout,
  restoreOriginal,
  serverTime,
  storedNews,
  tokensOf,
  userOf,
} from "../../src/domain/session";
import { adminLogin, customerLogin, jwt, sessionOf, tokensFor } from "../support/people";

const NOW = Date.UTC(2026, 2, 1, 9);

describe("claims [SES-05] [JWT-14]", () => {
  it("are read from a payload with - and _, without padding, with Swedish letters in it", () => {
    const token = jwt({ sub: "åsa", iatMs: NOW, expMs: NOW + 900_000 });
    const [, payload] = token.split(".");
    expect(payload).toMatch(/^(?=.*-)(?=.*_)[^=+/]+$/);
    expect(claimsOf(token)).toEqual({ sub: "åsa", iatMs: NOW, expMs: NOW + 900_000 });
  });

  it.each(["", "a.b", "a.b.c", `${jwt({ sub: "a", iatMs: NOW, expMs: NOW })}\r\n`, jwt({ sub: "", iatMs: NOW, expMs: NOW })])(
    "can't be read from %j [A78]",
    (token) => expect(isReadableToken(token)).toBe(false),
  );
});

it("makes the user of subject, authority and customer [SES-06] [CUS-01] [CUS-05]", () => {
  expect(userOf(adminLogin("alva"))).toEqual({
    id: "alva",
    role: "ADMIN",
    firstName: "Alva",
    lastName: "Andersson",
    onboardingState: "Complete",
    supportsImpersonation: true,
  });
});

describe("half of a life [SES-08] [JWT-07]", () => {
  const due = (lives: { accessS: number; refreshS: number }, ageS: number) =>
    isRefreshDue(sessionOf({ ...customerLogin(), tokens: tokensFor("anna", { nowMs: NOW, ...lives }) }), NOW + ageS * 1_000);

  it.each([
    { accessS: 600, refreshS: 3_600, ageS: 300, isDue: false },
    { accessS: 600, refreshS: 3_600, ageS: 301, isDue: true },
    { accessS: 3_600, refreshS: 600, ageS: 300, isDue: false },
    { accessS: 3_600, refreshS: 600, ageS: 301, isDue: true },
  ])("%o", ({ isDue, ageS, ...lives }) => expect(due(lives, ageS)).toBe(isDue));
});

it("has ten seconds to spare before the end [SES-07]", () => {
  const tokens = tokensOf(tokensFor("anna", { nowMs: NOW, refreshS: 60 }));
  expect([msUntilLogout(tokens, NOW), msUntilLogout(tokens, NOW + 50_000)]).toEqual([50_000, 0]);
});

describe("impersonating [IMP-13] [AMB-35]", () => {
  const acting = impersonate(sessionOf(adminLogin(), 1), customerLogin(), 2);

  it.each([
    ["an admin", sessionOf(adminLogin()), true],
    ["an admin who acts for a customer", acting, true],
    ["a customer", sessionOf(customerLogin()), false],
    [
      "an admin without the flag",
      sessionOf({ ...adminLogin(), authContext: { tokenAuthority: "ADMIN", supportsImpersonation: false } }),
      false,
    ],
    [
      "a customer with the flag",
      sessionOf({ ...customerLogin(), authContext: { tokenAuthority: "CUSTOMER", supportsImpersonation: true } }),
      false,
    ],
  ])("%s can: %s", (_, session, can) => expect(canImpersonate(session)).toBe(can));

  it("goes there and back", () => {
    expect([acting.user.id, isImpersonating(acting), acting.refreshDisabled]).toEqual(["anna", true, true]);
    expect(restoreOriginal(acting, 3)).toEqual(sessionOf(adminLogin(), 3));
    expect(restoreOriginal(sessionOf(customerLogin()), 3)).toBeNull();
  });

  it("makes another person of the session, for whoever compares", () => {
    expect([isSamePerson(acting, sessionOf(customerLogin())), isSamePerson(acting, acting), isSamePerson(null, null)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it("never puts server time before the token was made [AMB-65]", () => {
  const session = sessionOf({ ...customerLogin(), tokens: tokensFor("anna", { nowMs: NOW }) });
  expect(serverTime({ session, skewMs: 5_000 }, NOW)).toBe(NOW + 5_000);
  expect(serverTime({ session, skewMs: 0 }, NOW - 1)).toBe(NOW);
  expect(serverTime({ session: null, skewMs: -1 }, NOW)).toBe(NOW - 1);
});

describe("what another tab's record means [F34] [F51] [JWT-11]", () => {
  const own = sessionOf(customerLogin(), 5);
  it.each([
    ["gone", own, null, false],
    [null, null, null, false],
    ["update", own, sessionOf(customerLogin(), 6), false],
    ["person", own, sessionOf(customerLogin("bo"), 6), false],
    ["login", null, sessionOf(customerLogin(), 1), false],
    ["older", own, sessionOf(customerLogin(), 4), false],
    ["older", own, sessionOf(customerLogin("bo"), 4), false],
    [null, own, own, false],
    ["update", own, sessionOf(customerLogin(), 4), true],
    ["person", own, sessionOf(customerLogin("bo"), 4), true],
  ] as const)("%s", (news, ours, stored, isForced) => expect(storedNews(ours, stored, isForced)).toBe(news));
});
