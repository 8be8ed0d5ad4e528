import { afterEach, beforeEach, expect, vi } from "vitest";
import type { HomeCustomer } from "../../machines/home";
import { homeModel } from "../models/home.model";
import { beginHome, customer, dashboard } from "../support/homeActor";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

walkEveryTransition(homeModel, () => {
  let home: ReturnType<typeof beginHome> | null = null;

  const open = async (customer: HomeCustomer) => {
    home = beginHome({ customer });
    await vi.advanceTimersByTimeAsync(0);
  };
  const toggle = () => home!.actor.send({ type: "list.toggle", list: "todoCards" });
  const isIn = (state: string | object) => {
    expect(home!.actor.getSnapshot().matches({ open: state } as never)).toBe(true);
    expect(home!.visited).toEqual([]);
  };
  const failure = () => home!.actor.getSnapshot().context.failure;
  const isExpanded = () => home!.actor.getSnapshot().context.isExpanded;

  return {
    events: {
      "a customer who is done with onboarding opens home": () => open(customer()),
      "a customer who is not done with onboarding opens home": () => open(customer({ onboardingState: "MissingPoa" })),
      "an admin who is not done with onboarding opens home": () =>
        open(customer({ role: "ADMIN", onboardingState: "MissingPoa" })),
      "the dashboard arrives": () => home!.answer(dashboard),
      "the dashboard arrives at the third try": async () => {
        for (let tries = 1; tries <= 2; tries++) await home!.fail({ kind: "http", status: 503 });
        await home!.answer(dashboard);
      },
      "the server refuses": () => home!.fail({ kind: "http", status: 500 }),
      "there is no connection": async () => {
        for (let tries = 1; tries <= 3; tries++) await home!.fail({ kind: "network" });
      },
      "the server asks for a consent": () => home!.fail({ kind: "http", status: 403, isHandled: true }),
      "the consent is given": () => home!.actor.send({ type: "consent.resolved" }),
      "the person tries again": () => home!.actor.send({ type: "retry" }),
      "the connection is back": () => home!.actor.send({ type: "wake" }),
      "the person folds the todo list": toggle,
      "the person unfolds the todo list": toggle,
      "the customer turns out not to be done with onboarding": () =>
        home!.tell(customer({ onboardingState: "MissingContracts" })),
    },
    states: {
      "on the way": () => expect(home).toBeNull(),
      loading: () => isIn({ loading: "begun" }),
      refused: () => {
        isIn("failed");
        expect(failure()).toEqual({ kind: "http", status: 500 });
      },
      offline: () => {
        isIn("failed");
        expect(failure()).toEqual({ kind: "network" });
      },
      "consent asked for": () => isIn("heldUp"),
      dashboard: () => {
        isIn({ shown: "fresh" });
        expect(home!.actor.getSnapshot().context.dashboard).toEqual(dashboard);
        expect(isExpanded()).toEqual({ todoCards: true, ongoingCards: true });
      },
      "dashboard, todo list folded": () => {
        isIn({ shown: "fresh" });
        expect(isExpanded()).toEqual({ todoCards: false, ongoingCards: true });
        expect(home!.remembered.at(-1)).toEqual({ list: "todoCards", isExpanded: false });
      },
      onboarding: () => expect(home!.visited).toEqual([{ to: "/onboarding", replace: true }]),
    },
  };
});
