/** A page that is loaded anew while something is on its way: what was sent isn't sent once more. */
import { AUTH, allHasCome, COLLECT, CONTRACTS, callsTo, countOf, INFO } from "./support/calls";
import { stopClock } from "./support/clock";
import { acceptCall, offerOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const OFFER = offerOf("lova-lindqvist-electricity");
const CONTRACT = "lova-lindqvist-electricity";

for (const { what, method, path, address, press } of [
  {
    what: "a yes to an offer",
    method: "POST",
    path: acceptCall(OFFER.id),
    address: OFFER.page,
    press: (page: Page) => button(page, "Tacka ja").click(),
  },
  {
    what: "the removal of a contract",
    method: "DELETE",
    path: `${CONTRACTS}/${CONTRACT}`,
    address: `/contract/${CONTRACT}`,
    press: async (page: Page) => {
      await button(page, "Ta bort avtalet").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
    },
  },
])
  test(`${what} is sent once, though the page is loaded anew before it is answered [XS-02]`, async ({ page, world, signIn }) => {
    await signIn("Lova");
    await page.goto(address);
    await world.faults([{ method, path, hold: true }]);
    await press(page);
    await expect.poll(world.held).toEqual([{ method, path }]);
    await page.reload();
    await expect(heading(page)).toHaveText("Granby Energi");
    await world.release();
    await expect.poll(world.held).toEqual([]);
    // Long enough for whatever the new page would do by itself.
    await page.getByRole("button", { name: "Tillbaka" }).focus();
    await expect(heading(page)).toHaveText("Granby Energi");
    const sent = (await callsTo(world, path)).filter((call) => call.method === method);
    expect(sent).toHaveLength(1);
  });

/** As a page that comes back from the browser's back-forward cache. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });

test("a wizard that the browser had put aside goes on, with what was typed, and sends nothing [F67]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Nils");
  await page.goto("/onboarding");
  await page.getByLabel("E-post").fill("nils@example.se");
  const asked = await countOf(world, INFO);
  await comeBack(page);
  await expect.poll(() => countOf(world, INFO)).toBe(asked + 1);
  await expect(page.getByLabel("E-post")).toHaveValue("nils@example.se");
  expect((await world.calls()).filter(({ method, path }) => method !== "GET" && path !== AUTH)).toEqual([]);
});

test("an order that the browser had put aside is asked for once, and polled on [F67]", async ({ page, world }) => {
  await page.clock.install();
  await page.goto("/login/bank-id");
  await expect.poll(() => countOf(world, COLLECT)).toBeGreaterThan(0);
  // From here on time stands still: what is asked for isn't due yet.
  await stopClock(page);
  await allHasCome(page);
  const before = await countOf(world, COLLECT);
  await comeBack(page);
  await expect.poll(() => countOf(world, COLLECT)).toBe(before + 1);
  await allHasCome(page);
  await page.clock.runFor(1_000);
  await expect.poll(() => countOf(world, COLLECT)).toBe(before + 2);
  expect(await countOf(world, AUTH)).toBe(1);
});
