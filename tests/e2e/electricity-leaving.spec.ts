/** Answers to offers whose page was left before they arrived, and offers that are answered in two tabs. */
import { callsTo, countOf, DASHBOARD } from "./support/calls";
import { acceptCall, denyCall, offerOf, offersOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import type { World } from "./support/world";

const pageOf = (contractId: string): string => offerOf(contractId).page;
const button = (page: Page, name: string) => page.getByRole("button", { name });
const isHeld = (world: World, path: string) => expect.poll(world.held).toContainEqual({ method: "POST", path });

const answers = [
  {
    how: "a yes",
    who: "Ove",
    contractId: "ove-oberg-electricity",
    call: acceptCall("ove-oberg-electricity-offer-1"),
    give: (page: Page) => button(page, "Tacka ja").click(),
    said: /^Du har tackat ja till erbjudandet från .*Norrsken El/,
    kept: "Det gick inte att tacka ja till erbjudandet. Försök igen.",
    after: (page: Page) => expect(page.getByRole("article", { name: "Norrsken El" })).toContainText("Du har tackat ja"),
  },
  {
    how: "a no",
    who: "Lova",
    contractId: "lova-lindqvist-electricity",
    call: denyCall("lova-lindqvist-electricity"),
    give: async (page: Page) => {
      await button(page, "Tacka nej").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Tacka nej" }).click();
    },
    said: "Du har tackat nej till erbjudandet",
    kept: "Det gick inte att tacka nej. Försök igen.",
    after: (page: Page) => expect(page.getByRole("heading", { name: "Inget bättre erbjudande just nu" })).toBeVisible(),
  },
];

for (const { how, who, contractId, call, give, said, kept, after } of answers) {
  /** Answers, goes back to the list while the call waits, and lets it end. */
  const leave = async (page: Page, world: World, signIn: (who: string) => Promise<unknown>, end: object) => {
    await signIn(who);
    await world.faults([{ method: "POST", path: call, hold: true }]);
    await page.goto(pageOf(contractId));
    await give(page);
    await isHeld(world, call);
    await button(page, "Tillbaka").click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await world.release({ path: call, ...end });
  };

  test(`${how} whose page was left is told, and shows on the page that is open [TR-15] [XS-08]`, async ({
    page,
    world,
    signIn,
  }) => {
    await leave(page, world, signIn, {});
    await expect(page.getByText(said)).toBeVisible();
    await after(page);
    await expect(page).toHaveURL(offersOf(contractId));
    expect([await countOf(world, call), await countOf(world, DASHBOARD)]).toEqual([1, 0]);
  });

  test(`${how} whose page was left and that failed is told, and can be given again [XS-08] [F06]`, async ({
    page,
    world,
    signIn,
  }) => {
    await leave(page, world, signIn, { status: 503 });
    await expect(page.getByText(kept)).toBeVisible();
    await expect(page).toHaveURL(offersOf(contractId));
    expect(await countOf(world, call)).toBe(1);
    await world.faults([]);
    await page.goto(pageOf(contractId));
    await give(page);
    await expect.poll(() => countOf(world, call)).toBe(2);
  });
}

test("a yes whose page was left while it was looked for is told of too [XS-08] [F06]", async ({ page, world, signIn }) => {
  await signIn("Ove");
  const { id, page: path, call } = offerOf("ove-oberg-electricity");
  await page.goto(path);
  await expect(button(page, "Tacka ja")).toBeEnabled();
  await world.faults([
    { method: "POST", path: acceptCall(id), when: "after", status: 500, times: 1 },
    { method: "GET", path: call, hold: true },
  ]);
  await button(page, "Tacka ja").click();
  await expect.poll(world.held).toContainEqual({ method: "GET", path: call });
  await button(page, "Tillbaka").click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await world.release();
  await expect(page.getByText(/^Du har tackat ja till erbjudandet från .*Norrsken El/)).toBeVisible();
  expect(await countOf(world, acceptCall(id))).toBe(1);
});

test("what was answered in another tab shows on return after a while [UX-03]", async ({ page, context, signIn }) => {
  await signIn("Ove");
  const contractId = "ove-oberg-electricity";
  await page.goto(offersOf(contractId));
  await expect(page.getByRole("article")).toHaveCount(3);
  const other = await context.newPage();
  await other.goto(pageOf(contractId));
  await button(other, "Tacka ja").click();
  await expect(other.getByRole("heading", { level: 1, name: "Klart! Du har tackat ja" })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 61_000);
  await page.evaluate(() => void window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Du har tackat ja till .*Norrsken El/);
});

test("a yes whose page was left for home takes its card from there, without a reload of the browser [TR-15]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Ove");
  const call = acceptCall("ove-oberg-electricity-offer-1");
  await world.faults([{ method: "POST", path: call, hold: true }]);
  await page.goto("/home");
  const offer = page.getByRole("link", { name: "Jämför", exact: true });
  await offer.click();
  await page.getByRole("link", { name: /^Visa erbjudandet från .?Norrsken El/ }).click();
  await button(page, "Tacka ja").click();
  await isHeld(world, call);
  await page.goBack();
  await page.goBack();
  await expect(offer).toBeVisible();
  await world.release({ path: call });
  await expect(page.getByText(/^Du har tackat ja till erbjudandet från .*Norrsken El/)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Pågår" })).toContainText("Norrsken El");
});

