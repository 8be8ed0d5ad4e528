import { afterEach, beforeEach, expect, vi } from "vitest";
import { appModel } from "../models/app.model";
import { beginApp } from "../support/appActor";
import { customerLogin, sessionOf } from "../support/people";
import { walkEveryTransition } from "../support/walk";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9) }));
afterEach(() => void vi.useRealTimers());

walkEveryTransition(appModel, () => {
  const { app, session, texts, fetchTexts, tellConnectivity } = beginApp({
    storedSession: sessionOf(customerLogin()),
  });
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const shows = (expected: { texts: string; connectivity: string; consent: string; reason: string | null }) => {
    const { value, context } = app.getSnapshot();
    const loaded = texts.getSnapshot().value;
    expect({
      ...value,
      reason: context.consentReason,
      texts: typeof loaded === "string" ? loaded : Object.keys(loaded)[0],
    }).toEqual(expected);
  };
  const calm = { connectivity: "online", consent: "clear", reason: null };

  return {
    events: {
      "the texts arrive": async () => {
        fetchTexts.answer({ a: "b" });
        await settle();
      },
      "the texts cannot be had": () => settle(8_000),
      "the person tries again": () => texts.send({ type: "retry" }),
      "the network goes": () => tellConnectivity(false),
      "the network is back": () => tellConnectivity(true),
      "the server asks for a consent": () =>
        app.send({ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 0 }),
      "the person gives the consent": () => app.send({ type: "consent.given" }),
      "the person logs out": () => session.send({ type: "logout", isOnAdminPage: false }),
    },
    states: {
      starting: () => shows({ ...calm, texts: "loading" }),
      "without texts": () => shows({ ...calm, texts: "failed" }),
      running: () => shows({ ...calm, texts: "loaded" }),
      offline: () => shows({ ...calm, texts: "loaded", connectivity: "offline" }),
      "waiting for a consent": () => shows({ ...calm, texts: "loaded", consent: "needed", reason: "TermsAndConditionsUpdated" }),
    },
  };
});
