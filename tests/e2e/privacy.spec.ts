/** What the app keeps, sends along and lets be seen: of the person nothing more than it must, of secrets nothing. */
import { AUTH, COLLECT, callsTo, DASHBOARD } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import { logInByHand } from "./support/logIn";

const menu = (page: Page, name: string) => page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name });

/** Everything that this device holds of the app. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const caches_ = await caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, caches_]);
  });

test("a login leaves no personal number, address, phone or e-mail on the device [AMB-53]", async ({ page, world }) => {
  await logInByHand(page, world, "Anna");
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  await menu(page, "Mer").click();
  await menu(page, "Hem").click();
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  const { customer } = await world.logIn("Anna");
  const held = await kept(page);
  expect(held).toContain("Andersson");
  const { personalNumber, address, email, mobileNumber } = customer;
  for (const secret of [personalNumber!, personalNumber!.slice(2), email!.value, mobileNumber!.value, address!.street])
    expect(held).not.toContain(secret);
  expect(JSON.parse(held)[3]).toEqual([]);
});

test("no token, secret or personal number is in an address, a title, the console or the page [I8] [A30]", async ({
  page,
  world,
}) => {
  const secrets: string[] = [world.person("Anna").personalNumber];
  const seen: string[] = [];
  page.on("console", (message) => seen.push(message.text()));
  page.on("framenavigated", async (frame) => seen.push(frame.url()));
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === AUTH) {
      const { orderRef, qrStartToken, qrStartSecret } = await response.json();
      secrets.push(orderRef, qrStartToken, qrStartSecret);
    }
  });
  const look = async () => seen.push(await page.title(), page.url(), await page.content());
  await page.goto("/login?inspect");
  await page.getByRole("link", { name: "Logga in med BankID" }).click();
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await look();
  await world.approve(world.person("Anna").personalNumber);
  await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
  await look();
  const { tokens } = await page.evaluate(() => JSON.parse(localStorage.getItem("session")!));
  secrets.push(tokens.accessToken, tokens.refreshToken);
  // What the inspection keeps is for others to look at.
  seen.push(await page.evaluate(() => JSON.stringify(window.inspection)));
  await menu(page, "Mer").click();
  await expect(page).toHaveURL("/more");
  await look();
  expect(secrets).toHaveLength(6);
  expect(secrets.filter((secret) => seen.some((text) => text.includes(secret)))).toEqual([]);
});

test.describe("a campaign", () => {
  const address =
    "/?utm_id=662E41&utm_term=12345678901234567890&ref=007&utm_content=%22x%22&utm_campaign=h%C3%B6st%E2%80%9926&orderRef=abc&token=t";
  const campaign = {
    utm_id: "662E41",
    utm_term: "12345678901234567890",
    ref: "007",
    utm_content: '"x"',
    utm_campaign: "höst’26",
  };
  const sent = async (world: Parameters<typeof callsTo>[0], path: string) =>
    (await callsTo(world, path))
      .filter(({ headers }) => headers.accept?.includes("json"))
      .map(({ headers }) => headers["client-query-params"]);

  test("is kept to the letter, sent along with every call, and its address stays as it came [TR-06] [JWT-17]", async ({
    page,
    world,
  }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(address);
    await logInByHand(page, world, "Anna");
    await expect(page.getByRole("region", { name: /^Att göra/ })).toBeVisible();
    for (const path of [AUTH, COLLECT, DASHBOARD]) {
      const headers = await sent(world, path);
      expect(headers.length).toBeGreaterThan(0);
      for (const header of headers) {
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(Object.fromEntries(new URLSearchParams(header))).toEqual(campaign);
      }
    }
  });

  test("that brought one customer doesn't follow the next, and one-time values are never kept [JWT-19]", async ({
    page,
    world,
  }) => {
    await page.goto("/login?orderRef=abc&token=t&code=c&utm_source=x");
    await logInByHand(page, world, "Anna");
    await expect.poll(() => sent(world, DASHBOARD)).toEqual(["utm_source=x"]);
    await menu(page, "Mer").click();
    await page.getByRole("button", { name: "Logga ut" }).click();
    await logInByHand(page, world, "Tom");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Tom");
    await expect.poll(() => sent(world, DASHBOARD)).toEqual(["utm_source=x", undefined]);
    expect(await kept(page)).not.toMatch(/utm_source|orderRef|abc"/);
  });
});

test("a role that was edited in the storage opens no customer's data", async ({ page, signIn, world }) => {
  await signIn("Petra");
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem("session")!);
    session.user = { ...session.user, role: "ADMIN", supportsImpersonation: true };
    localStorage.setItem("session", JSON.stringify(session));
  });
  await page.goto("/represent-customer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Den här sidan är inte klar än");
  for (const { firstName, lastName, personalNumber } of world.people)
    await expect(page.locator("body")).not.toContainText(new RegExp(`${firstName} ${lastName}|${personalNumber}`));
  const { accessToken } = await page.evaluate(() => JSON.parse(localStorage.getItem("session")!).tokens);
  const answer = await page.context().request.post(`${AUTH}/admin/impersonate`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { targetCustomerId: "anna-andersson" },
  });
  expect(answer.status()).toBe(403);
});
