/** What happens to a tab from outside: the person comes back to it, the network goes and comes, another tab does something. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { LoggedIn } from "../../../src/domain/customer";
import { generationAfter, openSession, type Session } from "../../../src/domain/session";

/** The person looks at this tab again. */
export const comeBack = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event("focus")));

/** The session as this tab's view of the storage has it. */
const storedIn = (page: Page): Promise<Session | null> => page.evaluate(() => JSON.parse(window.localStorage.session ?? "null"));

/** What another tab has stored reaches a tab a moment later: waits until it has. */
export const sees = (page: Page, session: Session | null): Promise<void> => expect.poll(() => storedIn(page)).toEqual(session);

/** The device loses the network and finds it again; the page has heard of it. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const isBack = new Promise((heard) => window.addEventListener("online", heard, { once: true }));
    Object.assign(window, { isBack: isBack.then(() => {}) });
  });
  await page.context().setOffline(false);
  await page.evaluate(() => (window as unknown as { isBack: Promise<void> }).isBack);
}

export type OtherTab = Awaited<ReturnType<typeof openOtherTab>>;

/** Another tab, as far as this device goes: a page of the same origin, with its storage and its locks, that isn't the app. */
export async function openOtherTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto("/sandbox/people");

  /** The session as this device keeps it. */
  const stored = () => storedIn(page);
  const store = (session: Session) =>
    page.evaluate((record) => window.localStorage.setItem("session", record), JSON.stringify(session));

  return {
    page,
    stored,
    store,
    /** Somebody has logged in there, or has got new tokens; the session that is stored now. */
    logIn: async (loggedIn: LoggedIn): Promise<Session> => {
      const session = openSession(loggedIn, generationAfter(await stored(), Date.now()));
      await store(session);
      return session;
    },
    logOut: () => page.evaluate(() => window.localStorage.removeItem("session")),

    /** It is its turn to refresh, until it gives the turn back. */
    takeTurn: () =>
      page.evaluate(
        (name) =>
          new Promise<void>((taken) => {
            void navigator.locks.request(name, () => {
              taken();
              return new Promise<void>((giveBack) => Object.assign(window, { giveBack }));
            });
          }),
        TURN,
      ),
    giveTurnBack: () => page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack()),
    /** How many tabs have the turn or wait for it. */
    turns: () =>
      page.evaluate(async (name) => {
        const { held = [], pending = [] } = await navigator.locks.query();
        const count = (locks: LockInfo[]) => locks.filter((lock) => lock.name === name).length;
        return { held: count(held), waiting: count(pending) };
      }, TURN),
  };
}

/** The lock by which the tabs of a browser take turns. */
const TURN = "token-refresh";
