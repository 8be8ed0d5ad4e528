/** The contracts as a person meets them: what stands where, what a group holds, how it is removed and what is added. */
import { holderCall, PLACEHOLDERS } from "./support/calls";
import { passUntil, stopClock } from "./support/clock";
import { expect, type Page, test } from "./support/fixtures";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const row = (page: Page, name: RegExp) => page.getByRole("list", { name });
const tab = (page: Page, name: string) => page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openContracts(page: Page) {
  await page.goto("/contracts");
  await expect(page.getByRole("heading", { level: 2, name: "Elavtal" })).toBeVisible();
}

test("Anna sees what she has, by category, and what it costs [CON-01] [CON-02] [CON-04] [CON-05] [NAV-03] @desktop", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Anna");
  await openContracts(page);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Elavtal",
    "Mobilabonnemang",
    "Bredband",
    "Tv",
    "Försäkring",
    "Bolån",
    "Privatlån",
  ]);
  await expect(row(page, /^Mobilabonnemang/).getByRole("link")).toHaveText([
    "TTelnord2 avtal448\u00a0kr/mån",
    "Lägg till Mobilabonnemang",
  ]);
  await expect(
    row(page, /^Bredband/)
      .getByRole("link")
      .first(),
  ).toHaveText("LLjusnätFiber 250250\u00a0Mbit/s");
  await expect(page.getByText("11 558 kr")).toBeVisible();
  await expect(page.getByText("Räknat på 7 av 11 avtal")).toBeVisible();
  await expect(tab(page, "Avtal")).toHaveAttribute("aria-current", "page");
  expect((await world.calls()).filter(({ path }) => path === PLACEHOLDERS)).toHaveLength(1);
  await checkA11y();
  await shot("contracts, light");

  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto("/contracts/anna-andersson-bilskydd");
  await expect(title(page)).toHaveText("Bilskydd Sverige");
  await expect(tab(page, "Avtal")).toHaveAttribute("aria-current", "page");
  await checkA11y();
  await shot("group, dark");
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await expect(title(page)).toHaveText("Avtal");
  await checkA11y();
  await shot("contracts, dark");
});

