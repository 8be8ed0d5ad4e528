/** What the session's diagram can't tell: limits, the clock, the order of effects, other tabs, what is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminLogin, customer, customerLogin, sessionOf } from "../support/people";
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

  it("counts whatever is stored, also after changes that had to fit what was", async () => {
    const { actor, readCustomer, persisted, after } = await beginSession({ stored: sessionOf(customerLogin()) });
    readCustomer.answer(customer("Annika"));
    await after(0);
    actor.send({ type: "login.completed", loggedIn: customerLogin("bo"), landing: "/home" });
    expect(persisted.map(({ replaces }) => replaces)).toEqual([NOW, null]);
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

describe("a customer who has changed at the server [SIGN-08]", () => {
  const begin = async () => {
    const flow = await beginSession({ stored: sessionOf(customerLogin()) });
    flow.readCustomer.answer(customer());
    await flow.after(0);
    return flow;
  };

  it("is read anew, and recorded [SES-14]", async () => {
    const { actor, readCustomer, region, context, after } = await begin();
    actor.send({ type: "customer.refresh" });
    expect([region("details"), readCustomer.calls.length]).toEqual(["reading", 2]);
    readCustomer.answer(customer("Anna", { onboardingState: "MissingPoa" }));
    await after(0);
    expect([region("details"), context().session?.user.onboardingState]).toEqual(["known", "MissingPoa"]);
  });

  it("gives up a read that began before the change", async () => {
    const { actor, readCustomer, after, context } = await begin();
    actor.send({ type: "wake" });
    actor.send({ type: "customer.refresh" });
    expect(readCustomer.calls).toHaveLength(3);
    readCustomer.answer(customer("Newest"));
    await after(0);
    expect(context().customer?.firstName).toBe("Newest");
    expect(() => readCustomer.answer(customer("Old"))).toThrow();
  });

  it("leaves word why it could not be read, until the next read", async () => {
    const { actor, readCustomer, after, context } = await begin();
    expect(context().customerError).toBeNull();
    actor.send({ type: "customer.refresh" });
    const error = new Error("offline");
    readCustomer.fail(error);
    await after(0);
    expect([context().customerError, context().customer?.firstName]).toEqual([error, "Anna"]);
    actor.send({ type: "customer.refresh" });
    expect(context().customerError).toBeNull();
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
    expect(effects).toEqual(["remember the place of anna", "forget", "enter /login", "toast session.expired 15 s or until done"]);
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
    await after(12 * 3_600_000 - 1);
    expect([state(), tokenRefresh.calls.length, seen.length]).toEqual(["loggedIn", 0, 0]);
    await after(1);
    expect([state(), tokenRefresh.calls.length, seen.length > 0]).toEqual(["loggedIn", 0, true]);
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
      "toast session.expired 15 s or until done",
      "go to /login instead",
    ]);
  });
});
