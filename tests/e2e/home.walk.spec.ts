import { expect } from "@playwright/test";
import { homeModel } from "../models/home.model";
import { walkInBrowser } from "./support/walk";

const API = "/customer-service/api/v1";
const DASHBOARD = `${API}/home/dashboard`;
const INFO = `${API}/customers/current/info`;

walkInBrowser(homeModel, async ({ page, world, signIn }) => {
  const holdReads = () => world.faults([{ method: "GET", path: DASHBOARD, hold: true }]);
  const open = async (who: string) => {
    await signIn(who);
    await holdReads();
    await page.goto("/home");
  };
  const isHeld = () => expect.poll(world.held).toContainEqual({ method: "GET", path: DASHBOARD });
  /** Answers the read that waits, and any that follows it, up to `times`. */
  const answer = async (how: Parameters<typeof world.release>[0] = {}, times = 1) => {
    for (let made = 1; made <= times; made++) {
      await isHeld();
      await world.release({ path: DASHBOARD, ...how });
    }
  };
  /** From now on the server says so of the customer. */
  const becomes = async (who: string, onboardingState: string) => {
    const { customer } = await world.logIn(who);
    await world.faults([
      { method: "GET", path: INFO, status: 200, body: { ...customer, onboardingState } },
      { method: "GET", path: DASHBOARD, hold: true },
    ]);
  };
  const todoList = page.getByRole("region", { name: /^Att göra/ });
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  const says = (heading: string) => () => expect(page.getByRole("heading", { name: heading })).toBeVisible();
  const showsTodos = async (count: number) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^God .+, Anna$/);
    await expect(todoList.getByRole("article")).toHaveCount(count);
    await expect(todoList.getByRole("button", { name: "Att göra 3 kort" })).toBeVisible();
  };

  return {
    events: {
      "a customer who is done with onboarding opens home": () => open("Anna"),
      "a customer who is not done with onboarding opens home": async () => {
        await open("Petra");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nu saknas bara din underskrift");
        await expect(page).toHaveURL("/onboarding");
        expect((await world.calls()).filter(({ path }) => path === DASHBOARD)).toEqual([]);
      },
      "an admin who is not done with onboarding opens home": async () => {
        await signIn("Alva");
        await becomes("Alva", "MissingPoa");
        await page.addInitScript(() => {
          const session = JSON.parse(localStorage.getItem("session") ?? "{}");
          session.user.onboardingState = "MissingPoa";
          localStorage.setItem("session", JSON.stringify(session));
        });
        await page.goto("/home");
      },
      "the dashboard arrives": () => answer(),
      "the dashboard arrives at the third try": async () => {
        await answer({ status: 503 }, 2);
        await answer();
      },
      "the server refuses": () => answer({ status: 500 }),
      // The browser itself repeats what breaks off, so every call does.
      "there is no connection": async () => {
        await isHeld();
        await world.faults([{ method: "GET", path: DASHBOARD, drop: true }]);
        await answer({ drop: true });
      },
      "the server asks for a consent": () => answer({ status: 403, body: { reason: "TermsAndConditionsUpdated" } }),
      "the consent is given": async () => {
        await holdReads();
        await press("Godkänn villkoren");
      },
      "the person tries again": async () => {
        await holdReads();
        await press("Försök igen");
      },
      "the connection is back": async () => {
        await holdReads();
        await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      },
      "the person folds the todo list": () => press(/^Att göra/),
      "the person unfolds the todo list": () => press(/^Att göra/),
      "the customer turns out not to be done with onboarding": async () => {
        await becomes("Anna", "MissingContracts");
        await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
      },
    },
    states: {
      "on the way": () => {}, // nothing is on screen before the page opens
      loading: async () => {
        await expect(page.locator("div[aria-busy=true]")).toBeVisible();
        await expect(page).toHaveURL("/home");
      },
      refused: says("Något gick fel hos oss"),
      offline: says("Du verkar sakna uppkoppling"),
      "consent asked for": says("Våra villkor har ändrats"),
      dashboard: () => showsTodos(3),
      "dashboard, todo list folded": () => showsTodos(1),
      onboarding: () => expect(page).toHaveURL("/onboarding"),
    },
  };
});
