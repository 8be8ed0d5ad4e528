/** What the root's diagram can't tell: who hears what, and in which order the children begin. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AnyActorLogic, createActor, fromCallback, fromTransition } from "xstate";
import { appMachine } from "../../machines/app";
import type { sessionMachine } from "../../machines/session";
import type { textResourcesMachine } from "../../machines/text-resources";
import { impersonate } from "../../src/domain/session";
import { beginApp } from "../support/appActor";
import { adminLogin, customer, customerLogin, sessionOf } from "../support/people";

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

  const asked = (given: Parameters<typeof beginApp>[0] = {}) => {
    const flow = beginApp({ storedSession: sessionOf(customerLogin()), ...given });
    flow.app.send({ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 0 });
    return { ...flow, consent: () => flow.app.getSnapshot().children.consent };
  };

  it("is asked by a dialog that knows the reason and whether an admin acts [CNS-01] [AMB-66]", async () => {
    expect(asked().consent()?.getSnapshot().context).toMatchObject({
      reason: "TermsAndConditionsUpdated",
      isImpersonating: false,
    });
    const acting = impersonate(sessionOf(adminLogin()), customerLogin(), Date.now());
    expect(asked({ storedSession: acting }).consent()?.getSnapshot().context.isImpersonating).toBe(true);
    const loggedOut = beginApp();
    loggedOut.app.send({ type: "consent.needed", reason: "PowerOfAttorneyUnsigned", givenBefore: 0 });
    expect(loggedOut.app.getSnapshot().children.consent?.getSnapshot().context.isImpersonating).toBe(false);
  });

  it("that is given in the dialog reads the customer anew and resumes what was held up [AMB-64] [F21]", async () => {
    const { app, consent, locate, acceptTerms, readCustomer, effects } = asked();
    consent()?.send({ type: "consent.give" });
    locate.answer({ powerOfAttorneyId: null, termsAndConditionsId: "terms-1" });
    await settle();
    expect([effects, readCustomer.calls.length]).toEqual([[], 1]);
    acceptTerms.answer("OK");
    await settle();
    expect([effects, readCustomer.calls.length, consent(), app.getSnapshot().context.consentReason]).toEqual([
      ["resume"],
      2,
      undefined,
      null,
    ]);
  });

  it("that is given by a signature resumes what was held up; whoever signed reads the customer [AMB-64]", () => {
    const { app, consent, readCustomer, effects } = asked();
    app.send({ type: "consent.given" });
    expect([effects, readCustomer.calls.length, consent(), app.getSnapshot().context.consentReason]).toEqual([
      ["resume"],
      1,
      undefined,
      null,
    ]);
    app.send({ type: "consent.given" });
    expect(effects).toEqual(["resume"]);
  });

  describe("isn't asked for by a refusal from before it was given [F21]", () => {
    const refused = (app: ReturnType<typeof beginApp>["app"], givenBefore: number) => {
      app.send({ type: "consent.needed", reason: "PowerOfAttorneyOutdated", givenBefore });
      return app.getSnapshot().context.consentReason;
    };

    it("in the dialog", async () => {
      const { app, consent, locate, acceptTerms } = asked();
      consent()?.send({ type: "consent.give" });
      locate.answer({ powerOfAttorneyId: null, termsAndConditionsId: "terms-1" });
      await settle();
      acceptTerms.answer("OK");
      await settle();
      expect([refused(app, 0), refused(app, 1)]).toEqual([null, "PowerOfAttorneyOutdated"]);
    });

    it("by a signature", () => {
      const { app } = asked();
      app.send({ type: "consent.given" });
      expect([refused(app, 0), refused(app, 1)]).toEqual([null, "PowerOfAttorneyOutdated"]);
    });

    it("by a signature that nobody was asked for", () => {
      const { app } = beginApp({ storedSession: sessionOf(customerLogin()) });
      app.send({ type: "consent.given" });
      app.send({ type: "consent.given" });
      expect([refused(app, 1), refused(app, 2)]).toEqual([null, "PowerOfAttorneyOutdated"]);
    });
  });

  it("is asked for anew by the next call when the dialog breaks", () => {
    const { app, consent } = asked({ isConsentBroken: true });
    consent()?.send({ type: "leave" });
    expect([consent(), app.getSnapshot().context.consentReason]).toEqual([undefined, null]);
    app.send({ type: "consent.needed", reason: "PowerOfAttorneyOutdated", givenBefore: 0 });
    expect(app.getSnapshot().context.consentReason).toBe("PowerOfAttorneyOutdated");
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
