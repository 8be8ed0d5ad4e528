import { expect, type Page } from "@playwright/test";
import type { World } from "./world";

/** Logs in as a person does, from the login page, with a phone that is quick. Ends where the login leads. */
export async function logInByHand(page: Page, world: World, who: string): Promise<void> {
  const { personalNumber } = world.person(who);
  if (new URL(page.url(), "http://none").pathname !== "/login") await page.goto("/login");
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await expect.poll(async () => (await world.orders()).length).toBeGreaterThan(0);
  await world.approve(personalNumber);
  await expect(page).toHaveURL(/\/(home|represent-customer|onboarding)$/);
}
