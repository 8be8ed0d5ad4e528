/** The dialog that asks for a consent: how it stands, what it offers, and that what it held up goes on. */
import { ACCEPT, allHasCome, CONSENT, CONTRACTS, callsTo, DASHBOARD, INFO } from "./support/calls";
import { passUntil, stopClock } from "./support/clock";
import { expect, type Page, test } from "./support/fixtures";
import { comeBack } from "./support/tabs";
import type { World } from "./support/world";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
/** What the server answers whoever lacks a consent. */
const asking = (reason: string) => ({ status: 403, body: { reason } });
const orders = async (world: World) =>
  (await world.calls()).filter(({ method, path }) => method === "POST" && path.startsWith(CONSENT));

// The server's 403 is what these tests are about.
test.beforeEach(({ guard }) => guard.expectNetworkErrors());

for (const reason of [
  "TermsAndConditionsUpdated",
  "TermsAndConditionsAndPowerOfAttorneyUpdated",
  "PowerOfAttorneyUnsigned",
  "PowerOfAttorneyOutdated",
])
  test(`stands once, whatever calls bring ${reason}, and neither Escape, nor a press beside it, nor going back closes it [CNS-01] [F21] [CH-04] [AMB-36]`, async ({
    page,
    world,
    signIn,
  }) => {
    await signIn("Anna");
    await page.goto("/more");
    await page
      .getByRole("link", { name: "Hem" })
      .or(page.getByRole("button", { name: "Hem" }))
      .first()
      .click();
    await expect(heading(page)).toHaveText(/^God .+, Anna$/);
    await world.faults(
      ["reason", "cause"].map((field) => ({
        path: field === "reason" ? INFO : DASHBOARD,
        status: 403,
        body: { [field]: reason },
      })),
    );
    await page.reload();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await world.calls()).filter(({ status }) => status === 403).length).toBeGreaterThan(1);
    await allHasCome(page);
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/more");
    await expect(dialog).toBeVisible();
    const box = (await dialog.boundingBox())!;
    expect(box.width).toBeLessThanOrEqual(560);
    expect(box.width).toBeGreaterThanOrEqual(240);
  });

test("accepts new terms, and what was held up goes on below it [CNS-05] [AMB-64]", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Tove");
  await page.goto("/home");
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Våra villkor har ändrats");
  await checkA11y();
  await shot("consent");
  await button(page, "Godkänn villkoren").click();
  await expect(heading(page)).toHaveText(/^God .+, Tove$/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect((await callsTo(world, ACCEPT)).map(({ body }) => JSON.parse(body ?? "null"))).toEqual([
    { termsAndConditionsId: "terms-2026-01" },
  ]);
  await expect(page.locator(":focus")).toHaveCount(1);
  await page.reload();
  await expect(heading(page)).toHaveText(/^God .+, Tove$/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("leads to a signature with the terms, and back to where the person was [CNS-04] [CNS-03] [SIGN-05]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Bo");
  await page.goto("/contracts?utm_x=1");
  await button(page, "Skriv under med BankID").click();
  await expect(page.getByText("Fullmakt och villkor")).toBeVisible();
  await expect.poll(async () => (await world.orders()).length).toBe(1);
  await world.approve();
  await expect(page).toHaveURL("/contracts?utm_x=1");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  expect((await orders(world)).map(({ path, body }) => [path, JSON.parse(body ?? "null")])).toEqual([
    [`${CONSENT}/accept-and-sign`, { powerOfAttorneyId: "poa-2026-01", termsAndConditionsId: "terms-2026-01", returnUrl: null }],
  ]);
});

test("stands again for a person who turned back [CNS-03]", async ({ page, signIn }) => {
  await signIn("Ulla");
  await page.goto("/home");
  await button(page, "Skriv under med BankID").click();
  await button(page, "Avbryt").click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName("Din fullmakt saknas");
});

test("stays away from the pages that one needs to decide [CNS-07]", async ({ page, signIn }) => {
  await signIn("Bo");
  await page.goto("/home");
  const dialog = page.getByRole("alertdialog");
  for (const [name, path] of [
    ["Läs villkoren", "/terms-and-conditions"],
    ["Läs fullmakten", "/power-of-attorney"],
  ] as const) {
    await dialog.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeVisible();
  }
});

test("says a failure for 10 s, over itself, and stays [CNS-06]", async ({ page, world, signIn }) => {
  await page.clock.install();
  await signIn("Tove");
  await world.faults([{ method: "POST", path: ACCEPT, status: 500 }]);
  await page.goto("/home");
  await expect(button(page, "Godkänn villkoren")).toBeVisible();
  await stopClock(page);
  await button(page, "Godkänn villkoren").click();
  const toast = page.getByRole("alert").filter({ hasText: "Det gick inte den här gången." });
  await passUntil(page, () => toast.isVisible());
  await page.clock.runFor(9_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test.describe("what it held up", () => {
  test("goes on, and what was picked and typed is still there [F21] [AMB-64]", async ({ page, world, signIn }) => {
    await signIn("Tom");
    await page.goto("/contracts/add");
    await button(page, /^Mobilabonnemang/).click();
    await page.getByRole("checkbox", { name: "Telnord" }).check();
    await button(page, "Bekräfta").click();
    await button(page, /^Elavtal/).click();
    await page.getByRole("checkbox", { name: "Åkraft" }).check();
    await page.getByRole("searchbox", { name: "Sök leverantör" }).fill("kraft");
    await world.faults([{ path: INFO, times: 1, ...asking("TermsAndConditionsUpdated") }]);
    await comeBack(page);
    await button(page, "Godkänn villkoren").click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Sök leverantör" })).toHaveValue("kraft");
    await expect(page.getByRole("checkbox", { name: "Åkraft" })).toBeChecked();
    await page.goBack();

    // The write that was refused is offered again, never sent again by itself.
    await world.faults([{ method: "POST", path: CONTRACTS, times: 1, ...asking("TermsAndConditionsUpdated") }]);
    await button(page, "Klar").click();
    await button(page, "Godkänn villkoren").click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect((await callsTo(world, CONTRACTS)).map(({ status }) => status)).toEqual([403]);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await button(page, "Klar").click();
    await expect(page).toHaveURL(/\/contract\//);
    expect((await callsTo(world, CONTRACTS)).map(({ status }) => status)).toEqual([403, 200]);
  });

  test("isn't asked for once more by a refusal that comes too late [F21]", async ({ page, world, signIn }) => {
    await signIn("Anna");
    await world.faults([
      { path: INFO, times: 1, ...asking("TermsAndConditionsUpdated") },
      { path: DASHBOARD, times: 1, hold: true },
    ]);
    await page.goto("/home");
    await expect.poll(world.held).toEqual([{ method: "GET", path: DASHBOARD }]);
    await button(page, "Godkänn villkoren").click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await world.release({ path: DASHBOARD, ...asking("TermsAndConditionsUpdated") });
    await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect((await callsTo(world, DASHBOARD)).map(({ status }) => status)).toEqual([403, 200]);
  });

  test("waits no longer for a person who logs out [CNS-01]", async ({ page, signIn }) => {
    await signIn("Bo");
    await page.goto("/home");
    await button(page, "Logga ut").click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });
});
