/** A page that is loaded anew while something is on its way: what was sent isn't sent once more. */
import { CONTRACTS, callsTo } from "./support/calls";
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
