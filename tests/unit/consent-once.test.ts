/** The API border, the session and the root together: many calls that are refused at the same time for want of a consent. */
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bindAuth } from "../../src/api/authPort";
import { call } from "../../src/api/client";
import { authCalls } from "../../src/app/authCalls";
import { type ConsentReason, failureOf } from "../../src/domain/errors";
import { sessionStore } from "../../src/platform/stores";
import { beginApp } from "../support/appActor";
import { stubBrowser } from "../support/browser";
import { customerLogin, sessionOf } from "../support/people";

const NOW = Date.UTC(2026, 2, 1, 9);

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the dialog opens once, even when five calls bring it at the same time, and what it held up goes on once [F21] [CNS-01]", async () => {
  const stored = sessionOf(customerLogin());
  sessionStore.write(stored);
  const { app, session, effects } = beginApp({ storedSession: stored });
  bindAuth(authCalls(app, () => session));
  const questions: (ConsentReason | null)[] = [null];
  app.subscribe(({ context: { consentReason } }) => {
    if (consentReason !== questions.at(-1)) questions.push(consentReason);
  });
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => waiting.push(answer)));

  const calls = [1, 2, 3, 4, 5].map((i) =>
    call({ method: "GET", path: `/customer-service/api/v1/${i}`, schema: v.unknown() }).catch(failureOf),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting).toHaveLength(5);
  const reasons = ["TermsAndConditionsUpdated", "PowerOfAttorneyOutdated"];
  for (const [i, answer] of waiting.entries()) answer(new Response(JSON.stringify({ reason: reasons[i % 2] }), { status: 403 }));
  expect(await Promise.all(calls)).toMatchObject(calls.map(() => ({ kind: "handled" })));
  expect([questions, effects]).toEqual([[null, "TermsAndConditionsUpdated"], []]);

  app.send({ type: "consent.given" });
  expect([questions, effects]).toEqual([[null, "TermsAndConditionsUpdated", null], ["resume"]]);
});
