/**
 * Who gets to see what: every route of the table, for a visitor, a customer and an admin. Which access each has is written
 * down here once more, from the specification's own table.
 */
import { builtRoutes, type RoutePath, routeTable } from "../../src/app/routeTable";
import sv from "../../src/i18n/sv.json" with { type: "json" };
import { expect, type Page, test } from "./support/fixtures";

const FOR_VISITORS: RoutePath[] = ["/", "/about", "/login", "/login/bank-id"];
const FOR_ANYBODY: RoutePath[] = ["/terms-and-conditions", "/contact", "/dev"];
const FOR_ADMINS: RoutePath[] = ["/represent-customer"];
/** Whoever is through with it goes home at once (ONB-16). */
const FOR_NEW_CUSTOMERS: RoutePath[] = ["/onboarding"];
const WITH_MENU: RoutePath[] = ["/home", "/contracts", "/contracts/$selectedPlaceholder", "/more"];
const BUILT: readonly RoutePath[] = builtRoutes;

const texts: Record<string, string> = sv;
const paths = Object.keys(routeTable) as RoutePath[];
const filled = (path: RoutePath) => path.replace(/\$\w+/g, "a1");

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const NOT_BUILT = "Den här sidan är inte klar än";

/** Goes to every route as a link of the app would, without loading the page anew, and tells what came of it. */
const visitAll = (page: Page) =>
  page.evaluate(
    async ([all, withMenu]) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const go = async (path: string) => {
        (document.activeElement as HTMLElement).blur();
        history.pushState(null, "", path);
        dispatchEvent(new PopStateEvent("popstate"));
        // The heading of a new page gets the focus.
        while (!document.activeElement?.matches("main h1")) await frame();
      };
      const seen: Record<string, { lands: string; title: string; heading: string | null; hasMenu: boolean }> = {};
      for (const path of all) {
        // From a page that isn't on the list, so that each visit is a change of page.
        await go("/no/such/page");
        await go(path);
        const menu = () => document.querySelector("nav[aria-label=Huvudmeny]");
        // Its code comes with the first page that shows it.
        while (withMenu.includes(location.pathname) && !menu()) await frame();
        seen[path] = {
          lands: location.pathname,
          title: document.title,
          heading: document.querySelector("main h1")?.textContent ?? null,
          hasMenu: menu() !== null,
        };
      }
      return seen;
    },
    [paths.map(filled), WITH_MENU.map(filled)] as const,
  );

/** What is right for somebody whom each route leads to `lands`. */
const expected = (lands: (path: RoutePath) => RoutePath) =>
  Object.fromEntries(
    paths.map((path) => {
      const to = lands(path);
      const heading = BUILT.includes(to) ? expect.any(String) : NOT_BUILT;
      const title = `${texts[routeTable[to].titleKey]} – Avtalsbo`;
      return [filled(path), { lands: filled(to), title, heading, hasMenu: WITH_MENU.includes(to) }];
    }),
  );

test("a visitor is sent to log in from every page that isn't open [ACC-03] [ACC-11]", async ({ page }) => {
  await page.goto("/login");
  await expect(heading(page)).toBeVisible();
  const open = [...FOR_VISITORS, ...FOR_ANYBODY];
  expect(await visitAll(page)).toEqual(expected((path) => (open.includes(path) ? path : "/login")));
});

test("a customer sees every page but a visitor's and the admins' [ACC-04] [IMP-01] [NAV-02] [NAV-03] [NAV-04]", async ({
  page,
  signIn,
  guard,
}) => {
  // Nobody has a contract called a1.
  guard.expectNetworkErrors();
  await signIn("Anna");
  await page.goto("/home");
  await expect(heading(page)).toContainText("Anna");
  const closed = [...FOR_VISITORS, ...FOR_ADMINS, ...FOR_NEW_CUSTOMERS];
  expect(await visitAll(page)).toEqual(expected((path) => (closed.includes(path) ? "/home" : path)));
});

test("an admin sees every page but a visitor's [ACC-04] [IMP-01]", async ({ page, signIn, guard }) => {
  guard.expectNetworkErrors();
  await signIn("Alva");
  await page.goto("/home");
  await expect(heading(page)).toContainText("Alva");
  const closed = [...FOR_VISITORS, ...FOR_NEW_CUSTOMERS];
  expect(await visitAll(page)).toEqual(expected((path) => (closed.includes(path) ? "/home" : path)));
});

test("an admin who may not act for customers is sent home from their page [IMP-01]", async ({ page, signIn }) => {
  await signIn("Adam");
  await page.goto("/represent-customer");
  await expect(page).toHaveURL("/home");
});

test("a page that was opened by its address is guarded the same way [ACC-03] [ACC-04]", async ({ page, signIn }) => {
  await page.goto("/car-insurance/a1/offers?x=1#y");
  await expect(page).toHaveURL("/login");
  await signIn("Anna");
  await page.goto("/login/bank-id");
  await expect(page).toHaveURL("/home");
  await page.goto("/car-insurance/a1/offers/");
  await expect(heading(page)).toHaveText(NOT_BUILT);
});

test("an unknown page says so, and its button leads to the start page [ACC-08] [ACC-09] @desktop", async ({
  page,
  signIn,
  shot,
}) => {
  for (const path of ["/no/such/page", "/contract", "/login/bank-id/x"]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText("Vi hittar inte sidan");
    await expect(page).toHaveTitle("Vi hittar inte sidan – Avtalsbo");
  }
  await shot("unknown page");
  const button = page.getByRole("link", { name: "Till startsidan" });
  await expect(button).toHaveAttribute("href", "/");
  await button.click();
  await expect(page).toHaveURL("/");
  await signIn("Anna");
  await page.goto("/no/such/page");
  await button.click();
  await expect(page).toHaveURL("/home");
});

test("a page that isn't built says so, and leads on: a customer home, a visitor to the login @desktop", async ({
  page,
  signIn,
  shot,
}) => {
  await page.goto("/");
  await expect(heading(page)).toHaveText(NOT_BUILT);
  await shot("not built, visitor");
  await page.getByRole("link", { name: "Logga in" }).click();
  await expect(page).toHaveURL("/login");
  await signIn("Anna");
  await page.goto("/settings");
  await expect(heading(page)).toHaveText(NOT_BUILT);
  await shot("not built, customer");
  await page.getByRole("link", { name: "Till startsidan" }).click();
  await expect(page).toHaveURL("/home");
});