test("a yes in one tab is one in the other too, which asks no more than once [UX-03] [F06]", async ({
  page,
  context,
  world,
  guard,
  signIn,
}) => {
  guard.expectNetworkErrors();
  await signIn("Ove");
  const contractId = "ove-oberg-electricity";
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(pageOf(contractId));
    await expect(button(tab, "Tacka ja")).toBeEnabled();
  }
  for (const tab of [page, other]) {
    await button(tab, "Tacka ja").click();
    await expect(tab.getByRole("heading", { level: 1, name: "Klart! Du har tackat ja" })).toBeVisible();
    await expect(tab.getByText(/Det gick inte/)).toHaveCount(0);
  }
  const calls = await callsTo(world, acceptCall(`${contractId}-offer-1`));
  expect(calls.map(({ status }) => status)).toEqual([200, 409]);
  await page.goto(offersOf(contractId));
  await expect(page.getByRole("article", { name: "Norrsken El" })).toContainText("Du har tackat ja");
});

test("a yes that a reload has overtaken is never given again by itself", async ({ page, world, signIn }) => {
  await signIn("Ove");
  const { page: path, id } = offerOf("ove-oberg-electricity");
  const call = acceptCall(id);
  await world.faults([{ method: "POST", path: call, hold: true }]);
  await page.goto(path);
  await button(page, "Tacka ja").click();
  await isHeld(world, call);
  await page.reload();
  await expect(button(page, "Tacka ja")).toBeEnabled();
  await world.faults([]);
  await button(page, "Tillbaka").click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await countOf(world, call)).toBe(1);
});

test("who declines an offer that home led to, or removes a contract of the list, is back there, and one step back is one", async ({
  page,
  signIn,
}) => {
  const menu = (name: string) => page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name, exact: true });
  const yes = (name: string) => page.getByRole("alertdialog").getByRole("button", { name });
  await signIn("Lova");
  await page.goto("/more");
  await menu("Hem").click();
  await page.getByRole("link", { name: "Se erbjudandet" }).click();
  await button(page, "Tacka nej").click();
  await yes("Tacka nej").click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByText("Du har tackat nej till erbjudandet")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/more");

  await menu("Avtal").click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Granby Energi/ })
    .click();
  await button(page, "Ta bort avtalet").click();
  await yes("Ta bort").click();
  await expect(page).toHaveURL("/contracts");
  await expect(page.getByText("Granby Energi")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/more");
});
