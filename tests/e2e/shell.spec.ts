/** What stands around every page: the menu, where a page was scrolled to, its title, where the focus goes. */
import { DASHBOARD, TEXTS } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import { comeBack } from "./support/tabs";

const menu = (page: Page) => page.getByRole("navigation", { name: "Huvudmeny" });
const tab = (page: Page, name: string) => menu(page).getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const todos = (page: Page) => page.getByRole("region", { name: /^Att göra/ }).getByRole("article");
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openHome(page: Page) {
  await page.goto("/home");
  await expect(todos(page)).toHaveCount(3);
}

test.describe("the bottom menu", () => {
  test("has three tabs, and says which one is current [NAV-01]", async ({ page, signIn }) => {
    await signIn("Anna");
    await openHome(page);
    await expect(menu(page).getByRole("link")).toHaveText(["Hem", "Avtal", "Mer"]);
    for (const [name, path] of [
      ["Avtal", "/contracts"],
      ["Mer", "/more"],
      ["Hem", "/home"],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page).locator("[aria-current=page]")).toHaveText(name);
    }
    await page.goto("/contracts/anna-andersson-bilskydd");
    await expect(menu(page).locator("[aria-current=page]")).toHaveText("Avtal");
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const)
    test(`its current tab leads to the top, with motion: ${reducedMotion} [NAV-05] [FM-01]`, async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion });
      await signIn("Anna");
      await openHome(page);
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      const rightAfter = await tab(page, "Hem").evaluate((link) => {
        (link as HTMLElement).click();
        return window.scrollY;
      });
      expect(rightAfter > 0).toBe(reducedMotion === "no-preference");
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(page).toHaveURL("/home");
      expect(await page.evaluate(() => history.length)).toBe(2);
    });

  test("another tab begins at its top; the way back leads to where one was [NAV-06] [NAV-10] [NAV-12]", async ({
    page,
    signIn,
  }) => {
    await signIn("Anna");
    await openHome(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await tab(page, "Mer").click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(todos(page)).toHaveCount(3);
    // Its cards grow once more when their markup has come.
    await expect(todos(page).first().getByRole("list")).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(600);

    await tab(page, "Mer").click();
    await expect(page).toHaveURL("/more");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("scrollPositions"))).toContain('["/home",600]');
    await tab(page, "Hem").click();
    await expect(todos(page)).toHaveCount(3);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test("each page has a title of its own, and its heading gets the focus, but not on the first load [AXS-01] [I5]", async ({
  page,
  signIn,
}) => {
  const isAt = async (title: string, text: string | RegExp) => {
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(`${title} – Avtalsbo`);
  };
  await page.goto("/login");
  await expect(heading(page)).toHaveText("Välkommen hem till dina avtal");
  await expect(page).toHaveTitle("Logga in – Avtalsbo");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await isAt("Logga in med BankID", "Skanna QR-koden");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await isAt("Logga in", "Välkommen hem till dina avtal");

  await signIn("Anna");
  await openHome(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await tab(page, "Avtal").click();
  await isAt("Avtal", "Avtal");
  await tab(page, "Mer").click();
  await expect(page).toHaveTitle("Mer – Avtalsbo");
  await page.goBack();
  await isAt("Avtal", "Avtal");
  await tab(page, "Hem").click();
  await isAt("Hem", /^God .+, Anna$/);
});

test.describe("the focus is never lost [I5]", () => {
  test("when an error gives way to another try, by press or by key", async ({ page, world, signIn }) => {
    await signIn("Anna");
    await world.faults([{ method: "GET", path: DASHBOARD, status: 500, times: 2 }]);
    await page.goto("/home");
    for (const how of ["Enter", "click"]) {
      const retry = page.getByRole("button", { name: "Försök igen" });
      await (how === "click" ? retry.click() : retry.press(how));
      await expect(heading(page)).toBeFocused();
    }
    await expect(todos(page)).toHaveCount(3);
    await expect(heading(page)).toBeFocused();
  });

  test("when the server asks for a consent", async ({ page, world, signIn }) => {
    await signIn("Anna");
    await openHome(page);
    await tab(page, "Hem").focus();
    await world.faults([
      { path: "/customer-service/api/v1/customers/current/info", status: 403, body: { reason: "PowerOfAttorneyOutdated" } },
    ]);
    await comeBack(page);
    const dialog = page.getByRole("alertdialog", { name: "Din fullmakt behöver förnyas" });
    await expect(dialog.locator(":focus")).toBeVisible();
    await page.getByRole("button", { name: "Logga ut" }).press("Enter");
    await expect(page).toHaveURL("/login");
    await expect(heading(page)).toBeFocused();
  });

  test("when a toast closes", async ({ page, signIn }) => {
    await signIn("Anna");
    await openHome(page);
    await page.evaluate(() => localStorage.clear());
    await comeBack(page);
    await page.getByRole("button", { name: "Stäng" }).press("Enter");
    await expect(page.getByRole("button", { name: "Stäng" })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

test("a page on its way is shown as loading, but not before 150 ms [ACC-05]", async ({ page, world }) => {
  await world.faults([{ path: TEXTS, hold: true }]);
  await page.goto("/login");
  const loader = page.getByRole("status").filter({ hasText: "Laddar" });
  await expect(loader).toBeAttached();
  const { delay, opacityBefore } = await loader.evaluate((element) => {
    const [fade] = element.getAnimations();
    fade!.pause();
    fade!.currentTime = 149;
    return { delay: fade!.effect!.getTiming().delay, opacityBefore: getComputedStyle(element).opacity };
  });
  expect({ delay, opacityBefore }).toEqual({ delay: 150, opacityBefore: "0" });
  await world.release();
  await expect(heading(page)).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test("every page comes with the policy that it was built for, in Swedish [GEN-01]", async ({ page }) => {
  const response = await page.goto("/login");
  const policy = response?.headers()["content-security-policy"] ?? "";
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ])
    expect(policy.split("; ")).toContain(part);
  expect(policy).not.toMatch(/unsafe-/);
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
});

test.describe("after a logout", () => {
  const isGone = async (page: Page) => {
    await expect(page).toHaveURL("/login");
    await expect(page.locator("body")).not.toContainText("Anna");
  };

  test("the way back shows nothing private", async ({ page, signIn }) => {
    await signIn("Anna");
    await openHome(page);
    await tab(page, "Mer").click();
    await page.getByRole("button", { name: "Logga ut" }).click();
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await isGone(page);
  });

  test("nor does a page that the browser has put aside [F66]", async ({ page, signIn }) => {
    await signIn("Anna");
    await openHome(page);
    // As a page that comes back from the browser's back-forward cache: as it was, while the session ended elsewhere.
    const shown = await page.evaluate(async () => {
      localStorage.removeItem("session");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      return document.body.textContent;
    });
    expect(shown).not.toContain("Anna");
    await isGone(page);
  });
});
