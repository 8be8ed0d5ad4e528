/** Quick fingers and bad timing on the pages of the contracts: presses that come twice, pages left in the middle of something. */
import { callsTo, holderCall } from "./support/calls";
import { expect, type Page, test } from "./support/fixtures";

const CONTRACTS = "/customer-service/api/v1/contracts";
const OWN = "anna-andersson-broadband";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const card = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name }).first();
const menu = (page: Page, name: string) => page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name });

async function comeFromHome(page: Page) {
  await page.goto("/home");
  await menu(page, "Avtal").click();
  await expect(page.getByRole("heading", { level: 2, name: "Elavtal" })).toBeVisible();
}

test("two quick taps open a page once and leave it once", async ({ page, signIn }) => {
  await signIn("Anna");
  await comeFromHome(page);
  for (const [name, shown] of [
    [/Bilskydd Sverige/, "Bilskydd Sverige"],
    [/Ljusnät/, "Ljusnät"],
  ] as const) {
    await card(page, name).dblclick();
    await expect(title(page)).toHaveText(shown);
    await button(page, "Tillbaka").evaluate((back: HTMLElement) => {
      back.click();
      back.click();
    });
    await expect(title(page)).toHaveText("Avtal");
    await expect(page).toHaveURL("/contracts");
  }
  await page.goBack();
  await expect(page).toHaveURL("/home");
});

test("whoever closes a group is back on what they pressed, however they close it", async ({ page, signIn }) => {
  await signIn("Anna");
  await comeFromHome(page);
  const bilskydd = card(page, /Bilskydd Sverige/);
  for (const close of [() => page.goBack(), () => button(page, "Tillbaka").press("Enter")]) {
    await bilskydd.press("Enter");
    await expect(title(page)).toHaveText("Bilskydd Sverige");
    await expect(title(page)).toBeFocused();
    await close();
    await expect(bilskydd).toBeFocused();
  }
});

test("a contract that is left while it is removed is gone from the list all the same [TR-15]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await comeFromHome(page);
  await card(page, /Ljusnät/).click();
  const path = `${CONTRACTS}/${OWN}`;
  await world.faults([{ method: "DELETE", path, hold: true }]);
  await button(page, "Ta bort avtalet").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect.poll(async () => (await world.held()).length).toBe(1);
  await page.goBack();
  await expect(card(page, /Ljusnät/)).toBeVisible();
  await world.release();
  await expect(page.getByText("Avtalet är borttaget")).toBeVisible();
  await expect(card(page, /Ljusnät/)).toHaveCount(0);
  expect((await callsTo(world, path)).filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("a removal that is refused after its page was left is told [CON-13]", async ({ page, world, signIn }) => {
  await signIn("Anna");
  await comeFromHome(page);
  await card(page, /Bilskydd Sverige/).click();
  const path = holderCall("anna-andersson-bilskydd");
  await world.faults([{ method: "DELETE", path, hold: true }]);
  await button(page, "Ta bort avtalen").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect.poll(async () => (await world.held()).length).toBe(1);
  await menu(page, "Hem").click();
  await expect(title(page)).toHaveText(/^God .+, Anna$/);
  await world.release({ path, status: 500 });
  await expect(page.getByRole("alert")).toContainText("ta bort");
});

test("a consent that is given in one tab is asked for in no other [F21] [CNS-05]", async ({ page, context, guard, signIn }) => {
  guard.expectNetworkErrors();
  await signIn("Tove");
  await page.goto("/home");
  const other = await context.newPage();
  await other.goto("/contracts");
  await expect(other.getByRole("alertdialog")).toBeVisible();
  await button(page, "Godkänn villkoren").click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(other.getByRole("alertdialog")).toHaveCount(0);
  await expect(title(other)).toHaveText("Avtal");
  await expect(other.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
