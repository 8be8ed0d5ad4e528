/** When the session asks for a round of refreshing, and what it makes of its end. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminLogin, customerLogin, sessionOf } from "../support/people";
import { beginSession } from "../support/sessionActor";

const NOW = Date.UTC(2026, 2, 1, 9);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

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

  it("is not begun by anything else, however due it is [AMB-65]", async () => {
    const { actor, tokenRefresh, after } = await beginSession({ stored: sessionOf(customerLogin()) });
    await after(600_000);
    actor.send({ type: "landed" });
    expect(tokenRefresh.calls).toHaveLength(0);
    actor.send({ type: "token.wanted" });
    expect(tokenRefresh.calls).toHaveLength(1);
  });

  it("leaves no old reason behind once there are tokens again, or another session", async () => {
    const { actor, tokenRefresh, context, after } = await beginSession({ stored: dueSession() });
    tokenRefresh.answer({ end: "gaveUp", error: "503" });
    await after(0);
    actor.send({ type: "stored.changed", stored: { ...dueSession(), generation: NOW } });
    expect(context().refreshError).toBeNull();
    actor.send({ type: "token.wanted" });
    tokenRefresh.answer({ end: "gaveUp", error: "503" });
    await after(0);
    actor.send({ type: "stored.changed", stored: sessionOf(customerLogin("bo"), NOW + 1) });
    expect(context().refreshError).toBeNull();
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
    { stored: null, state: "loggedOut", effects: ["enter /login", "toast session.expired 10 s or until done"] },
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
