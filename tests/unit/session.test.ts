/** What the session's diagram can't tell: limits, the clock, the order of effects, other tabs, what is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../src/domain/session";
import { adminLogin, customer, customerLogin, sessionOf, tokensFor } from "../support/people";
import { beginSession } from "../support/sessionActor";

const NOW = Date.UTC(2026, 2, 1, 9);
const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe("logging in", () => {
  it("keeps the record, then enters the new epoch at its landing [AUTH-21] [AUTH-22] [SES-01] [SES-02] [SES-03] [AMB-06]", async () => {
    const { actor, effects, persisted, context } = await beginSession();
    actor.send({ type: "login.completed", loggedIn: adminLogin(), landing: "/represent-customer" });
    expect(effects).toEqual(["persist", "enter /represent-customer"]);
    const { tokens } = adminLogin();
    expect(persisted).toEqual([
      {
        replaces: null,
        session: {
          version: "3.1",
          generation: NOW,
          tokens: { ...tokens, accessTokenExpiresAt: NOW + 900_000, refreshTokenExpiresAt: NOW + 30 * DAY_MS },
          user: {
            id: "alva",
            role: "ADMIN",
            firstName: "Alva",
            lastName: "Andersson",
            onboardingState: "Complete",
            supportsImpersonation: true,
          },
          originalUser: null,
          originalUserTokens: null,
          refreshDisabled: false,
        },
      },
    ]);
    expect(context()).toMatchObject({ epoch: 2, landing: "/represent-customer", customer: customer("Alva") });
    actor.send({ type: "landed" });
    expect(context().landing).toBeNull();
  });

  it("needs no read of the customer: the login brought them [AUTH-24]", async () => {
    const { actor, readCustomer, region, after } = await beginSession();
    actor.send({ type: "login.completed", loggedIn: customerLogin(), landing: "/home" });
    await after(0);
    expect([readCustomer.calls.length, region("details")]).toEqual([0, "known"]);
  });

  it("begins anew when somebody logs in over a session", async () => {
    const { actor, context, after } = await beginSession({ stored: sessionOf(customerLogin()) });
    await after(0);
    actor.send({ type: "login.completed", loggedIn: customerLogin("bo"), landing: "/home" });
    expect(context()).toMatchObject({ epoch: 2, session: { user: { id: "bo" }, generation: NOW + 1 } });
  });
});

describe("a stored session", () => {
  it("is taken up without a new epoch, and its customer is read [SES-03] [AMB-53]", async () => {
    const stored = sessionOf(customerLogin());
    const { effects, context, state, region, readCustomer, persisted, after } = await beginSession({ stored });
    expect([state(), region("details"), effects]).toEqual(["loggedIn", "reading", []]);
    readCustomer.answer(customer("Annika", { onboardingState: "MissingPoa" }));
    await after(0);
    expect(context()).toMatchObject({ epoch: 1, customer: { firstName: "Annika", personalNumber: "199001012384" } });
    expect(persisted.map(({ replaces, session }) => [replaces, session.generation, session.user])).toEqual([
      [stored.generation, stored.generation + 1, { ...stored.user, firstName: "Annika", onboardingState: "MissingPoa" }],
    ]);
  });

  it("writes nothing when the customer is as before, and reads again on each return [SES-14]", async () => {
    const { actor, readCustomer, effects, after, context } = await beginSession({ stored: sessionOf(customerLogin()) });
    readCustomer.answer(customer("Anna", { personalNumber: "191212121212" }));
    await after(0);
    expect([effects, context().customer?.personalNumber]).toEqual([[], "191212121212"]);
    actor.send({ type: "wake" });
    expect(readCustomer.calls).toHaveLength(2);
    readCustomer.answer(customer("Annika"));
    await after(0);
    actor.send({ type: "wake" });
    expect(readCustomer.calls).toHaveLength(3);
  });

  it("lives on when the read fails, and reads again on the next return [SES-14]", async () => {
    const { actor, readCustomer, state, region, context, after } = await beginSession({ stored: sessionOf(customerLogin()) });
    readCustomer.fail();
    await after(0);
    expect([state(), region("details"), context().customer]).toEqual(["loggedIn", "known", null]);
    actor.send({ type: "wake" });
    actor.send({ type: "wake" });
    await after(0);
    expect(readCustomer.calls).toHaveLength(2);
  });
});

describe("ten seconds left [SES-07] [JWT-07] [AMB-65]", () => {
  it.each([
    { leftMs: 10_000, isLoggedIn: false },
    { leftMs: 10_001, isLoggedIn: true },
    { leftMs: 9_999, isLoggedIn: false },
  ])("$leftMs ms left: logged in is $isLoggedIn", async ({ leftMs, isLoggedIn }) => {
    const stored = sessionOf(customerLogin());
    vi.setSystemTime(stored.tokens.refreshTokenExpiresAt - leftMs);
    const { actor, state } = await beginSession({ stored: { ...stored, refreshDisabled: true } });
    actor.send({ type: "token.wanted" });
    expect(state()).toBe(isLoggedIn ? "loggedIn" : "loggedOut");
  });

  it("logs out by itself at that moment, says so and remembers the place [F43] [AMB-62]", async () => {
    const stored = sessionOf(customerLogin("anna", { refreshS: 60 }));
    const { after, state, effects, context } = await beginSession({ stored: { ...stored, refreshDisabled: true } });
    await after(49_999);
    expect(state()).toBe("loggedIn");
    await after(1);
    expect(state()).toBe("loggedOut");
    expect(effects).toEqual(["remember the place of anna", "forget", "enter /login", "toast session.expired 15 s"]);
    expect(context()).toMatchObject({ session: null, customer: null, epoch: 2 });
  });

  it("is over at once when a login brings tokens that are used up", async () => {
    const { actor, state } = await beginSession();
    actor.send({ type: "login.completed", loggedIn: customerLogin("anna", { refreshS: 10 }), landing: "/home" });
    expect(state()).toBe("loggedOut");
  });

  it("is looked at again on return, after a sleep without timers", async () => {
    const stored = sessionOf(customerLogin("anna", { refreshS: 60 }));
    const { actor, state } = await beginSession({ stored: { ...stored, refreshDisabled: true } });
    vi.setSystemTime(NOW + 60_000);
    actor.send({ type: "wake" });
    expect(state()).toBe("loggedOut");
  });

  it("counts a life of 90 days without waking up early or refreshing [JWT-09]", async () => {
    const stored = sessionOf(customerLogin("anna", { accessS: 90 * 86_400, refreshS: 90 * 86_400 }));
    const { after, state, tokenRefresh, actor } = await beginSession({ stored });
    const seen: string[] = [];
    actor.subscribe((snapshot) => seen.push(JSON.stringify(snapshot.value)));
    await after(3_600_000);
    expect([state(), tokenRefresh.calls.length, new Set(seen).size]).toEqual(["loggedIn", 0, 0]);
    await after(12 * 3_600_000);
    expect([state(), tokenRefresh.calls.length]).toEqual(["loggedIn", 0]);
    vi.setSystemTime(NOW + 90 * DAY_MS - 5_000);
    await after(12 * 3_600_000);
    expect(state()).toBe("loggedOut");
  });
});

describe("a wrong clock [F37] [AMB-65]", () => {
  it.each([
    { name: "an hour behind", skewMs: 3_600_000 },
    { name: "an hour ahead", skewMs: -3_600_000 },
  ])("$name: the refresh comes when the server's half life is over, and nobody is logged out", async ({ skewMs }) => {
    const stored = sessionOf(customerLogin("anna", { nowMs: NOW + skewMs, refreshS: 1_800 }));
    const { actor, tokenRefresh, state, after } = await beginSession({ stored, skewMs });
    await after(449_000);
    actor.send({ type: "token.wanted" });
    expect([state(), tokenRefresh.calls.length]).toEqual(["loggedIn", 0]);
    await after(2_000);
    actor.send({ type: "token.wanted" });
    expect([state(), tokenRefresh.calls.length]).toEqual(["loggedIn", 1]);
  });

  it("lets the server decide before it has told its time: refreshes instead of logging out", async () => {
    const stored = sessionOf(customerLogin("anna", { refreshS: 1_800 }));
    vi.setSystemTime(NOW + 3_600_000);
    const { actor, state, tokenRefresh } = await beginSession({ stored, isClockMeasured: false });
    actor.send({ type: "token.wanted" });
    expect([state(), tokenRefresh.calls.length]).toEqual(["loggedIn", 1]);
  });

  it("counts from the moment that the server has told its time, however far off it is", async () => {
    const stored = sessionOf(customerLogin("anna", { refreshS: 1_800 }));
    const { actor, state } = await beginSession({ stored, isClockMeasured: false });
    actor.send({ type: "server.time", atMs: NOW + 1_790_000 });
    actor.send({ type: "token.wanted" });
    expect(state()).toBe("loggedOut");
  });

  it("never believes in a time before the token was made", async () => {
    const stored = sessionOf(customerLogin());
    vi.setSystemTime(NOW - 3_600_000);
    const { actor, after, tokenRefresh } = await beginSession({ stored, isClockMeasured: false });
    await after(0);
    actor.send({ type: "server.time", atMs: NOW + 451_000 });
    actor.send({ type: "token.wanted" });
    expect(tokenRefresh.calls).toHaveLength(1);
  });

  it("is kept for the next visit, once it is more than 2 s off", async () => {
    const { actor, effects, context } = await beginSession();
    actor.send({ type: "server.time", atMs: NOW + 2_000 });
    expect([effects, context().skewMs]).toEqual([[], 0]);
    actor.send({ type: "server.time", atMs: NOW + 2_001 });
    expect([effects, context().skewMs]).toEqual([["keep skew 2001"], 2_001]);
    actor.send({ type: "server.time", atMs: NOW - 3_600_000 });
    expect(context().skewMs).toBe(-3_600_000);
  });
});

describe("refreshing", () => {
  const dueSession = () => sessionOf(customerLogin("anna", { nowMs: NOW - 451_000 }), NOW - 451_000);

  it.each([
    { leftS: 450, isDue: false },
    { leftS: 449, isDue: true },
  ])("is due below half of the access token's life: $leftS of 900 s left [SES-08] [JWT-07]", async ({ leftS, isDue }) => {
    const stored = sessionOf(customerLogin("anna", { nowMs: NOW - (900 - leftS) * 1_000 }));
    const { tokenRefresh, actor } = await beginSession({ stored });
    actor.send({ type: "token.wanted" });
    expect(tokenRefresh.calls).toHaveLength(isDue ? 1 : 0);
  });

  it("goes by whichever token ends first [SES-08] [JWT-07]", async () => {
    const stored = sessionOf(customerLogin("anna", { nowMs: NOW - 301_000, refreshS: 600 }));
    const { tokenRefresh } = await beginSession({ stored });
    expect(tokenRefresh.calls).toHaveLength(1);
  });

  it("happens at boot, on return and before a call, one round at a time [AMB-65]", async () => {
    const { tokenRefresh, actor, after } = await beginSession({ stored: dueSession() });
    expect(tokenRefresh.calls).toEqual([{ session: dueSession() }]);
    actor.send({ type: "token.wanted" });
    actor.send({ type: "wake" });
    await after(0);
    expect(tokenRefresh.calls).toHaveLength(1);
    tokenRefresh.answer({ end: "gaveUp", error: "offline" });
    await after(0);
    actor.send({ type: "wake" });
    expect(tokenRefresh.calls).toHaveLength(2);
  });

  it("keeps the new tokens under a newer generation, in the same epoch", async () => {
    const { tokenRefresh, persisted, context, after, actor } = await beginSession({ stored: dueSession() });
    expect(actor.getSnapshot().hasTag("refreshing")).toBe(true);
    const tokens = sessionOf(customerLogin("anna", { nowMs: NOW })).tokens;
    tokenRefresh.answer({ end: "refreshed", tokens });
    await after(0);
    expect(persisted).toEqual([{ replaces: NOW - 451_000, session: { ...dueSession(), generation: NOW, tokens } }]);
    expect(context().epoch).toBe(1);
    expect(actor.getSnapshot().hasTag("refreshing")).toBe(false);
  });

  it("keeps the session when it gives up, tells the call why, and forgets the reason on the next round [AMB-47] [F30]", async () => {
    const { actor, tokenRefresh, context, state, effects, region, after } = await beginSession({ stored: dueSession() });
    tokenRefresh.answer({ end: "gaveUp", error: "503" });
    await after(0);
    expect([state(), context().refreshError, effects]).toEqual(["loggedIn", "503", []]);
    actor.send({ type: "token.wanted" });
    expect(context().refreshError).toBeNull();
    tokenRefresh.fail("broken");
    await after(0);
    expect([state(), context().refreshError, region("tokens")]).toEqual(["loggedIn", "broken", "fresh"]);
  });

  it("takes over what another tab stored meanwhile, and writes nothing [F31] [JWT-01]", async () => {
    const { tokenRefresh, context, effects, after, region } = await beginSession({ stored: dueSession() });
    const theirs = sessionOf(customerLogin("anna", { nowMs: NOW }), NOW - 400_000);
    tokenRefresh.answer({ end: "adopted", session: theirs });
    await after(0);
    expect([context().session, context().epoch, effects, region("tokens")]).toEqual([theirs, 1, [], "fresh"]);
  });

  it.each([
    { stored: null, state: "loggedOut", effects: ["enter /login"] },
    {
      stored: sessionOf(customerLogin("bo"), 1),
      state: "loggedIn",
      effects: ["enter /home", "toast session.changedElsewhere 10 s"],
    },
  ])("gives way when the stored record is no longer ours: $state", async ({ stored, state: expected, effects: happened }) => {
    const { tokenRefresh, state, effects, after } = await beginSession({ stored: dueSession() });
    tokenRefresh.answer({ end: "superseded", session: stored });
    await after(0);
    expect([state(), effects]).toEqual([expected, happened]);
  });

  it("stops with the session: a late answer changes nothing [JWT-11] [F33]", async () => {
    const { actor, tokenRefresh, context, persisted, after } = await beginSession({ stored: dueSession() });
    actor.send({ type: "logout", isOnAdminPage: false });
    expect(() => tokenRefresh.answer({ end: "refused" })).toThrow();
    await after(0);
    expect([context().session, persisted]).toEqual([null, []]);
  });

  it("never happens while impersonating [SES-13]", async () => {
    const { actor, tokenRefresh, after, impersonateCustomer, context } = await beginSession({ stored: sessionOf(adminLogin()) });
    actor.send({ type: "impersonate", customerId: "anna" });
    impersonateCustomer.answer(customerLogin());
    await after(800_000);
    actor.send({ type: "token.wanted" });
    actor.send({ type: "wake" });
    expect([tokenRefresh.calls.length, context().session?.refreshDisabled]).toEqual([0, true]);
  });
});

describe("logging out", () => {
  it("clears everything, then leaves for the login page [SES-17]", async () => {
    const { actor, effects, context } = await beginSession({ stored: sessionOf(customerLogin()) });
    actor.send({ type: "logout", isOnAdminPage: true });
    expect([effects, context().session, context().customer, context().epoch]).toEqual([
      ["forget", "enter /login"],
      null,
      null,
      2,
    ]);
  });

  it("takes an admin to their own page first, with the session kept [SES-16] [SES-18] [AMB-03]", async () => {
    const { actor, effects, context } = await beginSession({ stored: sessionOf(adminLogin()) });
    actor.send({ type: "logout", isOnAdminPage: false });
    expect([effects, context().epoch]).toEqual([["go to /represent-customer"], 1]);
  });

  it("is nothing special for an admin who may not impersonate [AMB-35]", async () => {
    const login = adminLogin();
    const stored = sessionOf({ ...login, authContext: { ...login.authContext, supportsImpersonation: false } });
    const { actor, state } = await beginSession({ stored });
    actor.send({ type: "logout", isOnAdminPage: false });
    expect(state()).toBe("loggedOut");
  });

  it("by the server: clears, says why, and remembers the place [SES-19] [AMB-62]", async () => {
    const { actor, effects } = await beginSession({ stored: sessionOf(customerLogin()) });
    actor.send({ type: "unauthorized" });
    actor.send({ type: "unauthorized" });
    expect(effects).toEqual([
      "remember the place of anna",
      "forget",
      "enter /login",
      "toast session.expired 15 s",
      "go to /login instead",
    ]);
  });
});

describe("impersonating", () => {
  const impersonating = async () => {
    const session = await beginSession({ stored: sessionOf(adminLogin()) });
    session.actor.send({ type: "impersonate", customerId: "anna" });
    session.impersonateCustomer.answer(customerLogin());
    await session.after(0);
    return session;
  };

  it("keeps the admin and their tokens, and lands on the customer's home [IMP-09] [IMP-13]", async () => {
    const { impersonateCustomer, persisted, context, effects } = await impersonating();
    const admin = sessionOf(adminLogin());
    expect(impersonateCustomer.calls).toEqual([{ customerId: "anna" }]);
    expect(persisted.at(-1)?.session).toEqual({
      ...sessionOf(customerLogin(), NOW + 1),
      originalUser: admin.user,
      originalUserTokens: admin.tokens,
      refreshDisabled: true,
    });
    expect([context().customer?.firstName, context().nextTargetId, effects.at(-1)]).toEqual(["Anna", null, "enter /home"]);
  });

  it("restores the admin as they were, whatever downgrade answers [SES-15] [IMP-10] [AMB-68]", async () => {
    const { actor, downgrade, persisted, effects, after, context, readCustomer } = await impersonating();
    effects.length = 0;
    actor.send({ type: "downgrade" });
    downgrade.fail();
    await after(0);
    expect(persisted.at(-1)).toEqual({ replaces: null, session: sessionOf(adminLogin(), NOW + 2) });
    expect([effects, context().customer, readCustomer.calls.length]).toEqual([["persist", "enter /represent-customer"], null, 2]);
  });

  it("goes over the admin to another customer: downgrade first [AMB-04]", async () => {
    const { actor, downgrade, impersonateCustomer, after, effects, context } = await impersonating();
    effects.length = 0;
    actor.send({ type: "impersonate", customerId: "bo" });
    expect(impersonateCustomer.calls).toHaveLength(1);
    downgrade.answer("");
    await after(0);
    impersonateCustomer.answer(customerLogin("bo"));
    await after(0);
    expect(effects).toEqual(["persist", "enter /represent-customer", "persist", "enter /home"]);
    expect([impersonateCustomer.calls.at(-1), context().epoch]).toEqual([{ customerId: "bo" }, 4]);
  });

  it("shows the error's own message when it is refused, 15 s, and stays oneself [IMP-14]", async () => {
    const { actor, impersonateCustomer, effects, after, context, state } = await beginSession({
      stored: sessionOf(adminLogin()),
    });
    actor.send({ type: "impersonate", customerId: "anna" });
    impersonateCustomer.fail(new Error("Kunden är spärrad"));
    await after(0);
    expect([effects, context().nextTargetId, state()]).toEqual([
      ['toast representCustomer.failed "Kunden är spärrad" 15 s'],
      null,
      "loggedIn",
    ]);
  });

  it("is for admins only [ACC-10] [IMP-12]", async () => {
    const { actor, impersonateCustomer, state } = await beginSession({ stored: sessionOf(customerLogin()) });
    actor.send({ type: "impersonate", customerId: "bo" });
    expect([impersonateCustomer.calls, state()]).toEqual([[], "loggedIn"]);
  });

  it("of oneself is no call: it leads home, or back to oneself [IMP-11] [CIMP-04]", async () => {
    const { actor, impersonateCustomer, effects } = await beginSession({ stored: sessionOf(adminLogin()) });
    actor.send({ type: "impersonate", customerId: "alva" });
    expect([impersonateCustomer.calls, effects]).toEqual([[], ["go to /home"]]);
  });

  it("ends with the admin restored when the server refuses the customer's token [AMB-34]", async () => {
    const { actor, effects, context, downgrade } = await impersonating();
    effects.length = 0;
    actor.send({ type: "unauthorized" });
    expect([effects, downgrade.calls, context().session?.user.id]).toEqual([
      ["toast session.representationEnded 15 s", "persist", "enter /represent-customer"],
      [],
      "alva",
    ]);
  });

  it.each([
    { leftMs: 10_001, state: "loggedIn" },
    { leftMs: 10_000, state: "loggedOut" },
  ])("needs living tokens of the admin for that: $leftMs ms left [AMB-34]", async ({ leftMs, state: expected }) => {
    const { actor, context, state } = await impersonating();
    vi.setSystemTime(context().session!.originalUserTokens!.refreshTokenExpiresAt - leftMs);
    actor.send({ type: "unauthorized" });
    expect(state()).toBe(expected);
  });

  it("is taken up again after a reload", async () => {
    const admin = sessionOf(adminLogin());
    const stored: Session = {
      ...sessionOf(customerLogin()),
      originalUser: admin.user,
      originalUserTokens: admin.tokens,
      refreshDisabled: true,
    };
    expect((await beginSession({ stored })).state()).toBe("impersonating");
  });
});

describe("another tab", () => {
  const stored = () => sessionOf(customerLogin(), NOW);

  it("logs out: this one follows without writing [JWT-11] [F33]", async () => {
    const { actor, effects } = await beginSession({ stored: stored() });
    actor.send({ type: "stored.changed", stored: null });
    actor.send({ type: "stored.changed", stored: null });
    expect(effects).toEqual(["enter /login"]);
  });

  it("has newer tokens: they are taken, in the same epoch", async () => {
    const { actor, effects, context } = await beginSession({ stored: stored() });
    const newer = {
      ...stored(),
      generation: NOW + 1,
      tokens: sessionOf({ ...customerLogin(), tokens: tokensFor("anna") }).tokens,
    };
    actor.send({ type: "stored.changed", stored: newer });
    expect([effects, context().session, context().epoch]).toEqual([[], newer, 1]);
  });

  it("brings back the very same record: nothing happens", async () => {
    const { actor, effects, context } = await beginSession({ stored: stored() });
    actor.send({ type: "stored.changed", stored: stored() });
    expect([effects, context().epoch]).toEqual([[], 1]);
  });

  it("writes an older record, the same person's or another's: ours is written again [F51]", async () => {
    const { actor, persisted, context } = await beginSession({ stored: stored() });
    actor.send({ type: "stored.changed", stored: { ...stored(), generation: NOW - 1 } });
    actor.send({ type: "stored.changed", stored: sessionOf(customerLogin("bo"), NOW - 1) });
    expect(persisted).toEqual([
      { session: stored(), replaces: null },
      { session: stored(), replaces: null },
    ]);
    expect(context().session?.user.id).toBe("anna");
  });

  it("logs somebody else in: this one starts afresh on their home, and says so [F34]", async () => {
    const { actor, effects, context, readCustomer, after } = await beginSession({ stored: stored() });
    readCustomer.answer(customer());
    await after(0);
    actor.send({ type: "stored.changed", stored: sessionOf(customerLogin("bo"), NOW + 1) });
    await after(0);
    expect(effects).toEqual(["enter /home", "toast session.changedElsewhere 10 s"]);
    expect([context().epoch, context().customer, readCustomer.calls.length]).toEqual([2, null, 2]);
  });

  it("begins to impersonate: this one follows [F35]", async () => {
    const admin = sessionOf(adminLogin(), NOW);
    const { actor, state, effects } = await beginSession({ stored: admin });
    const session: Session = {
      ...sessionOf(customerLogin(), NOW + 1),
      originalUser: admin.user,
      originalUserTokens: admin.tokens,
      refreshDisabled: true,
    };
    actor.send({ type: "stored.changed", stored: session });
    expect([state(), effects[0]]).toEqual(["impersonating", "enter /home"]);
  });

  it("logs in while this one is logged out: it follows [F41]", async () => {
    const { actor, state, effects } = await beginSession();
    actor.send({ type: "stored.changed", stored: sessionOf(adminLogin(), NOW) });
    expect([state(), effects[0]]).toEqual(["loggedIn", "enter /represent-customer"]);
  });
});
