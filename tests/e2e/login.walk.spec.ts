/** The login's diagram, walked on the app: what a person does in the ID app, and where the app takes them. */
import { loginModel } from "../models/login.model";
import { expect } from "./support/fixtures";
import { walkInBrowser } from "./support/walk";

walkInBrowser(loginModel, async ({ page, world }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const failure = page.getByText("Inloggningen blev inte klar");
  const open = async () => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  };
  const signs = async (who: string) => {
    await open();
    await world.approve(world.person(who).personalNumber);
  };

  return {
    events: {
      "a customer signs": () => signs("Anna"),
      "an admin who may act for customers signs": () => signs("Alva"),
      "an admin who may not act for customers signs": async () => {
        const { customer, tokens, authContext } = await world.logIn("Alva");
        await page.route("**/auth/collect*", (route) =>
          route.fulfill({
            json: {
              status: "COMPLETE",
              customer: { ...customer, onboardingState: "Complete" },
              tokens: { ...tokens, authContext: { ...authContext, supportsImpersonation: false } },
            },
          }),
        );
        await open();
      },
      "the order fails": async () => {
        await open();
        await world.cancel();
      },
      "the person turns back": async () => {
        await open();
        await page.getByRole("button", { name: "Avbryt" }).click();
      },
      "the app leads to a page that knows no order": () => page.goto("/login/bank-id#initiated=true"),
    },
    states: {
      "signing in": () => {}, // nothing is on screen before the page opens
      "at home": async () => {
        await expect(page).toHaveURL("/home");
        await expect(heading).toBeVisible();
      },
      "choosing a customer": () => expect(page).toHaveURL("/represent-customer"),
      "told that the login failed": async () => {
        await expect(page).toHaveURL("/login");
        await expect(failure).toBeVisible();
        await expect(page.getByText("Du avbröt i BankID-appen.")).toBeVisible();
      },
      "back at the login page": async () => {
        await expect(page).toHaveURL("/login");
        await expect(heading).toBeVisible();
        await expect(failure).toBeHidden();
      },
    },
  };
});
