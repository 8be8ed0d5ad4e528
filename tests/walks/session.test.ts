import { afterEach, beforeEach, expect, vi } from "vitest";
import { sessionModel } from "../models/session.model";
import { adminLogin, customerLogin, sessionOf } from "../support/people";
import { beginSession } from "../support/sessionActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9) }));
afterEach(() => void vi.useRealTimers());

walkEveryTransition(sessionModel, () => {
  const begun = beginSession();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const send = async (event: Parameters<Awaited<typeof begun>["actor"]["send"]>[0]) => {
    (await begun).actor.send(event);
    await settle();
  };
  const downgradeAnswers = async () => {
    (await begun).downgrade.answer("");
    await settle();
  };
  const impersonationAnswers = async (sub: string) => {
    (await begun).impersonateCustomer.answer(customerLogin(sub));
    await settle();
  };
  const isIn = async (state: string, userId: string | null, originalUserId: string | null = null) => {
    const { state: now, context } = await begun;
    const { session } = context();
    expect([now(), session?.user.id ?? null, session?.originalUser?.id ?? null]).toEqual([state, userId, originalUserId]);
  };

  return {
    events: {
      "a customer logs in": () => send({ type: "login.completed", loggedIn: customerLogin(), landing: "/home" }),
      "an admin logs in": () => send({ type: "login.completed", loggedIn: adminLogin(), landing: "/represent-customer" }),
      "the customer logs out": () => send({ type: "logout", isOnAdminPage: false }),
      "the admin logs out elsewhere than on their page": () => send({ type: "logout", isOnAdminPage: false }),
      "the admin logs out on their page": () => send({ type: "logout", isOnAdminPage: true }),
      "the admin chooses a customer": async () => {
        await send({ type: "impersonate", customerId: "anna" });
        await impersonationAnswers("anna");
      },
      "the admin may not choose that customer": async () => {
        await send({ type: "impersonate", customerId: "anna" });
        (await begun).impersonateCustomer.fail(new Error("refused"));
        await settle();
      },
      "the admin chooses themselves": async () => {
        await send({ type: "impersonate", customerId: "alva" });
        if ((await begun).state() === "downgrading") await downgradeAnswers();
        expect((await begun).impersonateCustomer.calls.filter(({ customerId }) => customerId === "alva")).toEqual([]);
      },
      "the admin stops acting for the customer": async () => {
        await send({ type: "downgrade" });
        await downgradeAnswers();
      },
      "the admin logs out while acting": async () => {
        await send({ type: "logout", isOnAdminPage: false });
        await downgradeAnswers();
      },
      "the admin chooses another customer": async () => {
        await send({ type: "impersonate", customerId: "bo" });
        await downgradeAnswers();
        await impersonationAnswers("bo");
      },
      "the server no longer accepts the session": () => send({ type: "unauthorized" }),
      "the server no longer accepts the session, nor the admin's own": async () => {
        vi.setSystemTime((await begun).context().session!.originalUserTokens!.refreshTokenExpiresAt - 10_000);
        await send({ type: "unauthorized" });
      },
      "the refresh token has ten seconds left": async () => {
        vi.setSystemTime((await begun).context().session!.tokens.refreshTokenExpiresAt - 10_000);
        // The admin's own tokens are newer than those that ran out.
        const { session } = (await begun).context();
        if (session?.originalUserTokens) session.originalUserTokens.refreshTokenExpiresAt += 1;
        await send({ type: "token.wanted" });
      },
      "another tab logs out": () => send({ type: "stored.changed", stored: null }),
      "another tab logs somebody else in": () =>
        send({ type: "stored.changed", stored: sessionOf(adminLogin(), Date.now() + 1) }),
      "the refresh is refused": async () => {
        const { session } = (await begun).context();
        vi.setSystemTime(session!.tokens.accessTokenExpiresAt);
        await send({ type: "token.wanted" });
        (await begun).tokenRefresh.answer({ end: "refused" });
        await settle();
      },
    },
    states: {
      "logged out": () => isIn("loggedOut", null),
      "customer logged in": () => isIn("loggedIn", "anna"),
      "admin logged in": () => isIn("loggedIn", "alva"),
      "acting for a customer": () => isIn("impersonating", "anna", "alva"),
      "acting for another customer": () => isIn("impersonating", "bo", "alva"),
    },
  };
});
