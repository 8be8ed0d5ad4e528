/** What has the focus, and what can be pressed, is seen: on low screens, and in the colours of the system. */
import { acceptCall, offerOf } from "./support/electricity";
import { expect, type Page, test } from "./support/fixtures";
import { invoiceCall, largeInvoice } from "./support/invoices";

const LOVAS = offerOf("lova-lindqvist-electricity");
const DISAS = "disa-dahl-electricity";

/** The name of what has the focus, and whether its middle is covered; null where nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { x, y, width, height } = element.getClientRects()[0]!;
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return { name: element.textContent, isSeen: seen !== null && (element.contains(seen) || seen.contains(element)) };
  });

for (const [width, height] of [
  [844, 390],
  [640, 320],
  [320, 256],
  [390, 640],
] as const)
  test(`nothing covers what has the focus on an offer's page of ${width} × ${height} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn("Lova");
    await page.goto(LOVAS.page);
    await expect(page.getByRole("button", { name: "Tacka nej" })).toBeVisible();
    const stops: { name: string | null; isSeen: boolean }[] = [];
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.map(({ name }) => name)).toContain("Tacka nej");
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });

test("in the colours of the system, buttons have an edge, and one sees how far a file has come", async ({
  page,
  world,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn("Disa");
  await world.faults([{ method: "POST", path: invoiceCall(DISAS), hold: true }]);
  await page.goto(`/contract/${DISAS}`);
  await page.locator("input[type=file]").setInputFiles(largeInvoice());
  await expect(page.getByRole("button", { name: "Avbryt" })).toHaveCSS("border-top-width", "1px");
  const bar = page.getByRole("region", { name: "Din elfaktura" }).getByRole("progressbar");
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(bar).toBeVisible();
  for (const part of [bar, bar.locator("> *")])
    expect(await part.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(canvas);
});

test("what went wrong is said above the buttons and the terms of a yes, and hides neither", async ({ page, world, signIn }) => {
  await signIn("Lova");
  await world.faults([{ method: "POST", path: acceptCall(LOVAS.id), status: 500 }]);
  await page.goto(LOVAS.page);
  await page.getByRole("button", { name: "Tacka ja" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Det gick inte att tacka ja" });
  const terms = page.getByText(/^När du tackar ja godkänner du/);
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [(await toast.boundingBox())!, (await terms.boundingBox())!];
      return below.y - (above.y + above.height);
    })
    .toBeGreaterThanOrEqual(0);
});
