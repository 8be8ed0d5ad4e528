/** A narrow screen and letters of twice the size: what must hold together does. */
import { offerOf } from "./support/electricity";
import { fits } from "./support/fits";
import { expect, type Page, test } from "./support/fixtures";

/** The years of dates in the page that stand on more than one line. */
const brokenYears = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    let seen = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { index } of (node.textContent ?? "").matchAll(/(?<=\p{L}\s)20\d\d/gu)) {
        const year = document.createRange();
        year.setStart(node, index);
        year.setEnd(node, index + 4);
        seen += 1;
        if (new Set([...year.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(node.textContent ?? "");
      }
    return { seen, broken };
  });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
  });
});

for (const [what, path] of [
  ["a contract's page", "/contract/anna-andersson-electricity"],
  ["an offer's page", offerOf("anna-andersson-electricity").page],
] as const)
  test(`a year never breaks over two lines on ${what}`, async ({ page, signIn }) => {
    await signIn("Anna");
    await page.goto(path);
    await expect.poll(async () => (await brokenYears(page)).seen).toBeGreaterThan(0);
    expect((await brokenYears(page)).broken).toEqual([]);
  });

test("a toast stands within the screen, with what closes it", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await page.goto(offerOf("anna-andersson-electricity").page);
  const yes = page.getByRole("button", { name: "Tacka ja" });
  await world.faults([{ method: "POST", path: "*/accept", status: 500 }]);
  await yes.click();
  const toast = page.getByRole("alert").filter({ hasText: "Det gick inte att tacka ja" });
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(toast.getByRole("button", { name: "Stäng" })).toBeInViewport({ ratio: 1 });
  expect(await toast.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test("what one decides about isn't covered by the buttons that decide", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto(offerOf("anna-andersson-electricity").page);
  const yes = page.getByRole("button", { name: "Tacka ja" });
  await expect(yes).toBeVisible();
  await expect(yes).not.toBeInViewport();
});

/** What of the page's words matches and stands on more than one line. */
const brokenOver = (page: Page, pattern: RegExp) =>
  page.getByRole("main").evaluate((main, source) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const broken: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { index, 0: words } of (node.textContent ?? "").matchAll(new RegExp(source, "gu"))) {
        if (!node.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        found.push(words);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(words);
      }
    return { found, broken };
  }, pattern.source);

for (const [what, path, pattern] of [
  ["home", "/home", /öre\/kWh|kr\/år|Erbjudanden|erbjudanden|fakturan/],
  [
    "a contract's page",
    "/contract/anna-andersson-electricity-summer-house",
    /öre\/kWh|kWh\/år|erbjudandet|fakturan|april\s20\d\d/,
  ],
  ["the offers' page", "/electricity/anna-andersson-electricity/offers", /öre\/kWh|kr\/år|erbjudandet/],
] as const)
  test(`on ${what} no unit and no button's word breaks over two lines`, async ({ page, signIn }) => {
    await signIn("Anna");
    await page.goto(path);
    await expect.poll(async () => (await brokenOver(page, pattern)).found.length).toBeGreaterThan(1);
    expect((await brokenOver(page, pattern)).broken).toEqual([]);
    await fits(page, what);
  });
