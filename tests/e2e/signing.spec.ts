/** Signing the power of attorney as a person does, and links to it that somebody else has made. */
import { encodeSignOptions, type SignOptions } from "../../src/domain/signOptions";
import { actFor } from "./support/acting";
import { COLLECT_SIGNATURE, CONSENT, INFO, LOCATIONS, SIGN } from "./support/calls";
import { passUntil, stopClock } from "./support/clock";
import { expect, handheld, type Page, test } from "./support/fixtures";
import { qrOn, scanCode } from "./support/qr";
import { comeBack } from "./support/tabs";
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

test("a customer scans, signs, and is done with the onboarding [SIGN-01] [SIGN-04] [SIGN-06] [SIGN-08] [SIGN-10] [AMB-09] [A12]", async ({
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
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await checkA11y();
  expect((await world.scan((await qrOn(page)).text, world.person("Anna").personalNumber)).status()).toBe(422);
  await scanCode(page, world, petra.personalNumber);
  await expect(heading(page)).toHaveText("Fortsätt i BankID-appen");
  await world.approve();
  await expect(page).toHaveURL("/home");
  await expect(heading(page)).toHaveText(/^God .+, Petra$/);
  expect((await orders(world)).map(({ path, body }) => [path, JSON.parse(body ?? "null")])).toEqual([
    [SIGN, { powerOfAttorneyId: "poa-2026-01", returnUrl: null }],
  ]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("bankIdOrder.signPoa"))).toBeNull();
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
  await stopClock(page);
  await world.cancel();
  const toast = page.getByRole("alert").filter({ hasText: "Underskriften blev inte klar" });
  await passUntil(page, () => toast.isVisible());
  await expect(page).toHaveURL("/settings");
  await expect(toast).toContainText("Du avbröt i BankID-appen.");
  await page.clock.runFor(14_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
});

test.describe("the options in the address [TR-03]", () => {
  const path = "/contracts?x=1&y=a%20b#%C3%A5+%2F";
  const odd = { ...OPTIONS, powerOfAttorneyId: "a/b%", onFail: { redirectToPath: "/contracts?x=1&y=a%20b#å+%2F" } };

  const offers = { method: "GET", path: LOCATIONS, status: 200, body: { powerOfAttorneyId: "a/b%", termsAndConditionsId: null } };

  test("are the same when the app itself leads here", async ({ page, world, signIn }) => {
    await signIn("Petra");
    const asks = { path: INFO, status: 403, body: { reason: "PowerOfAttorneyUnsigned" } };
    await world.faults([offers, { method: "POST", path: SIGN, hold: true }]);
    await page.goto("/more");
    await expect(heading(page)).toBeVisible();
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(page).toHaveURL(path);
    await world.faults([offers, { method: "POST", path: SIGN, hold: true }, asks]);
    await comeBack(page);
    const sent = page.waitForRequest((request) => request.url().endsWith(SIGN));
    await button(page, "Skriv under med BankID").click();
    expect((await sent).postDataJSON()).toEqual({ powerOfAttorneyId: "a/b%", returnUrl: null });
    await button(page, "Avbryt").click();
    await expect(page).toHaveURL(path);
  });

  test("are the same by link, by reload, by going back, and lead exactly where they say", async ({ page, world, signIn }) => {
    await signIn("Petra");
    await world.faults([offers]);
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
    // The way to the app, on which the page stays, may still be under way.
    await expect(() => page.reload()).toPass();
    await expect(heading(page)).toHaveText("Fortsätt i BankID-appen");
    await world.approve(petra.personalNumber);
    await expect(page).toHaveURL("/home");
    expect([opened.length, (await orders(world)).length]).toEqual([1, 1]);
  });
});

test.describe("two tabs wait for the same signature", () => {
  for (const asleep of ["the first", "the second", "neither"] as const)
    test(`both come to where a success leads, with one order, though ${asleep} sleeps [F41]`, async ({
      page,
      context,
      world,
      guard,
      signIn,
    }) => {
      // Whoever hears of it second is told that there is no such order.
      guard.expectNetworkErrors();
      const petra = await signIn("Petra");
      const second = await context.newPage();
      if (asleep !== "neither") await (asleep === "the first" ? page : second).route(`**${COLLECT_SIGNATURE}*`, () => {});
      await page.goto(linkTo(OPTIONS));
      await button(page, "Skriv under med BankID").click();
      await qrOn(page);
      await second.goto(linkTo(OPTIONS));
      await qrOn(second);
      await world.approve(petra.personalNumber);
      for (const tab of [page, second]) {
        await expect(tab).toHaveURL("/home");
        await expect(heading(tab)).toHaveText(/^God .+, Petra$/);
        await expect(tab.getByText("Underskriften blev inte klar")).toHaveCount(0);
      }
      expect(await orders(world)).toHaveLength(1);
    });
});

test("an admin who acts for a customer is told why they can't sign, and stops acting [AMB-66]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  await actFor(page, world, await signIn("Alva"), "Petra");
  await page.goto(linkTo(OPTIONS));
  await expect(heading(page)).toHaveText("Bara kunden kan skriva under");
  await expect(button(page, "Skriv under med BankID")).toHaveCount(0);
  await checkA11y();
  await button(page, "Avsluta").press("Enter");
  await expect(page).toHaveURL("/represent-customer");
  expect(await orders(world)).toEqual([]);
});
