/** Home as a person meets it: what stands where on which screen, what is remembered, what a bad answer leaves. */
import { expect, type Page, test } from "./support/fixtures";

const DASHBOARD = "/customer-service/api/v1/home/dashboard";

test("Anna sees what she may gain, has to do, waits for and could add [HOME-01] [HOME-08] [HOME-10] @desktop", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Anna");
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^God (morgon|förmiddag|eftermiddag|kväll), Anna$/);
  for (const heading of ["Erbjudanden", "Att göra 3 kort", "Pågår 2 kort", "Lägg till fler avtal"])
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Huvudmeny" })).toBeVisible();
  expect((await world.calls()).filter(({ path }) => path === DASHBOARD)).toHaveLength(1);
  await checkA11y();
  await shot("home, light");

  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Erbjudanden" })).toBeVisible();
  await checkA11y();
  await shot("home, dark");

  await page.getByRole("link", { name: /Lägg till fler avtal/ }).click();
  await expect(page).toHaveURL("/contracts/add");
});

test("offers stand one by one on a phone, two by two on a wide screen when there are more [HOME-09]", async ({
  page,
  signIn,
}) => {
  // Without motion a press is done at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn("Anna");
  await page.goto("/home");
  await expect.poll(() => offersAcross(page)).toBe(1);
  await expect(page.getByText("1 av 3")).toBeVisible();

  const [previous, next] = [page.getByRole("button", { name: "Föregående" }), page.getByRole("button", { name: "Nästa" })];
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText("2 av 3")).toBeVisible();
  await page.getByRole("list", { name: "Erbjudanden" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("3 av 3")).toBeVisible();
  await expect(next).toBeDisabled();

  for (const [width, across] of [
    [600, 1],
    [1023, 1],
    [1024, 2],
    [1400, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => offersAcross(page), `at ${width} px`).toBe(across);
  }
});

test("a single offer has the whole width of a wide screen, and nothing to leaf through [HOME-09]", async ({ page, signIn }) => {
  await signIn("Ove");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/home");
  await expect.poll(() => offersAcross(page)).toBe(1);
  await expect(page.getByRole("button", { name: "Nästa" })).toHaveCount(0);
});

test("a folded list is still folded after a reload [HOME-11] [HOME-12] [LS-08] [LS-09]", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto("/home");
  const cards = (name: RegExp) => page.getByRole("region", { name }).getByRole("article");
  await expect(cards(/^Att göra/)).toHaveCount(3);
  await expect(cards(/^Pågår/)).toHaveCount(2);
  await page.getByRole("button", { name: /^Att göra/ }).click();
  await page.getByRole("button", { name: /^Pågår/ }).click();
  await page.reload();
  await expect(cards(/^Att göra/)).toHaveCount(1);
  await expect(cards(/^Pågår/)).toHaveCount(1);
  await page.getByRole("button", { name: /^Pågår/ }).press("Enter");
  await expect(cards(/^Pågår/)).toHaveCount(2);
});

test("nothing at all is a calm page with a way on [HOME-14]", async ({ page, signIn, checkA11y, shot }) => {
  await signIn("Tom");
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: "Här är det lugnt" })).toBeVisible();
  await checkA11y();
  await shot("empty");
  await page.getByRole("link", { name: "Lägg till avtal" }).click();
  await expect(page).toHaveURL("/contracts/add");
});

test("an answer with holes in it is drawn as far as it goes [F17] [A54]", async ({ page, world, signIn, shot }) => {
  await signIn("Anna");
  await world.faults([{ method: "GET", path: DASHBOARD, status: 200, body: holey }]);
  await page.goto("/home");
  const todos = page.getByRole("region", { name: /^Att göra/ }).getByRole("article");
  await expect(todos).toHaveCount(2);
  await expect(todos.first()).toContainText("Något väntar på dig");
  await expect(page.getByRole("region", { name: "Erbjudanden" }).getByRole("article")).toContainText("--");
  await expect(page.getByRole("region", { name: /^Pågår/ }).getByRole("article")).toContainText("Avtal");
  await shot("with holes");
});

test("long words at 320 px and twice the text size leave nothing outside", async ({ page, world, signIn, shot }) => {
  await signIn("Anna");
  await world.faults([
    { method: "GET", path: DASHBOARD, status: 200, body: { ...holey, customerFirstName: "Wolfeschlegelsteinhausen" } },
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
  });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Wolfeschlegelsteinhausen");
  expect(await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth)).toBeLessThanOrEqual(0);
  await shot("320 px, 200 %");
});

const holey = {
  todoCards: [
    {
      titleKey: "constructor",
      providers: [{ id: 1, name: "Donaudampfschifffahrtsgesellschaft" }, { id: 2 }, "three"],
      subFlows: null,
    },
    { titleKey: null, description: 7, backgroundProcess: { status: "RESTING" } },
    "not a card",
  ],
  ongoingCards: [{ contractType: "ZEPPELIN", offers: [{}], toBeCanceled: "yes" }],
  offerPreviewCards: [{ savings: { price: { value: "mycket" } } }],
  addMoreContractsCard: { missingContractTypes: "all" },
  somethingNew: true,
};

/** How many offers stand side by side. */
const offersAcross = (page: Page): Promise<number> =>
  page.getByRole("list", { name: "Erbjudanden" }).evaluate((list) => {
    const offer = list.querySelector("li");
    return offer ? Math.round(list.clientWidth / offer.clientWidth) : 0;
  });
