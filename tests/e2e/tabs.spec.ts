/** Several tabs of one browser: one session, whatever each of them is doing when another one changes it. */
import type { BrowserContext } from "@playwright/test";
import type { Session } from "../../src/domain/session";
import type { Call } from "../sandbox/calls";
import { AUTH, allHasCome, callsTo, countOf, DASHBOARD, INFO } from "./support/calls";
import { expect, handheld, type Page, test } from "./support/fixtures";
import { logInByHand } from "./support/logIn";
import { comeBack, type OtherTab, openOtherTab, sees } from "./support/tabs";
import type { World } from "./support/world";

const REFRESH = `${AUTH}/refresh`;

const bearers = (calls: Call[]) => [...new Set(calls.map(({ headers }) => headers.authorization))];
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const isHomeOf = async (page: Page, name: string) => {
  await expect(page).toHaveURL("/home");
  await expect(heading(page)).toHaveText(new RegExp(`^God .+, ${name}$`));
};
/** Anna's home, with what she has to do. */
const isComplete = async (page: Page) => {
  await isHomeOf(page, "Anna");
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
};
const isLogin = async (page: Page) => {
  await expect(page).toHaveURL("/login");
  await expect(heading(page)).toHaveText("Välkommen hem till dina avtal");
};
const logOut = async (page: Page) => {
  await page.goto("/more");
  await page.getByRole("button", { name: "Logga ut" }).click();
  await isLogin(page);
};

/** Somebody's login whose access token is past its half-life. */
async function agedLogin(world: World, who: string) {
  await world.auth({ clockOffsetS: -451 });
  const loggedIn = await world.logIn(who);
  await world.auth({ clockOffsetS: 0 });
  return loggedIn;
}

/** A tab that sleeps: what other tabs do to the storage doesn't wake it. */
async function sleepyTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  return page;
}

test.describe("a token past its half-life", () => {
  /** One tab has asked for new tokens, and all of them read with what it got. */
  const isRefreshedOnce = async (world: World, other: OtherTab, old: Session, tabs: Page[], since: number) => {
    const reads = async () => (await world.calls(since)).filter(({ path, status }) => path === INFO && status === 200);
    await expect.poll(reads, { timeout: 20_000 }).toHaveLength(tabs.length);
    for (const tab of tabs) await isComplete(tab);
    expect((await callsTo(world, REFRESH)).map(({ status }) => status)).toEqual([200]);
    await expect.poll(async () => (await other.stored())?.tokens).not.toEqual(old.tokens);
    const { tokens } = (await other.stored())!;
    expect(bearers(await reads())).toEqual([`Bearer ${tokens.accessToken}`]);
  };

  test("is refreshed once when five tabs open at once [JWT-01] [F31]", async ({ page, context, world }) => {
    test.slow();
    const other = await openOtherTab(context);
    const old = await other.logIn(await agedLogin(world, "Anna"));
    const tabs = [page];
    while (tabs.length < 5) tabs.push(await context.newPage());
    await world.faults([{ path: REFRESH, delayMs: 500 }]);
    await Promise.all(tabs.map((tab) => tab.goto("/home")));
    await isRefreshedOnce(world, other, old, tabs, 0);
  });

  test("is refreshed once when two tabs are looked at again at once [JWT-01]", async ({ page, context, world, signIn }) => {
    await signIn("Anna");
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto("/home");
      await isComplete(tab);
    }
    const other = await openOtherTab(context);
    const old = await other.logIn(await agedLogin(world, "Anna"));
    for (const tab of tabs) await sees(tab, old);
    await world.faults([{ path: REFRESH, delayMs: 500 }]);
    const since = Date.now();
    await Promise.all(tabs.map(comeBack));
    await isRefreshedOnce(world, other, old, tabs, since);
  });

  test("is refreshed once for all the calls of a page, which wait for it [JWT-01]", async ({ page, context, world }) => {
    const other = await openOtherTab(context);
    await other.logIn(await agedLogin(world, "Anna"));
    await page.goto("/home");
    await isComplete(page);
    const calls = async () => [...(await callsTo(world, DASHBOARD)), ...(await callsTo(world, INFO))];
    await expect.poll(async () => (await calls()).map(({ status }) => status)).toEqual([200, 200]);
    const [bearer, ...others] = bearers(await calls());
    expect(others).toEqual([]);
    await expect.poll(async () => `Bearer ${(await other.stored())?.tokens.accessToken}`).toBe(bearer);
    expect(await countOf(world, REFRESH)).toBe(1);
  });

  test("in a browser without locks: the tab that comes too late takes what the first one got [JWT-01]", async ({
    page,
    context,
    world,
  }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    const other = await openOtherTab(context);
    const old = await other.logIn(await agedLogin(world, "Anna"));
    await world.faults([{ path: REFRESH, hold: true }]);
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) await tab.goto("/home");
    await expect.poll(world.held).toHaveLength(2);

    await world.release({ count: 1 });
    await expect.poll(async () => (await other.stored())?.tokens).not.toEqual(old.tokens);
    await world.release();
    for (const tab of tabs) await isComplete(tab);
    expect((await callsTo(world, REFRESH)).map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await other.stored())?.user.firstName).toBe("Anna");
  });
});

