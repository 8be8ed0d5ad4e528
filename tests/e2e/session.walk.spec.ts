/** The session's diagram, walked by people who log in with their electronic ID: who is it that the app takes them for? */
import { sessionModel } from "../models/session.model";
import { AUTH, INFO } from "./support/calls";
import { stopClock } from "./support/clock";
import { expect } from "./support/fixtures";
import { later } from "./support/later";
import { comeBack, openOtherTab, sees } from "./support/tabs";
import { walkInBrowser } from "./support/walk";

walkInBrowser(
  sessionModel,
  async ({ page, world }) => {
    const otherTab = await openOtherTab(page.context());
    await page.clock.install();
    await page.goto("/login");

    const heading = page.getByRole("heading", { level: 1 });
    const logIn = async (who: string) => {
      await page.getByRole("link", { name: "Logga in med BankID" }).click();
      await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
      await world.approve(world.person(who).personalNumber);
      await page.clock.runFor(1_000);
    };
    const logOut = () => page.getByRole("button", { name: "Logga ut" }).click();
    /** The words that tell why somebody was logged out. */
    const isTold = (words: string) => expect(page.getByText(words)).toBeVisible();
    const isToldToLogInAgain = () => isTold("Du har loggats ut. Logga in igen för att fortsätta.");
    const isSessionOf = (id: string | null) => expect.poll(async () => (await otherTab.stored())?.user.id ?? null).toBe(id);

    return {
      events: {
        "a customer logs in": () => logIn("Anna"),
        "an admin logs in": () => logIn("Alva"),
        "the customer logs out": async () => {
          await page.getByRole("link", { name: "Mer", exact: true }).click();
          await logOut();
        },
        "the admin logs out elsewhere than on their page": async () => {
          await page.goto("/more");
          await logOut();
        },
        "the admin logs out on their page": logOut,
        "the server no longer accepts the session": async () => {
          await world.faults([{ path: INFO, status: 401 }]);
          await comeBack(page);
          await isToldToLogInAgain();
        },
        "the refresh token has ten seconds left": async () => {
          const session = (await otherTab.stored())!;
          // Long enough for any machine to load the page meanwhile.
          const endsAt = (await page.evaluate(() => Date.now())) + 300_000;
          const ending = {
            ...session,
            generation: session.generation + 1,
            tokens: { ...session.tokens, refreshTokenExpiresAt: endsAt },
          };
          await otherTab.store(ending);
          await sees(page, ending);
          await page.reload();
          await expect(heading).toBeVisible();
          await stopClock(page);
          // By the server's time, from which a clock that was moved may be a few seconds off.
          await page.clock.runFor(endsAt - (await page.evaluate(() => Date.now())) - 15_000);
          await sees(otherTab.page, ending);
          await page.clock.runFor(10_000);
          await sees(otherTab.page, null);
          await page.clock.resume();
          await isToldToLogInAgain();
        },
        "another tab logs out": otherTab.logOut,
        "another tab logs somebody else in": async () => {
          await otherTab.logIn(await world.logIn("Alva"));
          await isTold("Någon annan har loggat in i en annan flik");
        },
        "the refresh is refused": async () => {
          await world.faults([{ method: "POST", path: `${AUTH}/refresh`, status: 401 }]);
          // Well past the 450 s after which it is due: time stood still on the page while its clock was moved before.
          await page.clock.fastForward(480_000);
          await comeBack(page);
          await isToldToLogInAgain();
        },
      },
      states: {
        "logged out": async () => {
          await expect(page).toHaveURL("/login");
          await expect(heading).toHaveText("Välkommen hem till dina avtal");
          await isSessionOf(null);
        },
        "customer logged in": async () => {
          await expect(page).toHaveURL("/home");
          await expect(heading).toHaveText(/^God .+, Anna$/);
          await isSessionOf("anna-andersson");
        },
        "admin logged in": async () => {
          await expect(page).toHaveURL("/represent-customer");
          await expect(heading).toBeVisible();
          await isSessionOf("alva-admin");
        },
      },
    };
  },
  later.session,
);
