/** Toasts: where they stand, how long, what they survive, and that a failure is said once. */
import type { Locator } from "@playwright/test";
import { passUntil, stopClock } from "./support/clock";
import { expect, type Page, test } from "./support/fixtures";
import { comeBack, openOtherTab } from "./support/tabs";

/** On a page whose time stands still it comes, and stands for as long as it should, to the second. */
async function lasts(page: Page, toast: Locator, seconds: number) {
  await passUntil(page, () => toast.isVisible());
  await page.clock.runFor((seconds - 1) * 1_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
}

test("a failed login is said once each time, at the bottom of the next page [AUTH-23] [OVL-07] [CH-02] @desktop", async ({
  page,
  world,
  checkA11y,
  shot,
}) => {
  await page.clock.install();
  await page.goto("/login");
  const toast = page.getByRole("alert").filter({ hasText: "Inloggningen blev inte klar" });
  for (const time of [1, 2, 3]) {
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await expect.poll(async () => (await world.orders()).length).toBe(1);
    await world.cancel();
    await page.clock.runFor(1_000);
    await expect(page, `time ${time}`).toHaveURL("/login");
    await expect(toast).toHaveCount(1);
    await expect(toast).toBeVisible();
  }
  // Its time stands still while one rests on it: it isn't gone before it has been looked at.
  await page.getByRole("button", { name: "Stäng" }).focus();
  await checkA11y();
  await shot("toast");
  const { width, height } = page.viewportSize()!;
  const box = (await toast.boundingBox())!;
  await expect(toast).toHaveCSS("min-width", "256px");
  expect(box.width).toBeGreaterThanOrEqual(256);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(height - box.y - box.height).toBeLessThan(120);
  expect(box.y).toBeGreaterThan(height / 2);
  await page.getByRole("button", { name: "Stäng" }).click();
  await expect(toast).toHaveCount(0);
});

test("a failed login is said for 15 s, a session that has gone for 10 s [AUTH-23] [OVL-08]", async ({ page, world, signIn }) => {
  await page.clock.install();
  await page.goto("/login/bank-id");
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await expect.poll(async () => (await world.orders()).length).toBe(1);
  await stopClock(page);
  await world.cancel();
  await lasts(page, page.getByRole("alert").filter({ hasText: "Inloggningen blev inte klar" }), 15);
  await page.clock.resume();

  await signIn("Tom");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tom");
  await page.evaluate(() => localStorage.clear());
  await stopClock(page);
  await comeBack(page);
  await lasts(page, page.getByRole("status").filter({ hasText: "Du har loggats ut." }), 10);
});

test("who has logged in again is told no longer that they were logged out", async ({ page, world, signIn }) => {
  await page.clock.install();
  await signIn("Tom");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Tom");
  await page.evaluate(() => localStorage.clear());
  await comeBack(page);
  const toast = page.getByRole("status").filter({ hasText: "Du har loggats ut." });
  await expect(toast).toBeVisible();
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await stopClock(page);
  await expect(toast).toBeVisible();
  await world.approve(world.person("Tom").personalNumber);
  await passUntil(page, async () => new URL(page.url()).pathname === "/home");
  await page.clock.runFor(500);
  await expect(toast).toHaveCount(0);
});

test("a toast stands clear of the menu, and its time stands still while one rests on it [OVL-07]", async ({
  page,
  context,
  world,
  signIn,
}) => {
  await page.clock.install();
  await signIn("Anna");
  await page.goto("/home");
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  await expect(menu).toBeVisible();
  const otherTab = await openOtherTab(context);
  await otherTab.logIn(await world.logIn("Tom"));
  const changed = page.getByRole("status").filter({ hasText: "Någon annan har loggat in i en annan flik" });
  await expect(changed).toBeVisible();
  await expect
    .poll(async () => (await menu.boundingBox())!.y - Math.round((await rowOf(changed)).bottom))
    .toBeGreaterThanOrEqual(0);

  await stopClock(page);
  await page.getByRole("button", { name: "Stäng" }).focus();
  await page.clock.runFor(60_000);
  await expect(changed).toBeVisible();
  await menu.getByRole("link", { name: "Hem" }).focus();
  await page.clock.runFor(11_000);
  await expect(changed).toHaveCount(0);
});

const rowOf = (toast: Locator) => toast.evaluate((element) => element.getBoundingClientRect());
