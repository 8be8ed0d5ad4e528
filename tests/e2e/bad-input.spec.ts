/** What home makes of answers that are no good: the right words, a way on that leads on, nothing lost. */
import { allHasCome, countOf, DASHBOARD, INFO } from "./support/calls";
import { passUntil, stopClock } from "./support/clock";
import { expect, type Page, test } from "./support/fixtures";
import type { Faults, World } from "./support/world";

type Fault = Omit<Faults[number], "path">;
const meets = (world: World, ...faults: Fault[]) =>
  world.faults(faults.map((fault) => ({ method: "GET", path: DASHBOARD, ...fault })));

/** What the view in place of the dashboard is called. */
const title = (page: Page) => page.getByRole("alert").getByRole("heading");
const retry = (page: Page) => page.getByRole("button", { name: "Försök igen" });

/** Home with all that belongs to it, in the session and the page load that the test began with. */
async function endsWell(page: Page) {
  await expect(page.getByRole("region", { name: /^Att göra/ }).getByRole("article")).toHaveCount(3);
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^God .+, Anna$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  const { loads, hasSession } = await page.evaluate(() => ({
    loads: Number(sessionStorage.getItem("loads")),
    hasSession: localStorage.getItem("session") !== null,
  }));
  expect({ loads, hasSession }).toEqual({ loads: 1, hasSession: true });
}

/** Lets the pauses between tries pass, at most 1.2 s each, until home has been asked for so often. */
async function passUntilAsked(page: Page, world: World, times: number) {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_200);
      return countOf(world, DASHBOARD);
    })
    .toBe(times);
}

/** Home's first call, and each after it, is told to wait; the page has heard so once, and from then on time stands still. */
async function isToldToWait(page: Page, world: World, retryAfter: string) {
  const answer = { status: 429, headers: { "retry-after": retryAfter } };
  await meets(world, { times: 1, hold: true }, answer);
  await page.goto("/home");
  await expect.poll(world.held).toEqual([{ method: "GET", path: DASHBOARD }]);
  await stopClock(page);
  const heard = page.waitForResponse((response) => response.url().endsWith(DASHBOARD));
  await world.release(answer);
  await (await heard).finished();
  await allHasCome(page);
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Anna");
  await page.clock.install();
  await page.addInitScript(() => sessionStorage.setItem("loads", String(Number(sessionStorage.getItem("loads")) + 1)));
});

test("answers that can't be read are said to be that, one after another, and then home is there [F14] [F15] [F17]", async ({
  page,
  world,
}) => {
  const portal = "<!doctype html><title>Wifi</title><script>location.reload()</script>";
  await meets(
    world,
    { times: 1, status: 200, headers: { "content-type": "text/html" }, body: portal },
    { times: 1, status: 200, body: '{"customerFirstName":"Bertil","todoCards":[{"titleKey":"x"' },
    { times: 1, status: 200, body: '"maintenance"' },
    { times: 1, status: 200, body: "null" },
    { times: 1, status: 204 },
  );
  await page.goto("/home");
  for (const asked of [1, 2, 3, 4, 5]) {
    await expect.poll(() => countOf(world, DASHBOARD)).toBe(asked);
    await expect(title(page)).toHaveText("Kan inte nå tjänsten");
    await expect(page.getByText("Bertil")).toHaveCount(0);
    await retry(page).click();
  }
  await endsWell(page);
});

test("an answer cut short is no answer: asked for twice more, then said [F18]", async ({ page, world }) => {
  await meets(world, { dropAfterBytes: 300 });
  await page.goto("/home");
  await passUntilAsked(page, world, 3);
  await expect(title(page)).toHaveText("Du verkar sakna uppkoppling");
  await meets(world, { dropAfterBytes: 300, times: 1 });
  await retry(page).click();
  await passUntilAsked(page, world, 5);
  await endsWell(page);
});

test("a redirect is never followed, and the token stays here [F19]", async ({ page, world }) => {
  const elsewhere = "/customer-service/api/v1/service-information";
  // The guard of every test fails this one for a call to another origin.
  const far = { status: 302, headers: { location: "https://elsewhere.example/login" } };
  await meets(world, { ...far, times: 2 }, { status: 302, headers: { location: elsewhere } });
  await page.goto("/home");
  await passUntilAsked(page, world, 3);
  await expect(title(page)).toHaveText("Du verkar sakna uppkoppling");
  expect(await countOf(world, elsewhere)).toBe(0);
  await world.faults([]);
  await retry(page).click();
  await endsWell(page);
});

