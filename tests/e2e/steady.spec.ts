/** What stands on a page stays where it is: on the way to a page and back, and while its parts arrive. */
import { offersOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";

const CONTRACT = "anna-andersson-electricity";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const followLink = (page: Page, name: RegExp | string) =>
  page
    .getByRole("link", { name })
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus({ preventScroll: true });
      link.click();
    });

test("who is led on to a page begins at its top, also where it was scrolled before [NAV-12]", async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn("Anna");
  await page.goto(`/contract/${CONTRACT}`);
  await expect(heading(page)).toHaveText("Granby Energi");
  await scrollTo(page, 500);
  await page
    .getByRole("link", { name: /erbjudande/ })
    .or(page.getByRole("button", { name: /erbjudande/ }))
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/electricity\//);
  if (page.url().endsWith("/offers")) await followLink(page, /^Visa erbjudandet/);
  await page.getByRole("button", { name: "Tacka ja" }).click();
  await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
  await page.getByRole("link", { name: "Till avtalet" }).click();
  await expect(page).toHaveURL(`/contract/${CONTRACT}`);
  await expect(heading(page)).toHaveText("Granby Energi");
  await expect(page.getByRole("heading", { name: "Adress" })).toBeAttached();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(heading(page)).toBeInViewport();
});

test("who comes back to a list is where it was left, on the link that was followed [NAV-12]", async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn("Anna");
  await page.goto(offersOf(CONTRACT));
  await expect(page.getByRole("article")).toHaveCount(3);
  await scrollTo(page, 400);
  const place = await scrollY(page);
  await followLink(page, /^Visa erbjudandet från .?Fjällkraft/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("link", { name: /^Visa erbjudandet från .?Fjällkraft/ })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(place);
});

for (const [what, path] of [
  ["home", "/home"],
  ["the offers' page", offersOf(CONTRACT)],
] as const)
  test(`on ${what} nothing moves when what draws formatted text comes late`, async ({ page, signIn }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/MarkdownBlocks/, async (route) => {
      await held;
      await route.continue();
    });
    await signIn("Anna");
    await page.goto(path);
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
    const tops = () =>
      page
        .getByRole("button")
        .or(cards)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect(page.getByRole("article").getByRole("list").first()).not.toBeAttached();
    const before = await tops();
    arrive();
    await expect(page.locator("main strong").first()).toBeAttached();
    expect(await tops()).toEqual(before);
  });

test("what goes on for days or weeks shows so without moving", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto("/home");
  const ongoing = page.getByRole("region", { name: /^Pågår/ });
  await expect(ongoing.getByRole("article")).toHaveCount(2);
  const lasting = await ongoing.evaluate((region) =>
    region
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(lasting).toEqual([]);
});
