/** The diagram of one round of refreshing, walked on home by a customer whose access token is past its half-life. */
import type { Session } from "../../src/domain/session";
import { tokenRefreshModel } from "../models/token-refresh.model";
import { AUTH, callsTo, DASHBOARD } from "./support/calls";
import { stopClock } from "./support/clock";
import { expect } from "./support/fixtures";
import { openOtherTab, sees } from "./support/tabs";
import { walkInBrowser } from "./support/walk";

const REFRESH = `${AUTH}/refresh`;

walkInBrowser(tokenRefreshModel, async ({ page, world, signIn }) => {
  await world.auth({ clockOffsetS: -451 });
  await signIn("Anna");
  await world.auth({ clockOffsetS: 0 });
  await world.faults([{ path: REFRESH, hold: true }]);
  const otherTab = await openOtherTab(page.context());
  const old = (await otherTab.stored())!;
  await otherTab.takeTurn();
  let isOtherTabsTurn = true;
  await page.clock.install();
  await page.goto("/home");
  await expect.poll(otherTab.turns).toEqual({ held: 1, waiting: 1 });
  // Time stands still, a few seconds on: the round has the rest of its 20 s as long as nobody moves it.
  await stopClock(page);
  await page.clock.runFor(5_000);

  /** What the other tab does to the storage has arrived here. */
  const here = (act: () => Promise<unknown>) => async () => {
    await act();
    await sees(page, await otherTab.stored());
  };
  let theirs: Session | null = null;
  const refreshesElsewhere = here(async () => {
    theirs = await otherTab.logIn(await world.logIn("Anna"));
  });
  const logsOutElsewhere = here(otherTab.logOut);
  const somebodyElseLogsIn = here(async () => otherTab.logIn(await world.logIn("Tom")));
  const turnComes = async () => {
    await otherTab.giveTurnBack();
    isOtherTabsTurn = false;
    await expect.poll(otherTab.turns).toMatchObject({ waiting: 0 });
    // A moment for what the other tab may have stored.
    await page.clock.runFor(500);
  };
  const after = (first: () => Promise<unknown>, then: () => Promise<unknown>) => async () => {
    await first();
    await then();
  };
  const answer = (how: Parameters<typeof world.release>[0]) => world.release({ path: REFRESH, ...how });
  const refuse = () => answer({ status: 401 });

  const requests = () => callsTo(world, REFRESH);
  const isAsking = () => expect.poll(world.held).toEqual([{ method: "POST", path: REFRESH }]);
  const keepsTokens = async ({ tokens }: Session) => expect((await otherTab.stored())?.tokens).toEqual(tokens);
  /** The turn is given back, and time goes on. */
  const isOver = async () => {
    await expect.poll(otherTab.turns).toEqual({ held: isOtherTabsTurn ? 1 : 0, waiting: 0 });
    await page.clock.resume();
  };
  const isHomeOf = (name: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^God .+, ${name}$`));
  /** Home stands complete, and was read with the tokens that are kept now. */
  const showsHome = async () => {
    await isOver();
    await isHomeOf("Anna");
    await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
    const [read, ...more] = await callsTo(world, DASHBOARD);
    expect(more).toEqual([]);
    await expect.poll(async () => `Bearer ${(await otherTab.stored())?.tokens.accessToken}`).toBe(read?.headers.authorization);
  };
  const showsLogin = async () => {
    await isOver();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Du har loggats ut. Logga in igen för att fortsätta.")).toHaveCount(1);
    await expect.poll(otherTab.stored).toBeNull();
  };
  /** Where one can go on after the next login: kept when it was the server that ended the session. */
  const placeLeft = () => page.evaluate(() => JSON.parse(localStorage.getItem("placeLeft") ?? "null"));

  return {
    events: {
      "its turn comes": turnComes,
      "its turn comes and storage can't be read": after(
        () =>
          page.evaluate(() => {
            Storage.prototype.getItem = () => {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            };
          }),
        turnComes,
      ),
      "its turn comes after another tab refreshed": after(refreshesElsewhere, turnComes),
      "its turn comes after another tab logged out": after(logsOutElsewhere, turnComes),
      "its turn comes after another person logged in": after(somebodyElseLogsIn, turnComes),
      "new tokens come": () => answer({}),
      // They can be read, but they are somebody else's.
      "tokens come that can't be used": async () => answer({ status: 200, body: (await world.logIn("Tom")).tokens }),
      "the auth service fails": () => answer({ status: 503 }),
      "the wait is over": () =>
        expect
          .poll(async () => {
            await page.clock.runFor(250);
            return world.held();
          })
          .toHaveLength(1),
      "the auth service refuses": refuse,
      "the auth service refuses what another tab has used": after(refreshesElsewhere, refuse),
      "the auth service refuses after another tab logged out": after(logsOutElsewhere, refuse),
      "the auth service refuses after another person logged in": after(somebodyElseLogsIn, refuse),
      "20 seconds have passed": () => page.clock.runFor(20_000),
    },
    states: {
      "waiting for its turn": async () => {
        expect(await otherTab.turns()).toEqual({ held: 1, waiting: 1 });
        expect(await requests()).toEqual([]);
        await isHomeOf("Anna");
      },
      "asking for new tokens": async () => {
        await isAsking();
        const { accessToken, refreshToken } = old.tokens;
        expect(JSON.parse((await requests()).at(-1)?.body ?? "")).toEqual({ accessToken, refreshToken });
        expect(await otherTab.turns()).toEqual({ held: 1, waiting: 0 });
      },
      "waiting to ask again": async () => {
        await expect.poll(world.held).toEqual([]);
        expect(await requests()).toHaveLength(1);
        expect(await otherTab.turns()).toEqual({ held: 1, waiting: 0 });
        await keepsTokens(old);
      },
      refreshed: async () => {
        await showsHome();
        expect(await requests()).toHaveLength(1);
        expect((await otherTab.stored())?.tokens).not.toEqual(old.tokens);
      },
      "content with another tab's tokens": async () => {
        await showsHome();
        await keepsTokens(theirs!);
      },
      "overtaken by a logout": async () => {
        await showsLogin();
        expect(await placeLeft()).toBeNull();
      },
      "overtaken by another person": async () => {
        await isOver();
        await isHomeOf("Tom");
        await expect(page.getByText("Någon annan har loggat in i en annan flik")).toBeVisible();
        await expect.poll(async () => (await otherTab.stored())?.user.firstName).toBe("Tom");
      },
      refused: async () => {
        await showsLogin();
        expect(await placeLeft()).toMatchObject({ path: "/home" });
      },
      "given up": async () => {
        await expect(page.getByRole("button", { name: "Försök igen" })).toBeVisible();
        await isOver();
        await keepsTokens(old);
      },
    },
  };
});
