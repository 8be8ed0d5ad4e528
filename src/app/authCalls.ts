/** What the API border asks of the session: bearers before a call, a judgement after a refusal. */
import { type ActorRefFrom, waitFor } from "xstate";
import type { appMachine } from "../../machines/app";
import type { sessionMachine } from "../../machines/session";
import type { AuthPort } from "../api/authPort";
import { ApiError, spent } from "../domain/errors";
import { isSamePerson } from "../domain/session";
import { sessionStore } from "../platform/stores";
import { epochSignal } from "./epoch";

export const authCalls = (
  app: ActorRefFrom<typeof appMachine>,
  session: () => ActorRefFrom<typeof sessionMachine>,
): AuthPort => ({
  async accessToken() {
    // The session may be starting this very call: let it finish first.
    await Promise.resolve();
    session().send({ type: "token.wanted" });
    const { context } = await waitFor(session(), (snapshot) => !snapshot.hasTag("refreshing"));
    if (context.session === null) throw new ApiError({ call: "access token", kind: "http", status: 401, isHandled: true });
    // The round has tried for 20 s: a page that repeated its read would have the person wait for a second and a third.
    if (context.refreshError !== null) throw spent(context.refreshError);
    return context.session.tokens.accessToken;
  },

  epochSignal,

  async unauthorized(token) {
    const own = session().getSnapshot().context.session;
    const stored = sessionStore.read();
    if (token !== null && own === null) return null;
    if (token !== null && stored !== null && isSamePerson(own, stored) && stored.tokens.accessToken !== token) {
      session().send({ type: "stored.changed", stored: stored });
      return stored.tokens.accessToken;
    }
    session().send({ type: "unauthorized" });
    return null;
  },

  consentsGiven: () => app.getSnapshot().context.consentsGiven,
  consentNeeded: (reason, givenBefore) => app.send({ type: "consent.needed", reason, givenBefore }),
  serverTime: (atMs) => session().send({ type: "server.time", atMs }),
});
