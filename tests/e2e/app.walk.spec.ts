/** The diagram of what stands around every page, walked by a customer whose device has been here before but kept no texts. */
import { appModel } from "../models/app.model";
import { callsTo, INFO, TEXTS } from "./support/calls";
import { expect } from "./support/fixtures";
import { comeBack } from "./support/tabs";
import { walkInBrowser } from "./support/walk";

walkInBrowser(appModel, async ({ page, world, guard, signIn }) => {
  guard.expectNetworkErrors();
  await signIn("Tom");
  await page.clock.install();
  const areTextsAskedFor = () => expect.poll(world.held).toContainEqual({ method: "GET", path: TEXTS });
  await world.faults([{ path: TEXTS, hold: true }]);
  await page.goto("/home");

  const heading = page.getByRole("heading", { level: 1 });
  const offline = page.getByText("Du är inte uppkopplad.");
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  let title = /^God .+, Tom$/;
  const showsPage = async ({ isOffline }: { isOffline: boolean }) => {
    await expect(heading).toHaveText(title);
    await expect(offline).toBeVisible({ visible: isOffline });
  };
  const refusals = async () => (await callsTo(world, INFO)).filter(({ status }) => status === 403).length;

  return {
    events: {
      "the texts arrive": () => world.release({ path: TEXTS }),
      "the texts cannot be had": () => page.clock.runFor(8_000),
      "the person tries again": () => page.getByRole("button", { name: "Försök igen" }).click(),
      "the network goes": () => page.context().setOffline(true),
      "the network is back": () => page.context().setOffline(false),
      "the server asks for a consent": async () => {
        const before = await refusals();
        await world.faults([{ path: INFO, status: 403, body: { reason: "TermsAndConditionsUpdated" } }]);
        // Returns that follow hard on each other count as one.
        await page.clock.runFor(250);
        await comeBack(page);
        await expect.poll(refusals).toBeGreaterThan(before);
      },
      "the person gives the consent": async () => {
        await world.faults([]);
        await page.getByRole("button", { name: "Godkänn villkoren" }).click();
      },
      "the person logs out": async () => {
        await page.getByRole("button", { name: "Logga ut" }).click();
        title = /^Välkommen hem till dina avtal$/;
      },
    },
    states: {
      starting: async () => {
        await expect(page.getByText("Laddar")).toBeVisible();
        await expect(heading).toHaveCount(0);
        await areTextsAskedFor();
      },
      "without texts": async () => {
        await expect(heading).toHaveText("Failed to load, please try again later");
        await expect(menu).toHaveCount(0);
      },
      running: () => showsPage({ isOffline: false }),
      offline: () => showsPage({ isOffline: true }),
      "waiting for a consent": async () => {
        await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Våra villkor har ändrats");
        await expect(menu).toHaveCount(0);
      },
    },
  };
});
