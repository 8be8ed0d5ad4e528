import { afterEach, beforeEach, expect, vi } from "vitest";
import { loginModel } from "../models/login.model";
import { beginLogin, loggedIn } from "../support/loginActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(loginModel, () => {
  let flow: ReturnType<typeof beginLogin>;
  let who = loggedIn("CUSTOMER", false);
  const open = (isReturn = false) => {
    flow = beginLogin({ isHandheld: false, hasUserActivation: true, isReturn });
    return flow.settle();
  };
  const signs = async (role: "ADMIN" | "CUSTOMER", supportsImpersonation: boolean) => {
    who = loggedIn(role, supportsImpersonation);
    await open();
    await flow.poll({ status: "complete", result: who });
  };
  /** The login is over, and this is all that it asked of the app. */
  const endedWith = (...effects: unknown[]) => {
    expect(flow.actor.getSnapshot().status).toBe("done");
    expect(flow.effects).toEqual(effects);
  };
  const backAtLogin = { navigate: { to: "/login", replace: true } };

  return {
    events: {
      "a customer signs": () => signs("CUSTOMER", false),
      "an admin who may act for customers signs": () => signs("ADMIN", true),
      "an admin who may not act for customers signs": () => signs("ADMIN", false),
      "the order fails": async () => {
        await open();
        await flow.poll({ status: "failed", hintCode: "userCancel" });
      },
      "the person turns back": async () => {
        await open();
        await flow.cancel();
      },
      "the app leads to a page that knows no order": () => open(true),
    },
    states: {
      "signing in": () => {}, // the page hasn't been opened yet
      "at home": () => endedWith({ openSession: { loggedIn: who, landing: "/home" } }),
      "choosing a customer": () =>
        expect(flow.effects).toEqual([{ openSession: { loggedIn: who, landing: "/represent-customer" } }]),
      "told that the login failed": () =>
        endedWith(
          {
            toast: {
              tone: "error",
              textKey: "bankId.failed.login",
              descriptionKey: "bankId.message.RFA6",
              durationMs: 15_000,
            },
          },
          backAtLogin,
        ),
      "back at the login page": () => endedWith(backAtLogin),
    },
  };
});
