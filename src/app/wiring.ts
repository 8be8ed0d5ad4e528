/** The root machine and the session in their real surroundings: storage, the services, the browser, the router. */
import { type AnyActorRef, fromCallback, fromPromise } from "xstate";
import { appMachine } from "../../machines/app";
import { sessionMachine } from "../../machines/session";
import type { Destination, Toast } from "../../machines/shared/ports";
import { holdTurn } from "../../machines/shared/turn";
import { textResourcesMachine } from "../../machines/text-resources";
import { tokenRefreshMachine } from "../../machines/token-refresh";
import { downgrade, impersonateCustomer, refreshTokens } from "../api/auth";
import { readCurrentInfo } from "../api/customers";
import { readTexts } from "../api/texts";
import type { Session } from "../domain/session";
import { applyTexts } from "../i18n";
import { tellConsentResolved } from "../platform/consentResolved";
import { forgetDraftsOfOthers, LANDING_SELECTION_KEY } from "../platform/draftKeys";
import { takeTurn } from "../platform/locks";
import { forgetQueryParams } from "../platform/queryParams";
import { removeRaw } from "../platform/storage";
import { clockSkewStore, orderStores, placeStore, sessionStore, signedStore, textsStore } from "../platform/stores";
import { onConnectivity } from "../platform/wake";
import { endEpoch } from "./epoch";

/** What the session does to the screen. */
export type Screen = {
  navigate(destination: Destination): void;
  /** Goes to `to` once the session's own change is through. */
  enterEpoch(to: Destination["to"]): void;
  toast(toast: Toast): void;
  takeBackErrors(): void;
  /** The path that is shown. */
  path(): string;
};

export const appFlow = (screen: Screen) =>
  appMachine.provide({
    actors: {
      textResources: textResourcesMachine.provide({
        actors: { fetchTexts: fromPromise(({ signal }) => readTexts({ signal })) },
        actions: {
          applyTexts: (_, { texts }) => applyTexts(texts),
          keepTexts: (_, { texts }) => textsStore.write(texts),
        },
      }),
      session: sessionMachine.provide({
        actors: {
          tokenRefresh: tokenRefreshMachine.provide({
            actors: {
              holdTurn: holdTurn((signal) => takeTurn("token-refresh", { signal, storageKey: sessionStore.key })),
              readStored: fromPromise(async () => sessionStore.read()),
              requestTokens: fromPromise(({ input, signal }) => refreshTokens(input, { signal })),
            },
          }),
          readCustomer: fromPromise(({ signal }) => readCurrentInfo({ signal })),
          impersonateCustomer: fromPromise(({ input }) => impersonateCustomer(input.customerId)),
          downgrade: fromPromise(() => downgrade()),
        },
        actions: {
          persist: ({ self }, { session, replaces }) => {
            forgetDraftsOfOthers(session.user.id);
            persist(self, session, replaces);
          },
          forget: () => {
            sessionStore.remove();
            orderStores.login.remove();
            orderStores.signPoa.remove();
            signedStore.remove();
            forgetQueryParams();
            removeRaw(LANDING_SELECTION_KEY);
          },
          enterEpoch: (_, { to }) => {
            endEpoch();
            // Who is in is told no longer that they were logged out, or couldn't get in.
            if (to !== "/login") screen.takeBackErrors();
            screen.enterEpoch(to);
          },
          rememberPlace: (_, { userId }) => placeStore.write({ userId, path: screen.path() }),
          keepSkew: (_, { skewMs }) => clockSkewStore.write(skewMs),
          navigate: (_, destination) => screen.navigate(destination),
          toast: (_, toast) => screen.toast(toast),
        },
      }),
      watchConnectivity: fromCallback(({ sendBack }) =>
        onConnectivity((isOnline) => sendBack({ type: "connectivity.changed", isOnline })),
      ),
    },
    actions: { resumeFlows: () => tellConsentResolved() },
  });

/**
 * Writes the record unless another tab has been faster: then theirs rules. The check and the write stand in one turn of the
 * event loop, so that a late answer never brings a session back that has ended elsewhere (JWT-11).
 */
function persist(self: AnyActorRef, session: Session, replaces: number | null) {
  const stored = sessionStore.read();
  const isOvertaken = replaces !== null && stored?.generation !== replaces;
  if (!isOvertaken) return sessionStore.write(session);
  queueMicrotask(() => self.send({ type: "stored.changed", stored: stored, isForced: true }));
}
