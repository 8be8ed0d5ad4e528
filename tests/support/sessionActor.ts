/** The session machine with the world in the test's hands: what is stored, what the server answers, what happens and in which order. */
import { vi } from "vitest";
import { createActor } from "xstate";
import { sessionMachine } from "../../machines/session";
import type { RefreshEnd, tokenRefreshMachine } from "../../machines/token-refresh";
import type { Customer, LoggedIn } from "../../src/domain/customer";
import type { Session } from "../../src/domain/session";
import { remote } from "./remote";

export async function beginSession(given: { stored?: Session | null; skewMs?: number; isClockMeasured?: boolean } = {}) {
  const readCustomer = remote<Customer, void>();
  const impersonateCustomer = remote<LoggedIn, { customerId: string }>();
  const downgrade = remote<string, void>();
  const tokenRefresh = remote<RefreshEnd, { session: Session }>();
  const effects: string[] = [];
  const persisted: { session: Session; replaces: number | null }[] = [];

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readCustomer: readCustomer.logic,
        impersonateCustomer: impersonateCustomer.logic,
        downgrade: downgrade.logic,
        // One round of refreshing has tests of its own; here only its outcome counts.
        tokenRefresh: tokenRefresh.logic as unknown as typeof tokenRefreshMachine,
      },
      actions: {
        persist: (_, params) => {
          persisted.push(params);
          effects.push("persist");
        },
        forget: () => void effects.push("forget"),
        enterEpoch: (_, { to }) => void effects.push(`enter ${to}`),
        rememberPlace: (_, { userId }) => void effects.push(`remember the place of ${userId}`),
        keepSkew: (_, { skewMs }) => void effects.push(`keep skew ${skewMs}`),
        navigate: (_, { to, replace }) => void effects.push(`go to ${to}${replace ? " instead" : ""}`),
        toast: (_, { textKey, message, durationMs, isUntilDone }) => {
          const words = message ? `${textKey} "${message}"` : textKey;
          effects.push(`toast ${words} ${durationMs / 1_000} s${isUntilDone ? " or until done" : ""}`);
        },
      },
    }),
    { input: { stored: given.stored ?? null, skewMs: given.skewMs ?? 0 } },
  ).start();

  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  await after(0);
  if (given.isClockMeasured ?? true) actor.send({ type: "server.time", atMs: Date.now() + (given.skewMs ?? 0) });

  return {
    actor,
    readCustomer,
    impersonateCustomer,
    downgrade,
    tokenRefresh,
    effects,
    persisted,
    after,
    context: () => actor.getSnapshot().context,
    /** loggedOut, loggedIn or impersonating: the specification's three states, and those between them. */
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === "string" ? value : (value.signedIn as { role: string }).role;
    },
    region: (name: "life" | "tokens" | "details") => {
      const { value } = actor.getSnapshot();
      return typeof value === "string" ? null : (value.signedIn as Record<string, string>)[name];
    },
  };
}
