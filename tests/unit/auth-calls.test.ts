/** What a call gets from the session: a bearer, a reason why there is none, a second chance. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { sessionMachine } from "../../machines/session";
import type { RefreshEnd, tokenRefreshMachine } from "../../machines/token-refresh";
import { authCalls } from "../../src/app/authCalls";
import { ApiError, retryOf } from "../../src/domain/errors";
import type { Session } from "../../src/domain/session";
import { sessionStore } from "../../src/platform/stores";
import { stubBrowser } from "../support/browser";
import { customerLogin, sessionOf, tokensFor } from "../support/people";
import { remote } from "../support/remote";

const NOW = Date.UTC(2026, 2, 1, 9);

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(stored: Session | null) {
  const tokenRefresh = remote<RefreshEnd, { session: Session }>();
  const session = createActor(
    sessionMachine.provide({
      actors: { tokenRefresh: tokenRefresh.logic as unknown as typeof tokenRefreshMachine },
      actions: {
        persist: () => {},
        forget: () => {},
        enterEpoch: () => {},
        rememberPlace: () => {},
        keepSkew: () => {},
        navigate: () => {},
        toast: () => {},
      },
    }),
    { input: { stored, skewMs: 0 } },
  ).start();
  const app = { send: vi.fn(), getSnapshot: () => ({ context: { consentsGiven: 3 } }) };
  if (stored) sessionStore.write(stored);
  return { session, app, tokenRefresh, port: authCalls(app as never, () => session) };
}

const fresh = () => sessionOf(customerLogin());
const due = () => sessionOf({ ...customerLogin(), tokens: tokensFor("anna", { nowMs: NOW - 600_000 }) }, NOW - 600_000);

describe("a bearer", () => {
  it("is there at once while it is fresh", async () => {
    expect(await begin(fresh()).port.accessToken()).toBe(fresh().tokens.accessToken);
  });

  it("waits for the round of refreshing, one for all calls [KY-09] [JWT-01]", async () => {
    const { port, tokenRefresh } = begin(due());
    const calls = [port.accessToken(), port.accessToken()];
    await vi.advanceTimersByTimeAsync(0);
    tokenRefresh.answer({ end: "refreshed", tokens: fresh().tokens });
    expect(await Promise.all(calls)).toEqual([fresh().tokens.accessToken, fresh().tokens.accessToken]);
    expect(tokenRefresh.calls).toHaveLength(1);
  });

  it("fails with what the refresh failed with, and the next call tries a new round [AMB-47]", async () => {
    const { port, tokenRefresh } = begin(due());
    const reason = new ApiError({ call: "POST /auth/refresh", kind: "http", status: 503 });
    const call = port.accessToken();
    await vi.advanceTimersByTimeAsync(0);
    tokenRefresh.answer({ end: "gaveUp", error: reason });
    await expect(call).rejects.toMatchObject({ call: reason.call, kind: "http", status: 503, cause: reason });
    // A page that waited for it doesn't repeat its read by itself: the round has done that (AMB-58).
    expect(retryOf(await call.catch((error) => error))).toEqual({ isRetried: false, afterMs: null });
    const next = port.accessToken();
    await vi.advanceTimersByTimeAsync(0);
    tokenRefresh.answer({ end: "refreshed", tokens: fresh().tokens });
    expect(await next).toBe(fresh().tokens.accessToken);
  });

  it("is not to be had without a session, which is no error of the flow's [AMB-64]", async () => {
    await expect(begin(null).port.accessToken()).rejects.toMatchObject({ isHandled: true });
  });
});

describe("a refused bearer [AMB-54]", () => {
  const newer = () => ({
    ...fresh(),
    generation: NOW + 1,
    tokens: sessionOf({ ...customerLogin(), tokens: tokensFor("anna", { accessS: 901 }) }).tokens,
  });

  it("is replaced by what another tab has stored for the same person", async () => {
    const { port, session } = begin(fresh());
    sessionStore.write(newer());
    expect(await port.unauthorized(fresh().tokens.accessToken)).toBe(newer().tokens.accessToken);
    expect(session.getSnapshot().context.session).toEqual(newer());
  });

  it("is replaced by what this tab has refreshed to since the call went out", async () => {
    const { port } = begin(fresh());
    expect(await port.unauthorized(due().tokens.accessToken)).toBe(fresh().tokens.accessToken);
  });

  it.each([
    ["nothing newer is stored", () => fresh()],
    ["somebody else's is stored", () => sessionOf(customerLogin("bo"), NOW + 1)],
  ])("ends the session when %s [SES-19]", async (_, stored) => {
    const { port, session } = begin(fresh());
    sessionStore.write(stored());
    expect(await port.unauthorized(fresh().tokens.accessToken)).toBeNull();
    expect(session.getSnapshot().value).toBe("loggedOut");
  });

  it("of a session that has ended already changes nothing [JWT-02]", async () => {
    const { port, session } = begin(null);
    const before = session.getSnapshot();
    expect(await port.unauthorized(fresh().tokens.accessToken)).toBeNull();
    expect(session.getSnapshot()).toBe(before);
  });
});

it("hands a needed consent to the app, which knows how many have been given [AMB-64]", () => {
  const { port, app } = begin(null);
  expect(port.consentsGiven()).toBe(3);
  port.consentNeeded("TermsAndConditionsUpdated", 2);
  expect(app.send.mock.calls).toEqual([[{ type: "consent.needed", reason: "TermsAndConditionsUpdated", givenBefore: 2 }]]);
});
