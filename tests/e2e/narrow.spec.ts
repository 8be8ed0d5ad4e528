/** A narrow screen and letters of twice the size: what must hold together does. */
import { offerOf } from "./support/electricity";
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
