import { afterEach, beforeEach, expect, vi } from "vitest";
import { signPoaModel } from "../models/sign-poa.model";
import { bankIdOrder, desktop } from "../support/bankIdOrders";
import { beginSigning } from "../support/signPoaActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(signPoaModel, () => {
  let flow: ReturnType<typeof beginSigning> | null = null;
  const isIn = (state: string, ...effects: unknown[]) => {
    expect(flow!.state()).toBe(state);
    expect(flow!.effects).toEqual(effects);
  };
  const endedWith = (state: string, ...effects: unknown[]) => {
    isIn(state, ...effects);
    expect(flow!.actor.getSnapshot().status).toBe("done");
  };
  const startsNothing = () => expect(flow!.starts.calls).toEqual([]);
  const refresh = [{ kind: "http", status: 500 }] as const;

  return {
    events: {
      "a link that says nothing good is opened": () => void (flow = beginSigning({ options: null })),
      "a link to sign is opened": () => void (flow = beginSigning()),
      "a press in the app leads here": () => void (flow = beginSigning({ isAsked: true })),
      "the app leads back while the order is under way": () =>
        void (flow = beginSigning({
          isAsked: true,
          order: { ...desktop, isReturn: true },
          stored: bankIdOrder({ hasLaunchedApp: true }),
        })),
      "an admin who acts for a customer comes here": () => void (flow = beginSigning({ isAsked: true, isImpersonating: true })),
      "the admin stops acting": () => flow!.send("leave"),
      "the server offers the power of attorney": () => flow!.offer(),
      "the server offers another one": () => flow!.offer({ powerOfAttorneyIds: ["poa-2"], termsAndConditionsIds: [] }),
      "the server refuses": () => flow!.failCheck({ kind: "http", status: 500 }),
      "there is no connection": () => flow!.failCheck({ kind: "network" }, 3),
      "the server asks for a consent": () => flow!.failCheck({ kind: "http", status: 403, isHandled: true }),
      "the person tries again": () => flow!.send("retry"),
      "the connection is back": () => flow!.send("wake"),
      "the person presses sign": () => flow!.send("sign"),
      "the person signs": async () => {
        if (flow!.starts.calls.length > 0) await flow!.startOrder();
        await flow!.poll({ status: "complete", result: null });
      },
      "the person signs in another tab": () => flow!.signElsewhere(),
      "the order fails": async () => {
        await flow!.startOrder();
        await flow!.poll({ status: "failed", hintCode: "userCancel" });
      },
      "the person turns back": async () => {
        const order = flow!.order();
        if (!order) return flow!.send("cancel");
        order.send({ type: "cancel" });
        await flow!.settle();
      },
      "the customer is read anew": () => flow!.refresh(),
      "the customer cannot be read": () => flow!.failRefresh(...refresh),
    },
    states: {
      "on the way": () => expect(flow).toBeNull(),
      checking: () => isIn("checking"),
      "checking, asked for": () => isIn("checking"),
      "not checked": () => isIn("unchecked"),
      "without connection": () => isIn("unchecked"),
      "held up": () => isIn("heldUp"),
      asking: () => {
        isIn("asking");
        startsNothing();
      },
      signing: () => isIn("signing"),
      signed: () => isIn("refreshing", "consent given"),
      refused: () => {
        isIn("refused", "report refusal");
        startsNothing();
      },
      "not theirs to sign": () => {
        isIn("notTheirs");
        startsNothing();
      },
      "as themselves": () => isIn("notTheirs", "log out"),
      "where a success leads": () => endedWith("signed", "consent given", "go to /home"),
      "where a failure leads": () => endedWith("turnedBack", "go to /onboarding"),
      "told that signing failed": () =>
        endedWith(
          "failed",
          {
            tone: "error",
            textKey: "bankId.failed.sign",
            descriptionKey: "bankId.message.RFA6",
            durationMs: 15_000,
          },
          "go to /onboarding",
        ),
    },
  };
});