test.describe("a logout", () => {
  test("ends the session of every tab, and none of them brings it back [JWT-11]", async ({ page, context, world, signIn }) => {
    await signIn("Anna");
    const second = await context.newPage();
    await second.goto("/home");
    await isHomeOf(second, "Anna");
    await logOut(page);
    await isLogin(second);
    for (const tab of [page, second]) await allHasCome(tab);
    const before = (await world.calls()).length;
    await comeBack(second);
    await expect(second.getByText("Du har loggats ut")).toHaveCount(1);
    await allHasCome(second);
    expect(await second.evaluate(() => localStorage.getItem("session"))).toBeNull();
    expect(await world.calls()).toHaveLength(before);
  });

  test("reaches a tab that slept when somebody looks at it again [JWT-11]", async ({ page, context, world, signIn }) => {
    await signIn("Anna");
    const sleepy = await sleepyTab(context);
    await sleepy.goto("/home");
    await isHomeOf(sleepy, "Anna");
    await logOut(page);
    await sees(sleepy, null);
    for (const tab of [page, sleepy]) await allHasCome(tab);
    const before = (await world.calls()).length;
    await comeBack(sleepy);
    await isLogin(sleepy);
    await allHasCome(sleepy);
    expect(await sleepy.evaluate(() => localStorage.getItem("session"))).toBeNull();
    expect(await world.calls()).toHaveLength(before);
  });

  for (const [what, path, isAged, body] of [
    ["new tokens", REFRESH, true, undefined],
    ["the customer's details, which have changed,", INFO, false, { onboardingState: "MissingPoa" }],
  ] as const) {
    test(`stands when ${what} come too late, to a tab that knows nothing of it [F33] [JWT-11]`, async ({
      page,
      context,
      world,
    }) => {
      const other = await openOtherTab(context);
      const loggedIn = isAged ? await agedLogin(world, "Anna") : await world.logIn("Anna");
      await other.logIn(loggedIn);
      await world.faults([{ path, hold: true }]);
      const sleepy = await sleepyTab(context);
      await sleepy.goto("/home");
      await expect.poll(world.held).toHaveLength(1);
      await logOut(page);
      expect(
        await world.release(body ? { path, status: 200, body: { ...loggedIn.customer, ...body } } : { path }),
      ).toBeGreaterThan(0);
      await isLogin(sleepy);
      expect(await other.stored()).toBeNull();
    });
  }
});

test("somebody else's login reaches a tab that slept: it is theirs at once, and says so [F34]", async ({
  page,
  context,
  world,
  signIn,
}) => {
  await signIn("Anna");
  const sleepy = await sleepyTab(context);
  await sleepy.goto("/home");
  const todos = sleepy.getByRole("region", { name: /^Att göra/ });
  await expect(todos).toBeVisible();

  await logOut(page);
  await logInByHand(page, world, "Tom");
  await expect(page.getByText("Här är det lugnt")).toBeVisible();

  const toms = (await page.evaluate(() => JSON.parse(localStorage.session))) as Session;
  await sees(sleepy, toms);
  await world.faults([{ path: DASHBOARD, hold: true }]);
  const since = Date.now();
  await comeBack(sleepy);
  await isHomeOf(sleepy, "Tom");
  await expect(todos).toHaveCount(0);
  await expect(sleepy.getByText("Någon annan har loggat in i en annan flik")).toBeVisible();
  await expect.poll(world.held).toHaveLength(1);
  await world.release();
  await expect(sleepy.getByText("Här är det lugnt")).toBeVisible();
  await expect(sleepy.getByText(/\bAnna\b/)).toHaveCount(0);
  const reads = (await world.calls(since)).filter(({ path }) => path === DASHBOARD || path === INFO);
  expect(bearers(reads)).toEqual([`Bearer ${toms.tokens.accessToken}`]);
});

test.describe("the ID app leads back to another tab", () => {
  test.use(handheld);

  for (const asleep of ["the first", "the second"] as const) {
    test(`which goes on with the same order; both come home though ${asleep} sleeps [F41] [BID-18]`, async ({
      page,
      context,
      world,
    }) => {
      const launches: string[] = [];
      context.on(
        "request",
        (request) => void (request.url().startsWith("https://app.bankid.com") && launches.push(request.url())),
      );
      const second = await context.newPage();
      await (asleep === "the first" ? page : second).route(`**${AUTH}/collect*`, () => {});
      await page.goto("/login");
      await page.getByRole("link", { name: "Logga in med BankID" }).click();
      await expect.poll(() => launches).toHaveLength(1);

      await second.goto("/login/bank-id#initiated=true");
      await expect(heading(second)).toHaveText("Fortsätt i BankID-appen");
      // A press has what draws toasts loaded: one that comes is drawn before home is complete.
      await heading(second).click();
      await world.approve(world.person("Anna").personalNumber);
      for (const tab of [page, second]) {
        await isComplete(tab);
        await expect(tab.getByText(/Inloggningen blev inte klar|Någon annan har loggat in/)).toHaveCount(0);
      }
      expect((await callsTo(world, AUTH)).map(({ method }) => method)).toEqual(["POST"]);
      expect(launches).toHaveLength(1);
    });
  }
});