test("401 on every call logs out once, and the login says why [SES-19] [JWT-02]", async ({ page, world }) => {
  const seen: string[] = [];
  page.on("framenavigated", (frame) => void (frame === page.mainFrame() && seen.push(new URL(frame.url()).pathname)));
  await world.faults([DASHBOARD, INFO].map((path) => ({ method: "GET", path, status: 401 })));
  await page.goto("/home");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Du har loggats ut. Logga in igen för att fortsätta.")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(seen.filter((path, i) => path !== seen[i - 1])).toEqual(["/home", "/login"]);
  expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull();

  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Logga in med BankID" })).toBeVisible();
});

test("404 says so, and its link to the start page is a fresh try [ERR-05] [TR-09]", async ({ page, world }) => {
  await meets(world, { times: 1, status: 404, body: { cause: "NOT_FOUND" } });
  await page.goto("/home");
  await expect(title(page)).toHaveText("Vi hittar inte sidan");
  await expect(retry(page)).toHaveCount(0);
  const link = page.getByRole("link", { name: "Till startsidan" });
  await expect(link).toHaveAttribute("href", "/");
  await link.click();
  await endsWell(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("each status has words of its own, and another try is another call [ERR-04] [ERR-06] [TR-09] [I18-07]", async ({
  page,
  world,
}) => {
  const words = {
    500: "Något gick fel hos oss",
    403: "Du kan inte se det här",
    409: "Något har ändrats",
    // Nobody has written for this one.
    418: "Något gick fel",
  };
  const stack = { message: "NullPointerException at Dashboard.java:42" };
  const statuses = Object.keys(words).map(Number);
  await meets(world, ...statuses.map((status) => ({ times: 1, status, body: stack })));
  await page.goto("/home");
  for (const [asked, said] of Object.values(words).entries()) {
    await expect(title(page)).toHaveText(said);
    expect(await countOf(world, DASHBOARD)).toBe(asked + 1);
    await expect(page.locator("main")).not.toContainText("NullPointer");
    await page.getByRole("alert").getByRole("button").press("Enter");
  }
  await endsWell(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect((await world.calls()).filter(({ method, path }) => method === "POST" && path.startsWith("/text-"))).toEqual([]);
});

test("an error doesn't outlive the page that it was on [TR-09]", async ({ page, world }) => {
  await meets(world, { times: 1, status: 500 });
  await page.goto("/home");
  await expect(title(page)).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Huvudmeny" });
  await menu.getByRole("link", { name: "Mer" }).click();
  await expect(page).toHaveURL("/more");
  await menu.getByRole("link", { name: "Hem" }).click();
  await endsWell(page);
});

test("502, 503 and 504 are met in silence twice, the third is said [F09]", async ({ page, world }) => {
  await meets(world, ...[502, 503, 504, 504, 502].map((status) => ({ times: 1, status })));
  await page.goto("/home");
  await passUntilAsked(page, world, 3);
  await expect(title(page)).toHaveText("Det tog för lång tid");
  await page.clock.runFor(60_000);
  await allHasCome(page);
  expect(await countOf(world, DASHBOARD)).toBe(3);
  await retry(page).click();
  await passUntilAsked(page, world, 6);
  await endsWell(page);
});

test("a wait of 3 s is kept to the second [F10]", async ({ page, world }) => {
  await isToldToWait(page, world, "3");
  await world.faults([]);
  await page.clock.runFor(2_900);
  await allHasCome(page);
  expect(await countOf(world, DASHBOARD)).toBe(1);
  await page.clock.runFor(100);
  await expect.poll(() => countOf(world, DASHBOARD)).toBe(2);
  await page.clock.resume();
  await endsWell(page);
});

test("a wait of a day becomes 20 s, and then it is said [F10]", async ({ page, world }) => {
  await isToldToWait(page, world, "86400");
  await page.clock.runFor(19_900);
  await allHasCome(page);
  expect(await countOf(world, DASHBOARD)).toBe(1);
  await page.clock.runFor(100);
  await expect.poll(() => countOf(world, DASHBOARD)).toBe(2);
  await passUntil(page, () => title(page).isVisible());
  await expect(title(page)).toHaveText("Vänta en liten stund");
  expect(await countOf(world, DASHBOARD)).toBe(2);
  await page.clock.resume();
  await world.faults([]);
  await retry(page).click();
  await endsWell(page);
});

test("a wait in the past, or one that makes no sense, is the usual pause [F11]", async ({ page, world }) => {
  const waits = ["soon", "Wed, 21 Oct 2015 07:28:00 GMT", "-5", "1e9", "3.5", "0x10"];
  await meets(world, ...waits.map((wait) => ({ times: 1, status: 429, headers: { "retry-after": wait } })));
  await page.goto("/home");
  for (const asked of [3, 6]) {
    await passUntilAsked(page, world, asked);
    await expect(title(page)).toHaveText("Vänta en liten stund");
    await page.clock.runFor(60_000);
    await allHasCome(page);
    expect(await countOf(world, DASHBOARD)).toBe(asked);
    await retry(page).click();
  }
  await endsWell(page);
});
