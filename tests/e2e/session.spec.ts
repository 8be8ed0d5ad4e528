/** One session in one tab: how it ends, how long it lasts, what the device's clock has to do with it. */
import { AUTH, allHasCome, callsTo, countOf, DASHBOARD, INFO } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import { logInByHand } from "./support/logIn";
import { comeBack } from "./support/tabs";

const REFRESH = `${AUTH}/refresh`;
const DAY_S = 86_400;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const isAnnasHome = async (page: Page) => {
  await expect(page).toHaveURL("/home");
  await expect(heading(page)).toHaveText(/^God .+, Anna$/);
};
const storedSession = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("session") ?? "null"));

test("calls that are refused together log out once: one step, one toast, no error, no way back in [JWT-02]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await page.addInitScript(() => {
    const alerts: string[] = [];
    Object.assign(window, { alerts });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[role=alert]")) alerts.push(textContent ?? "");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/contact");
  await expect.poll(() => countOf(world, INFO)).toBe(1);
  await world.faults([{ path: "/customer-service/api/v1/*", hold: true }]);
  await page.goto("/home");
  await expect.poll(async () => (await world.held()).map(({ path }) => path).sort()).toEqual([INFO, DASHBOARD].sort());
  const visited: string[] = [];
  page.on("framenavigated", (frame) => void visited.push(new URL(frame.url()).pathname));
  const entries = await page.evaluate(() => history.length);

  await world.release({ status: 401 });
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Du har loggats ut. Logga in igen för att fortsätta.")).toBeVisible();
  await expect(page.getByText("Du har loggats ut.")).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)).toEqual([]);
  expect(visited).toEqual(["/login"]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect([await countOf(world, INFO), await countOf(world, DASHBOARD)]).toEqual([2, 1]);

  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("the way back from home after a login leads to no login, and out of the app in the end [JWT-13]", async ({
  page,
  world,
}) => {
  await page.goto("/");
  await page.goto("/login");
  await logInByHand(page, world, "Anna");
  await isAnnasHome(page);
  for (const step of ["once", "twice"]) {
    await test.step(step, async () => {
      await page.goBack();
      await isAnnasHome(page);
    });
  }
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
  expect(await countOf(world, AUTH)).toBe(1);
});

test("tokens that hold - and _ and Swedish letters are read right [JWT-14]", async ({ page, world }) => {
  await logInByHand(page, world, "Anna");
  await isAnnasHome(page);
  const { tokens, user } = await storedSession(page);
  for (const [token, expiresAt] of [
    [tokens.accessToken, tokens.accessTokenExpiresAt],
    [tokens.refreshToken, tokens.refreshTokenExpiresAt],
  ]) {
    const [, payload] = token.split(".");
    expect(payload).toMatch(/-/);
    expect(payload).toMatch(/_/);
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    expect(claims.name).toBe("Anna Andersson åäö ÅÄÖ");
    expect([user.id, expiresAt]).toEqual([claims.sub, claims.exp * 1_000]);
  }
});

test("tokens that last for ninety days are left alone [JWT-09]", async ({ page, world, signIn }) => {
  await world.auth({ accessTokenS: 90 * DAY_S, refreshTokenS: 90 * DAY_S });
  await signIn("Anna");
  await page.addInitScript(() => {
    const begin = window.setTimeout;
    const delays: number[] = [];
    Object.assign(window, {
      delays,
      setTimeout: (handler: () => void, delay = 0, ...rest: unknown[]) => {
        delays.push(delay);
        return begin(handler, delay, ...rest);
      },
    });
  });
  await page.goto("/home");
  await isAnnasHome(page);
  // All that home asks for is there.
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  await allHasCome(page);
  const made = (await world.calls()).length;
  // Real time: a clock that a test moves doesn't fire what is too far away at once, as a browser does.
  await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 15_000 }).toBeGreaterThan(5_000);
  const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
  expect(Math.max(...delays)).toBeLessThan(2 ** 31);
  expect(Math.max(...delays)).toBeGreaterThan(3_600_000);
  expect(await countOf(world, REFRESH)).toBe(0);
  expect(await world.calls()).toHaveLength(made);
});

for (const hours of [-1, 1]) {
  test(`a clock that is off by ${hours} h keeps nobody from logging in, and the refresh comes in time [F37]`, async ({
    page,
    world,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await logInByHand(page, world, "Anna");
    await isAnnasHome(page);
    /** Both clocks go on; the person looks at the page again, which has it ask for the customer's details. */
    const laterBy = async (seconds: number, agoS: number) => {
      await world.auth({ clockOffsetS: agoS + seconds });
      await page.clock.fastForward(seconds * 1_000);
      const before = await countOf(world, INFO);
      await comeBack(page);
      await expect.poll(() => countOf(world, INFO)).toBe(before + 1);
    };
    await laterBy(400, 0);
    expect(await countOf(world, REFRESH)).toBe(0);
    await laterBy(60, 400);
    expect(await countOf(world, REFRESH)).toBe(1);
    await page.reload();
    await isAnnasHome(page);

    const { tokens } = await storedSession(page);
    expect((await callsTo(world, INFO)).at(-1)?.headers.authorization).toBe(`Bearer ${tokens.accessToken}`);
    expect((await world.calls()).filter(({ status }) => status === 401)).toEqual([]);
    expect(await countOf(world, REFRESH)).toBe(1);
  });
}

test("a refresh that keeps failing for 20 s ends in an error, not in a logout; the next try gets through [AMB-47] [F30] [JWT-04]", async ({
  page,
  world,
  signIn,
}) => {
  await world.auth({ clockOffsetS: -451 });
  await signIn("Anna");
  await world.auth({ clockOffsetS: 0 });
  await world.faults([{ path: REFRESH, status: 503 }]);
  await page.clock.install();
  await page.goto("/home");
  const retry = page.getByRole("button", { name: "Försök igen" });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(250);
        return retry.isVisible();
      },
      { intervals: [20], timeout: 40_000 },
    )
    .toBe(true);
  // Ten tries fit when the answers come at once.
  const tries = await countOf(world, REFRESH);
  expect(tries).toBeLessThanOrEqual(10);
  await page.clock.runFor(60_000);
  await allHasCome(page);
  expect(await countOf(world, REFRESH)).toBe(tries);
  expect(await countOf(world, DASHBOARD)).toBe(0);

  await world.faults([]);
  await retry.click();
  await isAnnasHome(page);
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  expect(await countOf(world, REFRESH)).toBe(tries + 1);
});
