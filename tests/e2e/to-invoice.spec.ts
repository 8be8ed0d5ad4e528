/** The ways to the block of a contract's page in which its invoice is sent: from a card, by address, after a session that ended. */
import { expect, type Page, test } from "./support/fixtures";
import { invoiceCall, pdfInvoice } from "./support/invoices";

const SUMMER_HOUSE = "anna-andersson-electricity-summer-house";

const blockHeading = (page: Page) => page.getByRole("heading", { name: "Din elfaktura", exact: true });

const isLedTo = async (page: Page) => {
  await expect(page.getByRole("button", { name: "Välj fil eller ta ett foto" })).toBeFocused();
  await expect(blockHeading(page)).toBeInViewport();
};

test("a card on home leads to the invoice's block, also when the contract comes late [TODO-06] [TR-11]", async ({
  page,
  world,
  signIn,
}) => {
  await signIn("Anna");
  await page.goto("/home");
  const path = `/customer-service/api/v1/contracts/${SUMMER_HOUSE}`;
  await world.faults([{ method: "GET", path, hold: true }]);
  await page.getByRole("link", { name: "Ladda upp fakturan" }).click();
  await expect(page).toHaveURL(`/contract/${SUMMER_HOUSE}#invoice`);
  await expect.poll(world.held).toContainEqual({ method: "GET", path });
  await world.faults([]);
  await isLedTo(page);
  // Who comes back to it finds it as they left it.
  await page.evaluate(() => scrollTo({ top: 0 }));
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await expect(page).toHaveURL("/home");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("so does one on the contract's own page, also at the second press; the way back isn't longer for it [TODO-06] [TR-11]", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn("Anna");
  await page.goto("/home");
  await page.goto(`/contract/${SUMMER_HOUSE}`);
  const link = page.getByRole("region", { name: "Att göra" }).getByRole("link", { name: "Ladda upp fakturan" });
  for (let pressed = 1; pressed <= 2; pressed++) {
    await link.focus();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    await link.press("Enter");
    await isLedTo(page);
  }
  await expect(page).toHaveURL(`/contract/${SUMMER_HOUSE}#invoice`);
  await page.goBack();
  await expect(page).toHaveURL("/home");
});

test("one ring shows where one is: the focus's own after a key, one about the block after a press", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn("Anna");
  await page.goto(`/contract/${SUMMER_HOUSE}`);
  const link = page.getByRole("region", { name: "Att göra" }).getByRole("link", { name: "Ladda upp fakturan" });
  const rings = () =>
    page.evaluate(() => ({
      button: document.activeElement?.matches("button:focus-visible"),
      block: document.getElementById("invoice")!.getAnimations().length,
    }));
  await link.click();
  await isLedTo(page);
  expect(await rings()).toEqual({ button: false, block: 1 });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await link.press("Enter");
  await isLedTo(page);
  expect(await rings()).toEqual({ button: true, block: 0 });
});

test("so does its address alone, in a new tab", async ({ page, signIn }) => {
  await signIn("Anna");
  await page.goto(`/contract/${SUMMER_HOUSE}#invoice`);
  await isLedTo(page);
});

test("after the session ended while an invoice was sent: home leads back to the block [F29] [AMB-62]", async ({
  page,
  world,
  signIn,
  guard,
}) => {
  guard.expectNetworkErrors();
  await signIn("Anna");
  await page.goto(`/contract/${SUMMER_HOUSE}`);
  await world.faults([{ method: "POST", path: invoiceCall(SUMMER_HOUSE), status: 401 }]);
  await page.locator("input[type=file]").setInputFiles(pdfInvoice());
  await expect(page).toHaveURL(/\/login/);
  await world.faults([]);
  await signIn("Anna");
  await page.goto("/home");
  await page.getByRole("button", { name: "Fortsätt där du var" }).click();
  await expect(page).toHaveURL(`/contract/${SUMMER_HOUSE}#invoice`);
  await isLedTo(page);
});
