/** Signing in as a person does: with a camera on the code that stands on the screen, or with the app on the same phone. */
import { allHasCome, COLLECT, countOf } from "./support/calls";
import { expect, handheld, type Page, test } from "./support/fixtures";
import { qrOn, scanCode } from "./support/qr";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("with another device", () => {
  test("a customer scans the code on the screen, approves, and is home by her first name [GEN-17] [AUTH-06] [AUTH-12] [AUTH-14] [AUTH-18] [AUTH-22] [AUTH-24] [HOME-08]", async ({
    page,
    world,
    checkA11y,
  }) => {
    const anna = world.person("Anna");
    await page.goto("/login");
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect(heading(page)).toHaveText("Skanna QR-koden");
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await checkA11y();

    const { text } = await qrOn(page);
    expect(text).toMatch(/^bankid\.[0-9a-f-]{36}\.\d+\.[0-9a-f]{64}$/);
    await scanCode(page, world, anna.personalNumber);
    await expect(heading(page)).toHaveText("Fortsätt i BankID-appen");
    await expect(page.getByRole("img", { name: "QR-kod" })).toBeHidden();

    await world.approve();
    await expect(page).toHaveURL("/home");
    await expect(heading(page)).toHaveText(/^God (morgon|förmiddag|eftermiddag|kväll), Anna$/);
    expect(await page.evaluate(() => localStorage.getItem("bankIdOrder.login"))).toBeNull();
  });

  test("an admin lands on the page for representing customers [AUTH-21] [AMB-06] [AMB-62]", async ({ page, world }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await scanCode(page, world, world.person("Alva").personalNumber);
    await world.approve();
    await expect(page).toHaveURL("/represent-customer");
    await expect(page.getByRole("button", { name: "Logga ut" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/home");
  });

  test("the code is another each second, and an old one is refused [AUTH-13] [A25]", async ({ page, world }) => {
    await page.goto("/login/bank-id");
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    const first = (await qrOn(page)).text;
    await expect.poll(async () => (await qrOn(page)).text).not.toBe(first);
    const [token, second] = first.split(".").slice(1);
    expect(
      (await world.scan(`bankid.${token}.${Number(second) + 1}.${"0".repeat(64)}`, world.person("Anna").personalNumber)).status(),
    ).toBe(422);
  });

  for (const width of [320, 1280])
    test(`the code is dark on white with room around it in the dark palette, ${width} px wide [BID-14]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => localStorage.setItem("theme", "dark"));
      await page.goto("/login/bank-id");
      await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
      const { pixels, location, modules } = await qrOn(page);
      const { topLeftCorner, topRightCorner, bottomLeftCorner } = location;
      const modulePx = (topRightCorner.x - topLeftCorner.x) / modules;
      const colourAt = (x: number, y: number) =>
        [...pixels.data.slice((Math.round(y) * pixels.width + Math.round(x)) * 4)].slice(0, 3);
      for (const away of [0.5, 2, 3.5]) {
        expect(colourAt(topLeftCorner.x - away * modulePx, topLeftCorner.y + 10)).toEqual([255, 255, 255]);
        expect(colourAt(topLeftCorner.x + 10, topLeftCorner.y - away * modulePx)).toEqual([255, 255, 255]);
        expect(colourAt(topRightCorner.x + away * modulePx, topRightCorner.y + 10)).toEqual([255, 255, 255]);
        expect(colourAt(bottomLeftCorner.x + 10, bottomLeftCorner.y + away * modulePx)).toEqual([255, 255, 255]);
      }
    });

  test("turning back forgets the order, and nothing more is asked [AUTH-25] [BID-02]", async ({ page, world }) => {
    await page.clock.install();
    await page.goto("/login");
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect.poll(() => countOf(world, COLLECT)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Avbryt" }).click();
    await expect(page).toHaveURL("/login");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("bankIdOrder.login"))).toBeNull();
    await allHasCome(page);
    const asked = await countOf(world, COLLECT);
    await page.clock.runFor(10_000);
    await allHasCome(page);
    expect(await countOf(world, COLLECT)).toBe(asked);
    await expect(page.getByRole("status").filter({ hasText: "Inloggningen" })).toBeHidden();
  });

  test("a person who cancels in the app is told once, and the next try is a new order [AUTH-19] [AUTH-23] [BID-21] [AUTH-07]", async ({
    page,
    world,
  }) => {
    await page.goto("/login/bank-id");
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    const [order] = await world.orders();
    await world.open(world.person("Anna").personalNumber);
    await world.cancel();
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Inloggningen blev inte klar")).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("bankIdOrder.login"))).toBeNull();
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    const [next] = await world.orders();
    expect(next?.orderRef).not.toBe(order?.orderRef);
    await expect(page.getByText("Inloggningen blev inte klar")).toHaveCount(1);
  });

  test("polls that break off end no login [BID-07] [F02] [F03]", async ({ page, world }) => {
    await page.goto("/login/bank-id");
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await world.faults([
      { method: "GET", path: "*/auth/collect", times: 1, drop: true },
      { method: "GET", path: "*/auth/collect", times: 1, status: 503 },
    ]);
    const since = Date.now();
    await expect
      .poll(async () => (await world.calls(since)).filter(({ path }) => path.includes("/collect")).length)
      .toBeGreaterThan(2);
    await world.faults([{ method: "GET", path: "*/auth/collect", when: "after", times: 1, drop: true }]);
    await world.approve(world.person("Anna").personalNumber);
    await expect(page).toHaveURL("/home");
    await expect(page.getByText("Inloggningen blev inte klar")).toBeHidden();
  });

  test("going back after the login stays home, without another order [JWT-13]", async ({ page, world }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Logga in med BankID" }).click();
    await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
    await world.approve(world.person("Anna").personalNumber);
    await expect(page).toHaveURL("/home");
    const since = Date.now();
    await page.goBack();
    await expect(page).toHaveURL("/home");
    await expect(heading(page)).toContainText("Anna");
    await allHasCome(page);
    expect((await world.calls(since)).filter(({ method, path }) => method === "POST" && path.endsWith("/auth"))).toEqual([]);
  });
});

test.describe("on this device", () => {
  test.use(handheld);

  test("the app is opened by a press, once, through a real link, and the page stays and goes on asking [AUTH-20] [BID-17] [AMB-55]", async ({
    page,
    world,
  }) => {
    const opened: string[] = [];
    page.on("request", (request) => void (request.url().startsWith("https://app.bankid.com") && opened.push(request.url())));
    await page.goto("/login");
    await page.getByRole("link", { name: "Logga in med BankID" }).tap();
    // The press on the login page is the person's own: the app opens by itself, once.
    await expect.poll(() => opened.length).toBe(1);
    const [order] = await world.orders();
    expect(opened[0]).toMatch(/^https:\/\/app\.bankid\.com\/\?autostarttoken=[0-9a-f-]{36}&redirect=null$/);
    await world.open(world.person("Anna").personalNumber, order?.orderRef);
    await world.approve();
    await expect(page).toHaveURL("/home");
    expect(opened).toHaveLength(1);
  });

  test("a link from elsewhere opens no app: the button does [AMB-55] [A21]", async ({ page, world }) => {
    const opened: string[] = [];
    page.on("request", (request) => void (request.url().startsWith("https://app.bankid.com") && opened.push(request.url())));
    await page.goto("/login/bank-id");
    // Nothing is asked of the page before it polls: a look by the test counts as a press of the person's.
    await expect
      .poll(async () => (await world.calls()).filter(({ path }) => path.includes("/collect")).length)
      .toBeGreaterThan(0);
    await expect(heading(page)).toHaveText("Öppna BankID på den här enheten");
    expect(opened).toEqual([]);
    await page.getByRole("link", { name: "Öppna BankID" }).tap();
    await expect.poll(() => opened.length).toBe(1);
  });
});

test("a return from the app where nothing is known leads to the login page, and starts nothing [AUTH-06] [PWA-06]", async ({
  page,
  world,
}) => {
  await page.goto("/login/bank-id#initiated=true");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("link", { name: "Logga in med BankID" })).toBeVisible();
  await allHasCome(page);
  expect((await world.calls()).filter(({ method, path }) => method === "POST" && path.includes("/auth"))).toEqual([]);
});

test("a return from the app in a new tab goes on with the order [BID-18] [F41] [AUTH-11]", async ({ page, context, world }) => {
  await page.goto("/login/bank-id");
  await expect(page.getByRole("img", { name: "QR-kod" }).locator("svg")).toBeVisible();
  await world.open(world.person("Anna").personalNumber);
  await expect(heading(page)).toHaveText("Fortsätt i BankID-appen");
  const second = await context.newPage();
  await second.goto("/login/bank-id#initiated=true");
  await expect(heading(second)).toHaveText("Fortsätt i BankID-appen");
  await world.approve();
  await expect(second).toHaveURL("/home");
  await expect(page).toHaveURL("/home");
  expect((await world.calls()).filter(({ method, path }) => method === "POST" && /\/auth(\?|$)/.test(path))).toHaveLength(1);
});
