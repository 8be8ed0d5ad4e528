/** No network, or one that never answers: said plainly, nothing lost, and on again by itself or by a press. */
import { countOf, DASHBOARD, INFO } from "./support/calls";
import { passUntil, stopClock } from "./support/clock";
import { expect, type Page, test } from "./support/fixtures";

const menu = (page: Page, name: string) => page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name });
const todos = (page: Page) => page.getByRole("region", { name: /^Att göra/ }).getByRole("article");
const notice = (page: Page) => page.getByText("Du är inte uppkopplad.");
const offline = (page: Page) => page.getByRole("alert").getByText("Du verkar sakna uppkoppling");

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Anna");
  await page.clock.install();
});

test("going offline is said at once, and home comes by itself when the network is back", async ({
  page,
  context,
  guard,
  world,
}) => {
  guard.expectNetworkErrors();
  await page.goto("/home");
  await expect(todos(page)).toHaveCount(3);
  await menu(page, "Mer").click();
  await expect(page).toHaveURL("/more");

  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await menu(page, "Hem").click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_200);
      return offline(page).isVisible();
    })
    .toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anna");

  await context.setOffline(false);
  await expect(todos(page)).toHaveCount(3);
  await expect(notice(page)).toBeHidden();
  expect(await countOf(world, DASHBOARD)).toBe(2);
});

test("what is on screen stays there while the network is away", async ({ page, context, guard }) => {
  guard.expectNetworkErrors();
  await page.goto("/home");
  await expect(todos(page)).toHaveCount(3);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => void window.dispatchEvent(new Event("focus")));
  await page.clock.runFor(5_000);
  await expect(todos(page)).toHaveCount(3);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test("a network that the browser believes in is judged by its answers alone [F75]", async ({ page, world }) => {
  await world.faults([{ method: "GET", path: DASHBOARD, drop: true }]);
  await page.goto("/home");
  await expect
    .poll(async () => {
      await page.clock.runFor(1_200);
      return offline(page).isVisible();
    })
    .toBe(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(notice(page)).toBeHidden();
  await world.faults([]);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect(todos(page)).toHaveCount(3);
});

test("a browser that wrongly says offline doesn't keep home away [F75]", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.goto("/home");
  await expect(todos(page)).toHaveCount(3);
});

test("a call that hangs is told of after one second and after five, given up after twenty [ACC-05]", async ({ page, world }) => {
  await page.goto("/more");
  await expect(menu(page, "Hem")).toBeVisible();
  await world.faults([{ method: "GET", path: DASHBOARD, hold: true }]);
  await stopClock(page);
  await menu(page, "Hem").click();
  const skeleton = page.locator("[aria-busy=true]");
  await passUntil(page, async () => (await skeleton.isVisible()) && (await world.held()).length === 1);
  await page.clock.runFor(1_500);
  await expect(skeleton.getByRole("status")).toHaveText("Vi hämtar dina avtal");
  await page.clock.runFor(4_000);
  await expect(skeleton.getByRole("status")).toHaveText("Det tar lite längre tid än vanligt. Vi väntar på svar.");

  // Three calls of 20 s, and the pauses between them.
  for (const asked of [2, 3]) {
    await page.clock.runFor(20_000);
    await expect
      .poll(async () => {
        await page.clock.runFor(600);
        return countOf(world, DASHBOARD);
      })
      .toBe(asked);
  }
  await page.clock.runFor(20_000);
  await expect(offline(page)).toBeVisible();
  await world.faults([]);
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect(todos(page)).toHaveCount(3);
});

test("switching tabs ten times while home loads leaves nothing behind [KY-10]", async ({ page, world }) => {
  await page.goto("/more");
  await expect(menu(page, "Hem")).toBeVisible();
  await world.faults([
    { method: "GET", path: DASHBOARD, hold: true },
    { method: "GET", path: INFO, hold: true },
  ]);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("nav a")];
    for (let i = 0; i < 10; i++) links[i % 3]?.click();
  });
  for (const tab of ["Mer", "Hem", "Avtal", "Hem"]) await menu(page, tab).click();
  await expect(page).toHaveURL("/home");
  await expect.poll(world.held).toEqual([{ method: "GET", path: DASHBOARD }]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("region", { name: /Meddelanden/ })).toHaveCount(0);
  await world.release();
  await expect(todos(page)).toHaveCount(3);
});

test.describe("the code of a page that wasn't visited yet", () => {
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  const code = /\/assets\/ContractsPage-[^/]*\.js$/;

  test.beforeEach(({ guard }) => {
    guard.expectNetworkErrors();
    guard.allow(/Failed to fetch dynamically imported module|Failed to load module script|page code: network/);
  });

  test("can't come while the network is away: that is said, and it comes with the network", async ({ page, context }) => {
    await page.goto("/home");
    await expect(todos(page)).toHaveCount(3);
    await context.setOffline(true);
    await menu(page, "Avtal").click();
    await expect(offline(page)).toBeVisible();
    await page.getByRole("button", { name: "Försök igen" }).click();
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL("/contracts");
    await context.setOffline(false);
    await expect(title(page)).toHaveText("Avtal");
  });

  for (const { what, answer } of [
    { what: "gone", answer: { status: 404 } },
    { what: "answered by a page", answer: { status: 200, contentType: "text/html", body: "<!doctype html>" } },
  ]) {
    test(`is of another build, ${what}: the page is loaded anew, where one wanted to go [F54] [F55]`, async ({ page }) => {
      let loads = 0;
      page.on("load", () => loads++);
      await page.goto("/home");
      await expect(todos(page)).toHaveCount(3);
      await page.route(code, (route) => route.fulfill(answer), { times: 1 });
      await menu(page, "Avtal").click();
      await expect(title(page)).toHaveText("Avtal");
      await expect(page).toHaveURL("/contracts");
      await expect(menu(page, "Avtal")).toBeVisible();
      expect(loads).toBe(2);
    });

    test(`is of another build, ${what} then too: that is said, and can be tried again [F54] [F55]`, async ({ page }) => {
      let loads = 0;
      page.on("load", () => loads++);
      await page.goto("/home");
      await expect(todos(page)).toHaveCount(3);
      await page.route(code, (route) => route.fulfill(answer));
      await menu(page, "Avtal").click();
      await expect(title(page)).toHaveText("Något gick fel");
      await expect(page).toHaveURL("/contracts");
      await expect.poll(() => loads).toBe(2);
      await page.unroute(code);
      await page.getByRole("button", { name: "Försök igen" }).click();
      await expect(title(page)).toHaveText("Avtal");
      await expect(title(page)).toBeFocused();
    });
  }
});
