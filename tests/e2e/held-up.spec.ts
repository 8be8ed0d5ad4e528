/** A write that a consent held up, and one that failed: what is said of it, and for how long. */
import { CONTRACTS, callsTo } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";

const CONTRACT = "anna-andersson-electricity";
const ADDRESS = `${CONTRACTS}/${CONTRACT}/address`;

test.beforeEach(({ guard }) => guard.expectNetworkErrors());

const editor = (page: Page) => page.getByRole("dialog", { name: "Ändra adress" });
const save = (page: Page) => editor(page).getByRole("button", { name: "Spara adressen" });

async function typeAnother(page: Page) {
  await page.goto(`/contract/${CONTRACT}`);
  await page.getByRole("button", { name: "Ändra adress" }).click();
  await editor(page).getByLabel("Gata").fill("Åsgatan");
  await save(page).click();
}

test("an address that new terms held up is said not to be saved, stands there as typed, and is saved by the next press [AMB-64]", async ({
  page,
  world,
  signIn,
  checkA11y,
  shot,
}) => {
  await signIn("Anna");
  await world.faults([{ method: "PATCH", path: ADDRESS, status: 403, body: { reason: "TermsAndConditionsUpdated" }, times: 1 }]);
  await typeAnother(page);
  await page.getByRole("button", { name: "Godkänn villkoren" }).click();
  const said = page.getByRole("status").filter({ hasText: "Det du höll på med blev inte klart. Försök igen." });
  await expect(said).toHaveCount(1);
  await expect(said).toBeVisible();
  await expect(editor(page).getByLabel("Gata")).toHaveValue("Åsgatan");
  await checkA11y();
  await shot("held-up");
  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(said).toHaveCount(0);
  expect((await callsTo(world, ADDRESS)).map(({ status }) => status)).toEqual([403, 204]);
});

test("an address that failed to be saved: what was said of that goes when the next press saves it", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await world.faults([{ method: "PATCH", path: ADDRESS, status: 500, times: 1 }]);
  await typeAnother(page);
  const failed = page.getByRole("alert").filter({ hasText: "Adressen kunde inte sparas" });
  await expect(failed).toBeVisible();
  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(failed).toHaveCount(0);
});
