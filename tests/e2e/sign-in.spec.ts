/** Signing in as a person does: a code on the screen, a phone that reads it, and then the app. */
import { expect, test } from "./support/fixtures";
import { scanQr } from "./support/qr";

test("a customer scans the code on the screen and comes home [AUTH-12] [AUTH-14] [AUTH-22] @desktop", async ({
  page,
  world,
  checkA11y,
  shot,
}) => {
  const { personalNumber, firstName } = world.person("Anna");
  await page.goto("/login");
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await checkA11y();
  await shot("the code");

  const scanned = await world.scan(await scanQr(page), personalNumber);
  expect(scanned.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fortsätt i BankID-appen");
  await world.approve();

  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName);
  await checkA11y();
  await shot("home");
});

test("an admin who may act for customers lands where they are chosen [AUTH-21]", async ({ page, world }) => {
  const { personalNumber } = world.person("Alva");
  await page.goto("/login/bank-id");
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await world.scan(await scanQr(page), personalNumber);
  await world.approve();
  await expect(page).toHaveURL("/represent-customer");
});

test("a session that is there already opens home without a login", async ({ page, signIn }) => {
  const { firstName } = await signIn("Anna");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(firstName);
});
