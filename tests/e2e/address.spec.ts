/** Editing an address as a person does it: by keys, with odd input, against a server that says odd things. */
import { allHasCome, CURRENT_ADDRESS, callsTo } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";
import { comeBack } from "./support/tabs";
import type { World } from "./support/world";

const RULES = "/customer-service/api/v1/address";

const next = (page: Page) => page.getByRole("button", { name: "Nästa" });
const street = (page: Page) => page.getByLabel("Gata");
const contracts = (page: Page) => page.getByRole("heading", { level: 1, name: "Vilka avtal har du?" });
const sent = async (world: World) => (await callsTo(world, CURRENT_ADDRESS)).map(({ body }) => JSON.parse(body ?? ""));

/** The second step of the onboarding, by somebody who has no address yet. */
async function open(page: Page, signIn: (who: string) => Promise<unknown>) {
  await signIn("Nils");
  await page.goto("/onboarding");
  await page.getByLabel("E-post").fill("nils@example.se");
  await page.getByLabel("Mobilnummer").fill("0701234567");
  await next(page).click();
  await expect(street(page)).toBeVisible();
}

test("a line that is picked by keys is saved in its own fields, without what is emptied [FMT-09] [AMB-18]", async ({
  page,
  world,
  signIn,
  checkA11y,
}) => {
  await open(page, signIn);
  await street(page).pressSequentially("storgatan 12 b lgh 1001");
  await expect(page.getByRole("option")).toHaveCount(3);
  await checkA11y();
  await street(page).press("ArrowDown");
  await street(page).press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Storgatan 12903 25 Umeå");
  await street(page).press("Enter");
  await expect(page.getByLabel("Postnummer")).toHaveValue("903 25");
  await page.getByLabel(/^Lägenhetsnummer/).fill("");
  await street(page).press("Enter");
  await expect(contracts(page)).toBeVisible();
  expect(await sent(world)).toEqual([
    { street: "Storgatan", streetNumber: 12, entrance: "B", postalCode: 90_325, postalAddress: "Umeå" },
  ]);
});

test("patterns that are broken or run for ever neither crash nor hold up the form: the server decides [A46]", async ({
  page,
  world,
  signIn,
}) => {
  const rule = (regex: string) => ({ regex, required: false, errorKey: null });
  const body = {
    street: rule("^(([a-z])+.)+[A-Z]([a-z])+$"),
    streetNumber: rule("("),
    entrance: rule("(.*)*x"),
    co: rule("(a+)+$"),
    postalCode: rule("a".repeat(10_000)),
    postalAddress: { regex: { not: "text" }, required: "yes" },
  };
  await world.faults([{ method: "GET", path: RULES, status: 200, body }]);
  await open(page, signIn);
  const begun = Date.now();
  await street(page).fill("a".repeat(250));
  await page.getByLabel(/^c\/o/).fill(`${"a".repeat(250)}!`);
  await page.getByLabel(/^Nummer/).fill("7");
  await page.getByLabel("Postnummer").fill("90325");
  await page.getByLabel("Ort").fill("Umeå");
  await next(page).click();
  // The sandbox has its own rules: it refuses the c/o, which is too long.
  await expect(page.getByRole("group", { name: "Adressen kunde inte sparas" })).toBeFocused();
  await expect(page.getByText("Titta igenom det här: c/o.")).toBeVisible();
  expect(Date.now() - begun, "one of these patterns alone would take years").toBeLessThan(20_000);
  await page.getByLabel(/^c\/o/).fill("");
  await next(page).click();
  await expect(contracts(page)).toBeVisible();
  expect(await sent(world)).toHaveLength(2);
});

test("five million signs and markup are text like any other, and no more than fits [A90] [VAL-11]", async ({ page, signIn }) => {
  await open(page, signIn);
  const co = page.getByLabel(/^c\/o/);
  await co.fill(`<img src=x onerror=alert(1)>${"x".repeat(5_000_000)}`);
  await expect(co).toHaveValue(/^<img src=x onerror=alert\(1\)>x{228}$/);
  await next(page).click();
  await expect(street(page)).toBeFocused();
});

test("the browser's back leaves a save alone that is under way, and goes one step back when it is over [UX-15]", async ({
  page,
  world,
  signIn,
}) => {
  await open(page, signIn);
  await page.getByRole("button", { name: "Hämta folkbokföringsadress" }).click();
  await expect(street(page)).toHaveValue("Storgatan");
  await world.faults([{ method: "PATCH", path: CURRENT_ADDRESS, hold: true }]);
  await next(page).click();
  await expect.poll(world.held).toEqual([{ method: "PATCH", path: CURRENT_ADDRESS }]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state?.backSteps)).toBe(1);
  await world.release({ path: CURRENT_ADDRESS, status: 500 });
  await expect(page.getByText("Adressen kunde inte sparas. Försök igen om en stund.").first()).toBeVisible();
  await expect(street(page)).toHaveValue("Storgatan");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Hur når vi dig?" })).toBeVisible();
  await expect(page).toHaveURL("/onboarding");
});

test("what is typed stays when the person's details come anew [UX-08]", async ({ page, signIn }) => {
  await open(page, signIn);
  await street(page).fill("Åsgatan");
  const read = page.waitForResponse((response) => response.url().endsWith("/customers/current/info"));
  await comeBack(page);
  await read;
  await allHasCome(page);
  await expect(street(page)).toHaveValue("Åsgatan");
});

test("over a contract's page: back closes the editor alone and returns to what opened it, the next back leaves [UX-15] [ADDR-10]", async ({
  page,
  signIn,
}) => {
  await signIn("Anna");
  await page.goto("/home");
  await page.goto("/contract/anna-andersson-electricity");
  const edit = page.getByRole("button", { name: "Ändra adress" });
  await edit.click();
  const editor = page.getByRole("dialog", { name: "Ändra adress" });
  await expect(editor.getByLabel("Gata")).toHaveValue("Källgatan");
  await page.goBack();
  await expect(editor).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(page).toHaveURL("/contract/anna-andersson-electricity");
  await page.goBack();
  await expect(page).toHaveURL("/home");
});
