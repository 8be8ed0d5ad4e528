/** What other tabs do to the session of this one. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../src/domain/session";
import { adminLogin, customer, customerLogin, sessionOf, tokensFor } from "../support/people";
import { beginSession } from "../support/sessionActor";

const NOW = Date.UTC(2026, 2, 1, 9);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe("another tab", () => {
  const stored = () => sessionOf(customerLogin(), NOW);

  it("logs out: this one follows without writing, and says so once [JWT-11] [F33] [F50]", async () => {
    const { actor, effects } = await beginSession({ stored: stored() });
    actor.send({ type: "stored.changed", stored: null });
    actor.send({ type: "stored.changed", stored: null });
    expect(effects).toEqual(["enter /login", "toast session.expired 10 s or until done"]);
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

  it("logs in while this one is logged out: it follows, and nobody has to be told [F41]", async () => {
    const { actor, state, effects } = await beginSession();
    actor.send({ type: "stored.changed", stored: sessionOf(adminLogin(), NOW) });
    expect([state(), effects]).toEqual(["loggedIn", ["enter /represent-customer"]]);
  });
});
