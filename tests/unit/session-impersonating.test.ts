/** Acting for a customer: who is kept, which calls are made, how it ends. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../../src/domain/session";
import { adminLogin, customerLogin, sessionOf } from "../support/people";
import { beginSession } from "../support/sessionActor";

const NOW = Date.UTC(2026, 2, 1, 9);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

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
