/** Offers of electricity when what comes for them is hostile, late, broken, or doesn't come at all. */
import { CONTRACTS, DASHBOARD } from "./support/calls";
import { stopClock } from "./support/clock";
import { acceptCall, answersTo, offerOf, offersCall, offersOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const API = "/customer-service/api/v1";
const ANNA = "anna-andersson-electricity";
const LOYALTY = offerOf("lova-lindqvist-electricity");

test.describe("what comes from elsewhere", () => {
  test("is text, whatever it holds, and its links are followed only when they may be [A32] [A33] [A34] [A37] [A38] [SEC-03]", async ({
    page,
    world,
    signIn,
  }) => {
    await signIn("Lova");
    const hostile = [
      "Hej å ä ö <script>window.ours = 1</script> <img src=x onerror=window.ours=1> <svg onload=window.ours=1></svg>",
      '<iframe srcdoc="<script>parent.ours = 1</script>"></iframe> <p style="position:fixed;inset:0">Logga in</p> **fet**',
      "[x](javascript:window.ours=1) [bra](https://example.com/el) <form>Logga in</form>",
    ].join(" ");
    const links = [
      ["javascript:alert(1)", "http://granby.example/villkor"],
      ["https://bank.se@evil.example/", "data:text/html,<script>alert(1)</script>"],
      [" https://granby.example", "//granby.example"],
    ];
    for (const [terms, privacy] of links) {
      await world.faults([
        {
          method: "GET",
          path: LOYALTY.call,
          status: 200,
          body: {
            offer: {
              offerId: LOYALTY.id,
              offerType: "<b>LOYALTY</b>",
              status: "__proto__",
              provider: { id: "x", name: "Åsa & Bo <b>El</b> \u202elE" },
              offerDescription: hostile,
              salesAttributes: [{ title: hostile, value: hostile }],
              providerInformation: { title: hostile, description: hostile },
              contractChangeInformation: { title: null, description: `# ${hostile}` },
            },
            providerInformation: { termsAndConditionsLink: terms, privacyPolicyLink: privacy },
          },
        },
      ]);
      await page.goto(LOYALTY.page);
      await expect(heading(page)).toHaveText("Åsa & Bo <b>El</b> lE");
      const more = page.getByRole("region", { name: "Bra att veta" });
      await more.locator("summary").first().click();
      await more.getByText("Så går det till").click();
      await expect(page.getByText("fet", { exact: true }).first()).toBeVisible();
      await expect(more).toContainText("Villkor");
      await expect(page.locator("main").locator("script, img, form, iframe, b, [style*=fixed]")).toHaveCount(0);
      const targets = page.getByRole("main").locator("a[target]");
      await expect
        .poll(async () => new Set(await targets.evaluateAll((all) => all.map((one) => one.getAttribute("href")))))
        .toEqual(new Set(["https://example.com/el"]));
      expect(await page.evaluate(() => "ours" in window)).toBe(false);
      await expect(page.getByRole("main")).not.toContainText(/__proto__|LOYALTY/);
    }
  });

  test("ids with signs of an address are asked for as they are, and what can't be one isn't [A14]", async ({
    page,
    world,
    guard,
    signIn,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Anna");
    for (const id of ["a%2Fb", "a%3Fx%3D1", "..%2F..%2Fadmin", "a%23b"]) {
      for (const [path, call] of [
        [`/electricity/${id}/offers`, `${CONTRACTS}/${id}`],
        [`/electricity/${ANNA}/offer/${id}`, offerOf(ANNA).call.replace(/[^/]+$/, id)],
      ] as const) {
        const sinceMs = Date.now();
        // Of two calls at once the other may be given up when one fails: neither does before this one has come.
        await world.faults(["contracts", "electricity"].map((part) => ({ path: `${API}/${part}/*`, hold: true })));
        await page.goto(path);
        await expect.poll(async () => (await world.held()).map(({ path: held }) => held)).toContain(call);
        await world.faults([]);
        await expect(heading(page)).toHaveText("Vi hittar inte sidan");
        const asked = (await world.calls(sinceMs)).map(({ path: called }) => called);
        const allowed = [call, `${CONTRACTS}/${ANNA}`, offersCall(id), offersCall(ANNA)];
        expect(asked.filter((called) => /contracts|electricity/.test(called) && !allowed.includes(called))).toEqual([]);
      }
    }
    const before = (await world.calls()).filter(({ path }) => path.startsWith(CONTRACTS)).length;
    await page.goto(`/electricity/${"x".repeat(4_000)}/offers`);
    await expect(heading(page)).toHaveText("Vi hittar inte sidan");
    await page.goto(`/electricity/${ANNA}/offer/${"x".repeat(4_000)}`);
    await expect(heading(page)).toHaveText("Vi hittar inte sidan");
    expect((await world.calls()).filter(({ path }) => path.startsWith(CONTRACTS))).toHaveLength(before);
  });

  test("can fail and be read again, and waits for the network [TR-09]", async ({
    page,
    context,
    world,
    guard,
    signIn,
    checkA11y,
  }) => {
    guard.expectNetworkErrors();
    await signIn("Anna");
    for (const [path, call, title] of [
      [offersOf(ANNA), offersCall(ANNA), "3 elerbjudanden till dig"],
      [offerOf(ANNA).page, offerOf(ANNA).call, "Norrsken El"],
    ] as const) {
      await world.faults([{ method: "GET", path: call, status: 500, times: 1 }]);
      await page.goto(path);
      await expect(heading(page)).toHaveText("Något gick fel hos oss");
      await checkA11y();
      await button(page, "Försök igen").click();
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
    }
    await page.goto(offersOf(ANNA));
    await expect(heading(page)).toHaveText("3 elerbjudanden till dig");
    await context.setOffline(true);
    await page.getByRole("link", { name: /^Visa erbjudandet från .?Norrsken El/ }).click();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Du verkar sakna uppkoppling");
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Norrsken El");
  });

  test("is waited for in its own place, and told of when it takes long", async ({ page, world, signIn, checkA11y, shot }) => {
    await page.clock.install();
    await signIn("Anna");
    for (const [path, call, words] of [
      [offersOf(ANNA), offersCall(ANNA), "Vi hämtar erbjudandena"],
      [offerOf(ANNA).page, offerOf(ANNA).call, "Vi hämtar erbjudandet"],
    ] as const) {
      await world.faults([{ method: "GET", path: call, hold: true }]);
      await page.goto(path);
      await expect.poll(world.held).toHaveLength(1);
      await page.clock.runFor(1_500);
      await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
      await shot(words);
      await page.clock.runFor(4_000);
      await expect(page.getByText("Det tar lite längre tid än vanligt. Vi väntar på svar.")).toBeVisible();
      await checkA11y();
      await world.faults([]);
      await world.release();
    }
    await expect(heading(page)).toHaveText("Norrsken El");
    expect(await answersTo(world, DASHBOARD)).toEqual([]);
  });

  test("an answer on its way is told to take longer after five seconds, above the buttons, which stay where they are", async ({
    page,
    world,
    signIn,
    checkA11y,
    shot,
  }) => {
    await page.clock.install();
    await signIn("Lova");
    await page.goto(LOYALTY.page);
    await expect(button(page, "Tacka ja")).toBeVisible();
    await world.faults([{ method: "POST", path: acceptCall(LOYALTY.id), hold: true }]);
    await stopClock(page);
    await button(page, "Tacka ja").click();
    await expect.poll(world.held).toHaveLength(1);
    const sending = button(page, "Skickar ditt svar …");
    await page.clock.runFor(4_000);
    const slow = page.getByRole("status").filter({ hasText: "Det tar lite längre tid än vanligt. Vi väntar på svar." });
    await expect(slow).toHaveCount(0);
    const before = (await sending.boundingBox())!;
    await page.clock.runFor(2_000);
    await expect(slow).toBeVisible();
    // What sticks is drawn on whole pixels, now and then.
    expect(Math.abs((await sending.boundingBox())!.y - before.y)).toBeLessThan(1);
    await page.clock.resume();
    await checkA11y();
    await shot("an answer that takes long");
    await world.release();
    await expect(heading(page)).toHaveText("Klart! Du har tackat ja");
  });
});
