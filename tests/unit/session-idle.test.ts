/** A person who does nothing: their session ends with its tokens, and by nothing else. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { customerLogin, sessionOf } from "../support/people";
import { beginSession } from "../support/sessionActor";

const NOW = Date.UTC(2026, 2, 1, 9);
const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

it("idle for two weeks, one is still logged in: there is no time-out but the tokens' own [AMB-60]", async () => {
  const stored = sessionOf(customerLogin("anna", { refreshS: 30 * 24 * 3_600 }));
  const { actor, after, state } = await beginSession({ stored });
  const ended: string[] = [];
  actor.subscribe(() => void (state() === "loggedOut" && ended.push("logged out")));
  for (let hour = 0; hour < 14 * 24; hour += 6) await after(6 * HOUR_MS);
  expect([state(), ended]).toEqual(["loggedIn", []]);
});
