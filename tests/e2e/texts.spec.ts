/** What the text service sends, or fails to: a first visit without texts, holes in the set, and texts that look like code. */
import sv from "../../src/i18n/sv.json" with { type: "json" };
import { countOf, DASHBOARD, TEXTS } from "./support/calls";
import { expect, test } from "./support/fixtures";

const heading = { level: 1 } as const;

test("a first visit whose texts fail four times says so in both languages, and a press fetches anew [TXT-05] [F61] [I18-03]", async ({
  page,
  world,
  shot,
}) => {
  await page.clock.install();
  await world.faults([{ path: TEXTS, status: 500, times: 4 }]);
  await page.goto("/login");
  const failed = page.getByRole("heading", { level: 1, name: "Failed to load, please try again later" });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return failed.isVisible();
    })
    .toBe(true);
  await expect(failed.locator("[lang=en]")).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText("Vi kunde inte hämta appens texter.");
  expect(await countOf(world, TEXTS)).toBe(4);
  await shot("texts failed");

  await page.getByRole("button", { name: "Försök igen" }).press("Enter");
  await expect(page.getByRole("heading", heading)).toHaveText("Välkommen hem till dina avtal");
  await expect(page.getByRole("heading", heading)).toBeFocused();
  expect(await countOf(world, TEXTS)).toBe(5);
});

test("a first visit that loses the network says that it is the network, and goes on by itself [AMB-61]", async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  await world.faults([{ path: TEXTS, hold: true }]);
  await page.goto("/login");
  await expect.poll(world.held).toHaveLength(1);
  await context.setOffline(true);
  await page.clock.runFor(8_000);
  await expect(page.getByRole("alert")).toContainText("Du verkar inte vara uppkopplad.");
  await world.faults([]);
  await context.setOffline(false);
  await expect(page.getByRole("heading", heading)).toHaveText("Välkommen hem till dina avtal");
});

test("texts that look like code are shown as they stand [A84]", async ({ page, world }) => {
  const odd = "{{x}} $t(sekPerMonth) %s <b>fet</b> <img src=x onerror=alert(1)> {x} $x";
  const body = { ...sv, "login.title": odd, "login.body": `\u202e${odd}`, "login.reassurance": "{{count}} & {{name}}" };
  await world.faults([{ path: TEXTS, status: 200, body }]);
  await page.goto("/login");
  await expect(page.getByRole("heading", heading)).toHaveText(odd);
  await expect(page.getByText("{{count}} & {{name}}")).toBeVisible();
  await expect(page.getByText(odd)).toHaveCount(2);
  await expect(page.locator("main")).not.toContainText("\u202e");
  await expect(page.locator("main b, main img")).toHaveCount(0);
});

test("holes in the set are filled, every button keeps its name, nothing is reported [I18-07]", async ({
  page,
  world,
  signIn,
}) => {
  const lost = Object.keys(sv).filter((key) => /^(home|nav|app|page|carousel)\./.test(key));
  const emptied = { "nav.more": "", "home.todo.title": "  ", "home.offers.title": null, "nav.home": 7 };
  const set = Object.fromEntries(Object.entries(sv).filter(([key]) => !lost.includes(key)));
  await signIn("Anna");
  await world.faults([{ path: TEXTS, status: 200, body: { ...set, ...emptied, constructor: "x", __proto__: "y" } }]);
  await page.goto("/home");
  await expect(page.getByRole("region", { name: /^Att göra/ }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Erbjudanden" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link");
  await expect(menu).toHaveText(["Hem", "Avtal", "Mer"]);
  const names = await page
    .getByRole("button")
    .or(page.getByRole("link"))
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent?.trim()));
  expect(names.filter((name) => name === "")).toEqual([]);
  expect((await world.calls()).filter(({ path, method }) => path.startsWith("/text-") && method !== "GET")).toEqual([]);
});

test("names are shown letter by letter [I18-05]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  const provider = { id: "n", name: "Bolag <Nord> & Söner", logoImageUrl: null };
  const dashboard = {
    customerFirstName: "Åsa & Bo <b>",
    todoCards: [],
    ongoingCards: [{ contractType: "Tv", description: "O’Konnors väg {{x}} $t(sekPerMonth) &", providers: [provider] }],
    offerPreviewCards: [],
    addMoreContractsCard: null,
  };
  await world.faults([{ path: DASHBOARD, status: 200, body: dashboard }]);
  await page.goto("/home");
  await expect(page.getByRole("heading", heading)).toHaveText(/, Åsa & Bo <b>$/);
  const card = page.getByRole("region", { name: "Pågår" }).getByRole("article");
  await expect(card).toContainText("O’Konnors väg {{x}} $t(sekPerMonth) &");
  await expect(card).toContainText("Bolag <Nord> & Söner");
});

test("a description in markup may name its letters", async ({ page, world, signIn }) => {
  await signIn("Anna");
  const ongoingCards = [{ contractType: "Tv", description: "**Å&amp;B** &ndash; 10&nbsp;% l&auml;gre &notthis;" }];
  await world.faults([{ path: DASHBOARD, status: 200, body: { ongoingCards } }]);
  await page.goto("/home");
  const card = page.getByRole("region", { name: "Pågår" }).getByRole("article");
  await expect(card).toContainText("Å&B – 10\u00a0% lägre &notthis;");
  await expect(card.locator("strong")).toHaveText("Å&B");
});
