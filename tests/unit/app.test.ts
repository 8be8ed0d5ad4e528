/** What the root's diagram can't tell: who hears what, and in which order the children begin. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyActorLogic, createActor, fromCallback, fromTransition } from "xstate";
import { appMachine } from "../../machines/app";
import type { sessionMachine } from "../../machines/session";
import type { textResourcesMachine } from "../../machines/text-resources";
import { beginApp } from "../support/appActor";
import { customer, customerLogin, sessionOf } from "../support/people";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9) }));
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it("gives its children what the device kept", async () => {
  const stored = sessionOf(customerLogin());
  const { session, texts } = beginApp({ storedTexts: { greeting: "Hej" }, storedSession: stored });
  expect([session.getSnapshot().context.session, texts.getSnapshot().context.stored]).toEqual([stored, { greeting: "Hej" }]);
});

it("passes a return to the page on to both, each of which reads at once [SES-14] [F01]", async () => {
  const { app, fetchTexts, readCustomer } = beginApp({ storedSession: sessionOf(customerLogin()) });
  readCustomer.answer(customer());
  await settle(8_000);
  const textCalls = fetchTexts.calls.length;
  app.send({ type: "wake" });
  expect([fetchTexts.calls.length, readCustomer.calls.length]).toEqual([textCalls + 1, 2]);
});

describe("a needed consent", () => {
  it("is asked for once, whatever else is asked meanwhile [F21]", () => {
    const { app } = beginApp({ storedSession: sessionOf(customerLogin()) });
    app.send({ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 0 });
    app.send({ type: "consent.needed", reason: "PowerOfAttorneyOutdated", givenBefore: 0 });
    expect(app.getSnapshot().context.consentReason).toBe("TermsAndConditionsUpdated");
  });

  it("goes with the session, and can be asked for anew in the next", () => {
    const { app, session } = beginApp({ storedSession: sessionOf(customerLogin()) });
    app.send({ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 0 });
    app.send({ type: "connectivity.changed", isOnline: false });
    session.send({ type: "login.completed", loggedIn: customerLogin("bo"), landing: "/home" });
    expect([app.getSnapshot().context, app.getSnapshot().value]).toMatchObject([
      { consentReason: null, epoch: 2 },
      { consent: "clear", connectivity: "offline" },
    ]);
    app.send({ type: "consent.needed", reason: "PowerOfAttorneyOutdated", givenBefore: 0 });
    expect(app.getSnapshot().context.consentReason).toBe("PowerOfAttorneyOutdated");
  });

  it.each(["TermsAndConditionsUpdated", "PowerOfAttorneyOutdated"] as const)(
    "that is given resumes what was held up, once (%s) [AMB-64] [F21]",
    (reason) => {
      const { app, effects } = beginApp({ storedSession: sessionOf(customerLogin()) });
      app.send({ type: "consent.needed", reason, givenBefore: 0 });
      app.send({ type: "consent.given" });
      app.send({ type: "consent.given" });
      expect([effects, app.getSnapshot().context.consentReason, app.getSnapshot().value]).toMatchObject([
        ["resume"],
        null,
        { consent: "clear" },
      ]);
    },
  );

  describe("isn't asked for by a refusal from before it was given [F21]", () => {
    const refused = (app: ReturnType<typeof beginApp>["app"], givenBefore: number) => {
      app.send({ type: "consent.needed", reason: "PowerOfAttorneyOutdated", givenBefore });
      return app.getSnapshot().context.consentReason;
    };

    it("because the server asked for it", () => {
      const { app } = beginApp({ storedSession: sessionOf(customerLogin()) });
      app.send({ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 0 });
      app.send({ type: "consent.given" });
      expect([refused(app, 0), refused(app, 1)]).toEqual([null, "PowerOfAttorneyOutdated"]);
    });

    it("though nobody had been asked for it", () => {
      const { app } = beginApp({ storedSession: sessionOf(customerLogin()) });
      app.send({ type: "consent.given" });
      app.send({ type: "consent.given" });
      expect([refused(app, 1), refused(app, 2)]).toEqual([null, "PowerOfAttorneyOutdated"]);
    });
  });

  it("stays while the same session goes on", () => {
    const { app, session } = beginApp({ storedSession: sessionOf(customerLogin()) });
    app.send({ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 0 });
    session.send({ type: "server.time", atMs: Date.now() });
    expect(app.getSnapshot().context.consentReason).toBe("TermsAndConditionsUpdated");
  });
});

it("stays online when the browser says so twice, and stops listening when it ends [XS-11]", () => {
  const { app, tellConnectivity, isWatching } = beginApp();
  tellConnectivity(true);
  expect(app.getSnapshot().matches({ connectivity: "online" })).toBe(true);
  tellConnectivity(false);
  tellConnectivity(false);
  expect(app.getSnapshot().matches({ connectivity: "offline" })).toBe(true);
  app.stop();
  expect(isWatching()).toBe(false);
});

describe("a child that breaks doesn't take the app along", () => {
  const breaking = fromTransition(
    () => {
      throw new Error("broken");
    },
    { epoch: 1 },
  );
  const calm = fromTransition((context) => context, { epoch: 1 });
  const quiet = fromCallback(() => {});

  it.each([
    { child: "texts", textResources: breaking, session: calm, watchConnectivity: quiet },
    { child: "session", textResources: calm, session: breaking, watchConnectivity: quiet },
    {
      child: "watchConnectivity",
      textResources: calm,
      session: calm,
      watchConnectivity: fromCallback(() => {
        throw new Error("broken");
      }),
    },
  ])("$child", ({ child, textResources, session, watchConnectivity }) => {
    const app = createActor(
      appMachine.provide({
        actors: {
          textResources: textResources as unknown as typeof textResourcesMachine,
          session: session as unknown as typeof sessionMachine,
          watchConnectivity: watchConnectivity as AnyActorLogic,
        },
      }),
      { input: { storedTexts: null, storedSession: null, skewMs: 0 } },
    );
    const failed = vi.fn();
    app.subscribe({ error: failed });
    app.start();
    if (child !== "watchConnectivity") app.system.get(child).send({ type: "wake" });
    expect([app.getSnapshot().status, failed.mock.calls]).toEqual(["active", []]);
  });
});