test("two stand side by side on a narrow screen, three on any other [CON-03]", async ({ page, signIn }) => {
  await signIn("Anna");
  await openContracts(page);
  const across = () =>
    row(page, /^Försäkring/).evaluate((list) => {
      const item = list.querySelector("li");
      return item ? Math.round(list.clientWidth / item.clientWidth) : 0;
    });
  for (const [width, count] of [
    [390, 2],
    [600, 2],
    [601, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(across, `at ${width} px`).toBe(count);
  }
});

test("a group tells what its contracts cost, what to do about them, and can be removed for good [CON-08] [CON-09] [CON-10] [CON-11] [TR-15] [UX-15]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await openContracts(page);
  const bilskydd = page.getByRole("link", { name: "Bilskydd Sverige" });
  await bilskydd.press("Enter");
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Pris tillsammans", "Att göra", "Avtal"]);
  await expect(page.getByText("485 kr/mån").first()).toBeVisible();
  await expect(page.getByText("Priset på 1 avtal saknas.")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Komplettera bilförsäkringen");

  // Back closes the group only; forward opens it again; back again; a reload keeps it.
  await page.goBack();
  await expect(title(page)).toHaveText("Avtal");
  await expect(bilskydd).toBeFocused();
  await page.goForward();
  await page.reload();
  await expect(title(page)).toHaveText("Bilskydd Sverige");

  await page.getByRole("button", { name: "Ta bort avtalen" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ta bort avtalen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Ta bort" }).dblclick();
  await expect(page).toHaveURL("/contracts");
  await expect(page.getByText("Avtalen är borttagna härifrån.")).toBeVisible();
  expect((await world.calls()).filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual([
    holderCall("anna-andersson-bilskydd"),
  ]);
  await expect(bilskydd).toHaveCount(0);
  // Forward leads to where it was: nothing of it is there.
  await page.goForward();
  await expect(title(page)).toHaveText("De här avtalen finns inte kvar");
  await page.getByRole("button", { name: "Till dina avtal" }).click();
  await tab(page, "Hem").click();
  await expect(page.getByRole("region", { name: /^Att göra/ })).not.toContainText("Komplettera bilförsäkringen");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Elavtal" })).toBeVisible();
  await expect(bilskydd).toHaveCount(0);
});

test("what is added shows in the list, insurances too [CON-05] [AMB-15] [TR-15]", async ({ page, signIn }) => {
  await signIn("Anna");
  await openContracts(page);
  await page.getByRole("link", { name: "Lägg till Försäkring" }).click();
  await expect(page).toHaveURL("/contracts/add/Insurance");
  await openContracts(page);
  await page.getByRole("link", { name: "Lägg till Tv" }).click();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Bekräfta" }).click();
  await expect(page).toHaveURL(/\/contract\//);
  await page.goBack();
  await expect(page).toHaveURL("/contracts");
  await expect(row(page, /^Tv/).getByRole("link")).toHaveCount(2);
  await expect(row(page, /^Tv/).getByRole("link").first()).toContainText("2 avtal");
});

test("a provider picked as a whole has its place before it has told what it holds", async ({ page, signIn }) => {
  await signIn("Tom");
  await page.goto("/contracts/add/Insurance");
  await page.getByRole("checkbox", { name: "Trygg & Säker/Hansa" }).check();
  await page.getByRole("button", { name: "Bekräfta" }).click();
  await expect(title(page)).toHaveText("Trygg & Säker/Hansa");
  await expect(page.getByText("Det finns inga avtal att visa här än.")).toBeVisible();
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await expect(
    row(page, /^Försäkring/)
      .getByRole("link")
      .first(),
  ).toContainText("Trygg & Säker/Hansa");
});

test("without contracts it says so, and is the way to the first [CON-15]", async ({ page, signIn, checkA11y, shot }) => {
  await signIn("Tom");
  await page.goto("/contracts");
  await expect(page.getByRole("heading", { name: "Här samlas dina avtal" })).toBeVisible();
  await expect(row(page, /^Lägg till ditt första avtal/).getByRole("link")).toHaveCount(7);
  await checkA11y();
  await shot("no contracts");
  await page.getByRole("link", { name: "Lägg till Försäkring" }).click();
  await expect(page).toHaveURL("/contracts/add/Insurance");
  await page.goto("/contracts");
  await page.getByRole("link", { name: "Lägg till avtal" }).click();
  await expect(page).toHaveURL("/contracts/add");
});

test("the way back from a contract, and from a group, leads to where one was [NAV-12] [NAV-05] [NAV-06]", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn("Anna");
  await openContracts(page);
  const down = () => page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await down();
  await page.getByRole("link", { name: "Kvällsbio" }).evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL("/contract/anna-andersson-tv");
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(700);

  await page.getByRole("link", { name: "Bilskydd" }).evaluate((link) => (link as HTMLElement).click());
  await expect(title(page)).toHaveText("Bilskydd Sverige");
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await expect.poll(() => scrollY(page)).toBe(700);

  await page.getByRole("link", { name: "Bilskydd" }).evaluate((link) => (link as HTMLElement).click());
  await expect(title(page)).toHaveText("Bilskydd Sverige");
  await tab(page, "Avtal").click();
  await expect(title(page)).toHaveText("Avtal");
  await expect(page).toHaveURL("/contracts");
  await expect.poll(() => scrollY(page)).toBe(0);
  await down();
  await tab(page, "Avtal").click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("a row's buttons say of what, and count nothing while all of its contracts are in view [CON-03]", async ({
  page,
  signIn,
}) => {
  await signIn("Anna");
  await openContracts(page);
  const electricity = page.getByRole("region", { name: /^Elavtal/ });
  await expect(electricity.getByRole("button", { name: /^Nästa Elavtal/ })).toBeVisible();
  await expect(electricity.getByRole("button", { name: /^Föregående Elavtal/ })).toBeDisabled();
  await expect(electricity).not.toContainText(/\d av \d/);
});

test("a long kind to add stands on one line [CON-05]", async ({ page, signIn }) => {
  await signIn("Cilla");
  await page.goto("/contracts");
  const words = page.getByRole("link", { name: "Lägg till Mobilabonnemang" }).getByText("Mobilabonnemang");
  await expect(words).toBeVisible();
  expect(await words.evaluate((text) => text.getBoundingClientRect().height)).toBeLessThan(30);
});

test("a group's page is named after its provider", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto("/contracts/anna-andersson-bilskydd");
  await expect(page).toHaveTitle("Bilskydd Sverige – Avtalsbo");
});

test("a failed removal is told for ten seconds [CON-13] [AMB-10]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await page.clock.install();
  await world.faults([{ method: "DELETE", path: holderCall("anna-andersson-bilskydd"), status: 500 }]);
  await page.goto("/contracts/anna-andersson-bilskydd");
  await page.getByRole("button", { name: "Ta bort avtalen" }).click();
  const yes = page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" });
  await expect(yes).toBeVisible();
  await stopClock(page);
  await yes.click();
  const toast = page.getByRole("alert").filter({ hasText: "Det gick inte att ta bort avtalen" });
  await passUntil(page, () => toast.isVisible());
  await page.clock.runFor(9_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(0);
});
