/** A screen that waits is quiet: what `npm run bench` measures over ten seconds, watched here until the code has changed three times. */
import { expect, test } from "./support/fixtures";

type Seen = { codes: number; ticks: number; elsewhere: string[] };

test("while a code waits, only the code and the countdown are drawn anew", async ({ page }) => {
  await page.goto("/login/bank-id");
  await expect(page.locator('[data-part="qr"] svg')).toBeVisible();
  await expect(page.locator('[data-part="countdown"]').first()).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));

  await page.evaluate(() => {
    const seen: Seen = { codes: 0, ticks: 0, elsewhere: [] };
    const partOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest("[data-part]")?.getAttribute("data-part") ?? "";
    new MutationObserver((records) => {
      const parts = new Set(records.map(({ target }) => partOf(target)));
      if (parts.has("qr")) seen.codes += 1;
      if (parts.has("countdown")) seen.ticks += 1;
      for (const { type, target } of records)
        if (!["qr", "countdown"].includes(partOf(target))) seen.elsewhere.push(`${type} of <${target.nodeName}>`);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

  await expect.poll(async () => (await seen()).codes).toBeGreaterThanOrEqual(3);
  const { ticks, elsewhere } = await seen();
  expect(elsewhere).toEqual([]);
  expect(ticks).toBeGreaterThan(0);
});
