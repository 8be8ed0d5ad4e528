/** Signing the power of attorney as a person does, and links to it that somebody else has made. */
import { encodeSignOptions, type SignOptions } from "../../src/domain/signOptions";
import { ACCEPT, CONSENT, callsTo, DASHBOARD, INFO, LOCATIONS, SIGN } from "./support/calls";
import { expect, handheld, type Page, test } from "./support/fixtures";
import { qrOn } from "./support/qr";
import type { World } from "./support/world";

const OPTIONS: SignOptions = {
  powerOfAttorneyId: "poa-2026-01",
  onSuccess: { redirectToPath: "/home" },
  onFail: { redirectToPath: "/onboarding" },
};
const linkTo = (options: unknown) => `/sign/poa/${encodeSignOptions(options as SignOptions)}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const orders = async (world: World) =>
  (await world.calls()).filter(({ method, path }) => method === "POST" && path.startsWith(CONSENT));

test("a customer scans, signs, and is done with the onboarding [SIGN-01] [SIGN-04] [SIGN-06] [SIGN-08] [SIGN-10] [AMB-09] [A12] [TR-15]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  const petra = await signIn("Petra");
  await page.goto(linkTo(OPTIONS));
  await expect(heading(page)).toHaveText("Skriv under fullmakten");
  await expect(page.getByRole("link", { name: "Läs fullmakten" })).toBeVisible();
  expect(await orders(world)).toEqual([]);
  await checkA11y();

  await button(page, "Skriv under med BankID").click();
  const { text } = await qrOn(page);
  await checkA11y();
  expect((await world.scan(text, world.person("Anna").personalNumber)).status()).toBe(422);
  expect((await world.scan(text, petra.personalNumber)).ok()).toBe(true);
  await expect(heading(page)).toHaveText("Fortsätt i BankID-appen");
  await world.approve();
  await expect(page).toHaveURL("/home");
  await expect(heading(page)).toHaveText(/^God .+, Petra$/);
  expect((await orders(world)).map(({ path, body }) => [path, JSON.parse(body ?? "null")])).toEqual([
    [SIGN, { powerOfAttorneyId: "poa-2026-01", returnUrl: null }],
  ]);
  expect(await page.evaluate(() => localStorage.getItem("bankIdOrder.signPoa"))).toBeNull();
});

test("a signature that fails is said for 15 s on the page that the link names [SIGN-09] [AMB-10]", async ({
  page,
  world,
  signIn,
}) => {
  await page.clock.install();
  await signIn("Petra");
  await page.goto(linkTo({ ...OPTIONS, onFail: { redirectToPath: "/settings" } }));
  await button(page, "Skriv under med BankID").click();
  await expect.poll(async () => (await world.orders()).length).toBe(1);
  await world.cancel();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL("/settings");
  const toast = page.getByRole("alert").filter({ hasText: "Underskriften blev inte klar" });
  await expect(toast).toContainText("Du avbröt i BankID-appen.");
  await page.clock.runFor(13_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(toast).toHaveCount(0);
});

test.describe("the options in the address [TR-03]", () => {
  const path = "/contracts?x=1&y=a%20b#%C3%A5+%2F";
  const odd = { ...OPTIONS, powerOfAttorneyId: "a/b%", onFail: { redirectToPath: "/contracts?x=1&y=a%20b#å+%2F" } };

  test("are the same by link, by reload, by going back, and lead exactly where they say", async ({ page, world, signIn }) => {
    await signIn("Petra");
    await world.faults([
      { method: "GET", path: LOCATIONS, status: 200, body: { powerOfAttorneyId: "a/b%", termsAndConditionsId: null } },
    ]);
    const asks = () => expect(heading(page)).toHaveText("Skriv under fullmakten");
    await page.goto(linkTo(odd));
    await asks();
    await page.reload();
    await asks();
    await page.getByRole("link", { name: "Läs fullmakten" }).click();
    await expect(page).toHaveURL("/power-of-attorney");
    await page.goBack();
    await asks();
    const sent = page.waitForRequest((request) => request.url().endsWith(SIGN));
    await world.faults([{ method: "POST", path: SIGN, hold: true }]);
    await button(page, "Skriv under med BankID").click();
    expect((await sent).postDataJSON()).toEqual({ powerOfAttorneyId: "a/b%", returnUrl: null });
    await button(page, "Avbryt").click();
    await expect(page).toHaveURL(path);
    // The link's own entry is gone: going back doesn't come to it again.
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
});

test.describe("a link that somebody else has made [SIGN-03] [SIGN-11] [AMB-56] [SEC-01] [A01] [A02] [A04] [A05] [A06] [A08] [A09]", () => {
  const bad: [string, string][] = [
    ["nothing", "e30"],
    ["no base64", "!!!"],
    ["percent signs that are none", "%25E0%25A4%25A"],
    ["something encoded twice", Buffer.from(encodeSignOptions(OPTIONS)).toString("base64url")],
    ["more than 4 kB", encodeSignOptions({ ...OPTIONS, powerOfAttorneyId: "a".repeat(4_000) })],
    ...[
      "javascript:alert(1)",
      "https://evil.test",
      "//evil.test",
      "/\\evil.test",
      "/%2F/evil.test",
      " /home",
      "data:text/html,x",
      "/sign/poa/e30",
      "/dev",
    ].map((redirectToPath): [string, string] => [
      redirectToPath,
      encodeSignOptions({ ...OPTIONS, onSuccess: { redirectToPath } }),
    ]),
    ["a power of attorney that the server didn't give", encodeSignOptions({ ...OPTIONS, powerOfAttorneyId: "other" })],
  ];

  for (const [what, encoded] of bad)
    test(`with ${what} is refused, and starts nothing`, async ({ page, world, signIn }) => {
      await signIn("Petra");
      await page.goto(`/sign/poa/${encoded}`);
      await expect(heading(page)).toHaveText("Länken går inte att använda");
      expect(await orders(world)).toEqual([]);
      await page.getByRole("link", { name: "Till startsidan" }).click();
      await expect(page).toHaveURL("/onboarding");
    });

  test("signs nobody in: a visitor goes to the login [SIGN-01]", async ({ page }) => {
    await page.goto(linkTo(OPTIONS));
    await expect(page).toHaveURL("/login");
  });
});

test.describe("on a phone with the app", () => {
  test.use(handheld);

  test("the app opens by the press, and the page goes on after a reload without another [SIGN-10] [AMB-55]", async ({
    page,
    world,
    signIn,
  }) => {
    const opened: string[] = [];
    page.on("request", (request) => void (request.url().startsWith("https://app.bankid.com") && opened.push(request.url())));
    const petra = await signIn("Petra");
    await page.goto(linkTo(OPTIONS));
    await expect(button(page, "Skriv under med BankID")).toBeVisible();
    expect(opened).toEqual([]);
    await button(page, "Skriv under med BankID").tap();
    await expect.poll(() => opened.length).toBe(1);
    await page.reload();
    await expect(heading(page)).toHaveText("Fortsätt i BankID-appen");
    await world.approve(petra.personalNumber);
    await expect(page).toHaveURL("/home");
    expect([opened.length, (await orders(world)).length]).toEqual([1, 1]);
  });
});

test.describe("the consent dialog", () => {
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
      [
        `${CONSENT}/accept-and-sign`,
        { powerOfAttorneyId: "poa-2026-01", termsAndConditionsId: "terms-2026-01", returnUrl: null },
      ],
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
    await button(page, "Godkänn villkoren").click();
    const toast = page.getByRole("alert").filter({ hasText: "Det gick inte den här gången." });
    await page.clock.runFor(500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(8_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
});
